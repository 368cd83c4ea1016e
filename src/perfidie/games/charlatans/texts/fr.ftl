### Les Charlatans de Belcastel: Le Duel

## === SECTION C1: the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-title = Les Charlatans de Belcastel

## === SECTION C2: settled questions ===

## === SECTION A1: market square, flasks, bags, brewing ===

## === SECTION A2: coins, books, scale, shop, choices of chips ===

## === SECTION B: notebook, end of the game, almanac ===
