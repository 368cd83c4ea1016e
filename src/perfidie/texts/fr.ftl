seat-number = Joueur { $number }
list-last = { $items } et { $last }
