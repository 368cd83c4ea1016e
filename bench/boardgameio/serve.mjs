// boardgame.io's own server with the glass game. Says its port in one line, ends with its input. Where matches are kept:
//   memory          nowhere else: its default
//   flatfile DIR    its own store on disk: every move reads the match from its files, and writes state and log anew
//   journal DIR     in memory, and each move is added to one file before anybody is told, as leanly as can be
// Nothing is forced through to the disk (fsync): what is written is with the operating system.

import { openSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { makeGame } from "./glass.mjs";

const need = createRequire(`${process.cwd()}/`);
const { FlatFile, Server } = need("boardgame.io/server");
const { INVALID_MOVE } = need("boardgame.io/core");
const [store, dir] = process.argv.slice(2);

const say = process.stdout.write.bind(process.stdout);
for (const level of ["log", "info", "warn", "error"]) console[level] = () => {};
const db = store === "flatfile" ? { db: new FlatFile({ dir }) } : {};
const server = Server({ games: [makeGame(INVALID_MOVE)], origins: ["http://127.0.0.1"], ...db });
if (store === "journal") {
  const file = openSync(`${dir}/moves.jsonl`, "a");
  const keep = server.db.setState.bind(server.db);
  server.db.setState = (id, state, moves) => {
    keep(id, state, moves);
    writeSync(file, `${JSON.stringify([id, state._stateID, moves ?? state])}\n`);
  };
}
const running = await server.run({ port: 0 });
if (store === "flatfile") need("node-persist").stopExpiredKeysInterval(); // it would read files while they are written, and die
say(`${JSON.stringify({ port: running.appServer.address().port, version: need("boardgame.io/package.json").version, node: process.version })}\n`);
process.stdin.on("end", () => process.exit(0)).resume();
