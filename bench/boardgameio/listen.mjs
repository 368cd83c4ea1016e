// Players of boardgame.io: five sockets a match, who is asked moves at once.
// Reads one word a line: `play N` (the first N matches), `pause`, `count`; answers each with what has been done so far.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { someMove } from "./glass.mjs";

const need = createRequire(`${process.cwd()}/`);
const { io } = need("socket.io-client");
const [port, tables] = process.argv.slice(2).map(Number);
const done = { moves: 0, games: 0, updates: 0, weighed: 0, bytes: 0 };
let serial = 0;

class Match {
  constructor() {
    this.going = false;
    this.sockets = [0, 1, 2, 3, 4].map((seat) => this.#seat(seat));
    this.latest = [];
  }

  #seat(seat) {
    const socket = io(`http://127.0.0.1:${port}/glass`, { transports: ["websocket"], forceNew: true });
    socket.on("sync", (id, { state }) => this.#came(seat, id, state));
    socket.on("update", (id, state, log) => {
      done.updates += 1;
      if (done.updates % 50 === 0) {
        done.weighed += 1;
        done.bytes += Buffer.byteLength(JSON.stringify([id, state, log]));
      }
      this.#came(seat, id, state);
    });
    return socket;
  }

  begin() {
    this.id = `match${serial++}`;
    this.latest = [];
    this.answered = [-1, -1, -1, -1, -1]; // by seat, the state it has moved on
    this.#join(0); // the first one makes the match
  }

  #join(seat) {
    this.sockets[seat].emit("sync", this.id, String(seat), undefined, 5);
  }

  #came(seat, id, state) {
    if (id !== this.id) return;
    if (!this.latest.length) for (const other of [1, 2, 3, 4]) this.#join(other);
    if (this.latest[seat]?._stateID === this.answered[seat]) done.moves += 1; // his own move has come back to him
    this.latest[seat] = state;
    if (!state.ctx.gameover) this.decide(seat);
    else if (this.latest.filter((seen) => seen.ctx.gameover).length === 5) {
      done.games += 1;
      this.begin();
    }
  }

  decide(seat) {
    const state = this.latest[seat];
    if (!this.going || Number(state?.ctx.currentPlayer) !== seat || state._stateID === this.answered[seat]) return;
    const [type, args] = someMove(state);
    this.answered[seat] = state._stateID;
    const playerID = String(seat);
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID } };
    this.sockets[seat].emit("update", action, state._stateID, this.id, playerID);
  }

  play(going) {
    this.going = going;
    if (going) for (const seat of this.sockets.keys()) this.decide(seat);
  }
}

const matches = Array.from({ length: tables }, () => new Match());
const everybody = matches.flatMap((match) => match.sockets);
await Promise.all(everybody.map((socket) => socket.connected || new Promise((come) => socket.once("connect", come))));
for (const match of matches) match.begin();

for await (const line of createInterface({ input: process.stdin })) {
  const [word, count] = line.split(" ");
  if (word !== "count") matches.forEach((match, at) => match.play(word === "play" && at < Number(count)));
  process.stdout.write(`${JSON.stringify(done)}\n`);
}
process.exit(0);
