"""Drawing: templates, words, names and files, and the board of a game that has drawn none."""
