### The receipt

receipt-title = Sealed chance
receipt-room = Before anybody sat down the house committed itself to a secret; this is its digest. Everybody who sits down adds a number that their browser draws. All chance of the game follows from these, and all of it is opened at the end.
receipt-added =
    { $count ->
        [0] Nobody has added a number yet.
        [one] One person has added a number.
       *[other] { $count } people have added a number.
    }
receipt-mine = Yours is in; nobody sees it before the end.
receipt-number = A number of your own, if you would rather choose it (any text)
receipt-number-go = Add it
receipt-table = The house committed itself to its secret before the game. All chance follows from it and from the numbers of those who sat down; at the end anybody can check it.
receipt-table-over = The game is over: the secret is opened in the record, and anybody can check that nobody chose the chance.
receipt-check = Check the chance
receipt-page = Check a receipt
receipt-below = Nobody chose the chance: see for yourself
receipt-drop-title = The record of a game
receipt-get = First save the record of table { $name }:
receipt-get-go = Save
receipt-drop = Drop it here, or choose the file. It does not leave your device.
receipt-no-script = This page computes in your browser and needs JavaScript. Without it, the command below does the same, and more.
receipt-what = What is checked, and what is not
receipt-what-shows = Here: that the secret opened at the end is the one the house committed itself to, that the key follows from this secret, from what was agreed on and from the players’ numbers, and that every draw and every bot’s seed follow from it.
receipt-what-order = For you to compare: the digest of the commitment must be the one that the room showed before you sat down.
receipt-what-rules = Not here: that every move was allowed, that nothing else could have been drawn, and that every bot chose by itself. The command perfidie verify checks that.
receipt-what-not = Nowhere: that nobody looked. Whoever keeps the house can read its database while a game is on; if they play, you have to trust them. And where nobody has added a number, the house alone chose its secret.
receipt-says-all-right = Nothing speaks against this receipt.
receipt-says-all-wrong = This receipt does not hold.
receipt-says-none = This record has no receipt: its chance cannot be checked.
receipt-says-unreadable = This file is no record that can be read.
receipt-says-no-crypto = Your browser computes no digests on a page without HTTPS. Open it over HTTPS, or use the command below.
receipt-says-commitment-right = Commitment for { $name }: kept. Compare: { $words }
receipt-says-commitment-wrong = Commitment for { $name }: the secret is not the one the house committed itself to ({ $words }).
receipt-says-key-right = Key: it follows from the secret, from what was agreed on and from the numbers.
receipt-says-key-wrong = Key: it does not follow from the secret, from what was agreed on and from the numbers.
receipt-says-numbers-right = Numbers added: { $count }, of so many people: { $people }.
receipt-says-numbers-none = Numbers: nobody has added one. Chance was fixed before the game, but by the house alone.
receipt-says-mine-right = Numbers that this browser knows as its own: { $count }.
receipt-says-places-right = Places: drawn by lot with this key.
receipt-says-places-wrong = Places: they were not drawn with this key.
receipt-says-draws-right = Draws checked: { $count }.
receipt-says-draws-wrong = Draws: the one on line { $line } is not what the key gives.
receipt-says-lots-right = Choices drawn by lot when time was up: { $count }, checked.
receipt-says-lots-wrong = Time up: the choice on line { $line } is not what the key gives.
receipt-says-seeds-right = Bots’ seeds checked: { $count }.
receipt-says-seeds-wrong = Bots: the seed of line { $line } is not what the key gives.
receipt-says-not-here = The rules and the choices of bots are not checked here.
