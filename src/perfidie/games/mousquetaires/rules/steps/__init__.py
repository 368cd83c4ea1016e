"""The steps of Mousquetaires du Roy, one room for each part of the play aid.

base          what they have in common: cards drawn, wounds, dice, victories
preparation   setting the board up
milady        Phase I – Milady: destination, Paris card, Adversaries and Traps, Treachery
treacheries   the fifteen Treacheries
musketeers    Phase II – Mousquetaires: order of play
act           the turn of a Musketeer: what he may do, and why not
at_once       actions 1, 2, 3, 8 and 9, and secret passages
attempts      actions 6 and 7: what he may attempt where he is
exchange      action 4: Échanger
characters    action 5: the eight Characters
challenge     action 6: Défi, with Rochefort in the way and the Traps that strike
duel          action 7: Duel, exchange after exchange
missions      missions completed or failed, the Louvre's next one
quest         la quête des Ferrets
end_of_phase  Fin de la phase II: recovery, Milady shows herself
la_rochelle   Phase III – La Rochelle
end_of_turn   Phase IV – Fin du tour, with the effects of the Paris cards
automatic     what Milady decides where nobody plays her
"""
