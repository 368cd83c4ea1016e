"""The arena: bots against each other, many games, every deal from every place.

A `Contest` says who meets whom; its `Bout`s are the games; a crew plays them, here, in several processes or on a Ray
cluster; figures say what they prove, and how surely. Whoever speaks the JSON interface, is an OpenSpiel bot or is a
class of Python can enter beside the house's own.
"""
