"""The steps of the duel, one room for each part of the rulebook.

base      what they have in common
market    déplacer le patient, déplacer son stand, la maison de la guilde, augmenter la valeur des jetons
potion    drawing a chip and placing it in the flask, explosion
pages     what the ingredient books do when a chip is placed
eye       the pages of the peacock eye, which look into a bag
coins     1. Lancer de pièces
brewing   2. Préparer la potion
effects   3. Effets
trade     4. Régulation des échanges
buying    5. Acheter de nouveaux ingrédients
rounds    préparation, 6. Fin d'une manche, fin de la partie
"""
