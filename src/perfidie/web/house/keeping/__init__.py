"""What the keeper of the house has decided: heard of while the house is open, and held to."""
