### Idus Martii.

## [C] The game, its rules, steps, choices, events, refusals, reasons, options, presets, words, glossary, settled questions.

game-title = Idus Martii

## [C end]

## [A] Labels of the board on the site.

## [A end]

## [B] Labels of the notebook, the last reveal, the replay and the almanac.

## [B end]

## [G] Labels of the statements at hand.

## [G end]
