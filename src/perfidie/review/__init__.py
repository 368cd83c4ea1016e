"""The review of a finished game: what a seat could know and should have believed, what its choices gave away, and luck.

Everything is worked out from the record alone, and comes out the same for the same seed.
"""
