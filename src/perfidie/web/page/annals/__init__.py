"""What is shown of games that are over: histories, statistics, ladders."""
