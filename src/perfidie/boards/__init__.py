"""What boards are made of, on a page and in a terminal: the pieces that games and screens share."""
