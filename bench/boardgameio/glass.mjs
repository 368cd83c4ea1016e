// The game of bench/yardstick.py as boardgame.io wants it: five players, one move a turn, four phases a round.

const SEATS = [0, 1, 2, 3, 4];
const GLASSES = SEATS;
export const SPIES = GLASSES.flatMap((a) =>
  GLASSES.filter((b) => b > a).flatMap((b) => GLASSES.filter((c) => c > b).map((c) => [a, b, c])),
);

const around = (first) => ({
  first,
  next: ({ ctx }) => (ctx.playOrderPos + 1) % SEATS.length,
});
const wesleyFirst = around(({ G }) => G.wesley);
const vizziniFirst = around(({ G }) => (G.wesley + 4) % SEATS.length);

function dealt(G, random) {
  const deck = random.Shuffle(GLASSES.concat([5, 6, 7, 8, 9]).flatMap((v) => [v + 1, -v - 1]));
  G.glasses = GLASSES.map((g) => [deck[g]]);
  G.hands = SEATS.map((p) => deck.slice(5 + 3 * p, 8 + 3 * p));
  G.taken = SEATS.map(() => -1);
  G.spied = SEATS.map(() => -1);
  G.drank = SEATS.map(() => -1);
  G.acted = 0;
  return G;
}

function drink(G, player, swallowed) {
  const doubled = 2 * G.glasses[G.taken[player]].reduce((sum, card) => sum + card, 0);
  const weight = doubled + (player === G.wesley ? SEATS.length : 0);
  const hurt = weight > 0 ? (swallowed ? SEATS.filter((p) => p !== player) : [player]) : weight < 0 && swallowed ? [player] : [];
  for (const victim of hurt) G.hearts[victim] -= 1;
  G.drank[player] = swallowed ? 1 : 0;
}

export function makeGame(INVALID_MOVE) {
  // Moves run on the server alone: a client knows too little to try them.
  const phase = (name, order, count, next, allowed, act, more = {}) => ({
    next,
    turn: { order, minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => G.acted === count,
    onEnd: (context) => {
      context.G.acted = 0;
      more.after?.(context);
    },
    start: more.start,
    moves: {
      [name]: {
        client: false,
        move: ({ G, ctx }, ...choice) => {
          const player = Number(ctx.currentPlayer);
          if (!allowed(G, player, ...choice)) return INVALID_MOVE;
          act(G, player, ...choice);
          G.acted += 1;
        },
      },
    },
  });
  return {
    name: "glass",
    minPlayers: 5,
    maxPlayers: 5,
    disableUndo: true,
    setup: ({ random }) => dealt({ hearts: SEATS.map(() => 4), wesley: 0 }, random),
    phases: {
      spy: phase("spy", wesleyFirst, 5, "fill", (G, p, which) => which in SPIES, (G, p, which) => { G.spied[p] = which; }, { start: true }),
      fill: phase(
        "fill", wesleyFirst, 15, "choose",
        (G, p, card, glass) => card in G.hands[p] && glass in G.glasses && G.glasses[glass].length < 4,
        (G, p, card, glass) => {
          G.glasses[glass].push(...G.hands[p].splice(card, 1));
          if (G.acted === 4 || G.acted === 9) G.hands.unshift(G.hands.pop()); // hands go round
        },
      ),
      choose: phase("choose", vizziniFirst, 5, "drink", (G, p, glass) => glass in G.glasses && !G.taken.includes(glass), (G, p, glass) => { G.taken[p] = glass; }),
      drink: phase("drink", wesleyFirst, 5, "spy", () => true, drink, {
        after: ({ G, random }) => {
          G.wesley = (G.wesley + 1) % SEATS.length;
          dealt(G, random);
        },
      }),
    },
    endIf: ({ G }) => (G.hearts.some((left) => left <= 0) ? { hearts: G.hearts } : undefined),
    playerView: ({ G, playerID }) => {
      const me = playerID == null ? -1 : Number(playerID);
      const spied = me < 0 || G.spied[me] < 0 ? [] : SPIES[G.spied[me]];
      const opened = (glass) => G.taken.includes(glass) && G.drank[G.taken.indexOf(glass)] >= 0;
      return {
        ...G,
        glasses: G.glasses.map((cards, glass) => cards.map((card, at) => (opened(glass) || (at === 0 && spied.includes(glass)) ? card : null))),
        hands: G.hands.map((cards, p) => (p === me ? cards : cards.map(() => null))),
        spied: G.spied.map((which, p) => (p === me ? which : null)),
      };
    },
  };
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

// A move at random for the player whose turn it is, from what he sees.
export function someMove({ G, ctx }) {
  const mine = G.hands[ctx.currentPlayer];
  switch (ctx.phase) {
    case "spy":
      return ["spy", [Math.floor(Math.random() * SPIES.length)]];
    case "fill":
      return ["fill", [any([...mine.keys()]), any(GLASSES.filter((glass) => G.glasses[glass].length < 4))]];
    case "choose":
      return ["choose", [any(GLASSES.filter((glass) => !G.taken.includes(glass)))]];
    default:
      return ["drink", [Math.random() < 0.5]];
  }
}
