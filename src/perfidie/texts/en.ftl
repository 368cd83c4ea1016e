seat-number = Player { $number }
list-last = { $items } and { $last }
