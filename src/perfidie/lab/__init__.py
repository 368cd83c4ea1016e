"""The laboratory: games as data and as environments, for whoever has a program learn them (docs/laboratory.md)."""
