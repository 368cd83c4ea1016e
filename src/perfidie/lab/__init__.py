"""The laboratory, for whoever has a program learn these games (docs/laboratory.md).

Its parts::

    data          games of bots as a table, one row for each decision, and their records
    vector        many tables at once, played by the engine in several processes
    batch         many tables in lockstep, as arrays
    exact         perfect play at the smallest games, and what players lose by it
    conventions   what vector and batch have in common
    train         networks that learn from what a seat sees
"""
