"""How Milady thinks."""
