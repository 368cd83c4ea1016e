"""The laboratory: every game in OpenSpiel and in PettingZoo. Generic: a new game needs no code here."""
