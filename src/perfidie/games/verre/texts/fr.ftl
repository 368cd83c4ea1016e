game-title = Le Verre empoisonné
