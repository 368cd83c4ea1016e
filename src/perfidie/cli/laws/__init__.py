"""`perfidie check`: the laws of the engine, those that need a checkout, and the texts; and how a verdict is told."""
