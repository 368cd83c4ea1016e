"""People beyond one evening: accounts, devices, results, ratings, friends, circles.

Every function takes a connection first: reading ones are run by `Store.look_up`, writing ones, each in a transaction of
its own, by `Store.keep`. A guest is a person too; an account only makes them last.
"""
