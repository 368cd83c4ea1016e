### Mousquetaires du Roy

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

## === settled questions ===

## === tracks, places, figures, missions, quest, threats ===

## === decisions, sheets, hands, duel, Milady's side ===

## === notebook, end of the game, almanac ===
