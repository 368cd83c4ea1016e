"""The arena: bots against each other, many games, every deal from every place.

A `Contest` says who meets whom; each of its games is a `Bout`; a crew plays them, here, in several processes or on a
Ray cluster; the figures say what they prove, and how surely. A program that speaks the JSON interface, a bot of
OpenSpiel or a Python class can enter beside the house's own bots.
"""
