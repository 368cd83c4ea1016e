// boardgame.io's own server with the glass game, matches in memory. Says its port in one line, ends with its input.

import { createRequire } from "node:module";
import { makeGame } from "./glass.mjs";

const need = createRequire(`${process.cwd()}/`);
const { Server } = need("boardgame.io/server");
const { INVALID_MOVE } = need("boardgame.io/core");

const say = process.stdout.write.bind(process.stdout);
for (const level of ["log", "info", "warn", "error"]) console[level] = () => {};
const running = await Server({ games: [makeGame(INVALID_MOVE)], origins: ["http://127.0.0.1"] }).run({ port: 0 });
say(`${JSON.stringify({ port: running.appServer.address().port, version: need("boardgame.io/package.json").version, node: process.version })}\n`);
process.stdin.on("end", () => process.exit(0)).resume();
