// Players of boardgame.io: five sockets a match, who is asked moves at once, or so many milliseconds after the last move.
// Reads one word a line: `play N [PACE]` (the first N matches; with a pace, matches that are missing are made), `pause`,
// `count`; answers each with what has been done so far, and with a pace how long the last of five waited for each move.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { someMove } from "./glass.mjs";

const need = createRequire(`${process.cwd()}/`);
const { io } = need("socket.io-client");
const [port, tables] = process.argv.slice(2).map(Number);
const done = { moves: 0, games: 0, updates: 0, weighed: 0, bytes: 0, waits: [] };
let serial = 0;
let pace = 0;

class Match {
  constructor() {
    this.going = false;
    this.due = 0;
    this.untold = new Map(); // by seat that was not told of the last move: the state it had seen
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
    if (this.untold.has(seat) && state._stateID > this.untold.get(seat)) {
      this.untold.delete(seat);
      if (!this.untold.size && pace) done.waits.push((performance.now() - this.sent) / 1000);
    }
    if (!state.ctx.gameover) this.decide(seat);
    else if (this.latest.filter((seen) => seen.ctx.gameover).length === 5) {
      done.games += 1;
      this.begin();
    }
  }

  decide(seat) {
    const state = this.latest[seat];
    if (!this.going || Number(state?.ctx.currentPlayer) !== seat || state._stateID === this.answered[seat]) return;
    const now = performance.now();
    if (pace && now < this.due) {
      this.alarm ??= setTimeout(() => {
        this.alarm = undefined;
        for (const each of this.sockets.keys()) this.decide(each);
      }, this.due - now);
      return;
    }
    this.due = Math.max(this.due, now - pace) + pace;
    this.sent = now;
    this.untold = new Map([0, 1, 2, 3, 4].map((each) => [each, this.latest[each]?._stateID ?? -1]));
    const [type, args] = someMove(state);
    this.answered[seat] = state._stateID;
    const playerID = String(seat);
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID } };
    this.sockets[seat].emit("update", action, state._stateID, this.id, playerID);
  }

  play(going) {
    if (going && !this.going) this.due = performance.now() + pace * Math.random();
    this.going = going;
    if (going) for (const seat of this.sockets.keys()) this.decide(seat);
  }
}

const matches = [];

async function grow(count) {
  const fresh = Array.from({ length: Math.max(0, count - matches.length) }, () => new Match());
  const everybody = fresh.flatMap((match) => match.sockets);
  await Promise.all(everybody.map((socket) => socket.connected || new Promise((come) => socket.once("connect", come))));
  for (const match of fresh) match.begin();
  matches.push(...fresh);
}

await grow(tables);
for await (const line of createInterface({ input: process.stdin })) {
  const [word, count, paced] = line.split(" ");
  pace = Number(paced ?? pace);
  if (pace && word === "play") await grow(Number(count));
  if (word !== "count") matches.forEach((match, at) => match.play(word === "play" && at < Number(count)));
  process.stdout.write(`${JSON.stringify(done)}\n`);
  done.waits = [];
}
process.exit(0);
