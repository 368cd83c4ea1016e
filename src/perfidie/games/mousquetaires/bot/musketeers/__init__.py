"""How a Musketeer thinks."""
