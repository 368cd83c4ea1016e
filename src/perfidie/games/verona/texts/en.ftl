### Council of Verona

game-title = Council of Verona

## === SECTION A: the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

## === SECTION B: the board on the site ===

## === SECTION C: the finished round and the notebook on the site ===
