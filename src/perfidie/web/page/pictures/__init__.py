"""Pictures made on the server: what a link looks like where it is sent, and the picture of a game that is over."""
