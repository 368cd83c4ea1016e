game-title = The Poisoned Glass
