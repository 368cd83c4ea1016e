"""The steps of the Council of Verona.

rounds   set-up, turn, end of the round
powers   2. Utiliser le Pouvoir d'un Personnage (OPTIONNEL)
tokens   3. Placer un jeton d'Influence face cachée (OPTIONNEL)
"""
