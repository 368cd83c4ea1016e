"""Several processes at one table: who sees to it, how each follows the others, and what is shown elsewhere."""
