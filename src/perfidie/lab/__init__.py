"""The laboratory at full strength: games in lockstep, data to learn from, training."""
