"""The pages: what one viewer is shown of the house, drawn piece by piece and pushed as it changes."""
