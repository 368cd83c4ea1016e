"""People in the house: where they sit, whether they are there, and how they behave."""
