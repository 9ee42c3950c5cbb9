### A seat's hand on a phone, and the page of the table that shows its code.
###
### $name - a player's name
### $number - the number of a slot, 1 to 3
### $tile - a tile with all that is printed on it, as a sentence
### $count, $tiles - how many tiles; tiles just drawn, by name
### $symbol - the symbol on the back of a tile
### $word - a turn word, spelled, such as M O P

## On the phone

hand-title = Your tiles
hand-of = { $name }’s tiles
hand-tiles = Tiles
hand-slot = Slot { $number }: { $tile }
hand-empty = Slot { $number }: empty
hand-how = On your turn, tap your tile’s number on the shared screen and build it. Then tap the tile here.
hand-built_it = I built this one
hand-ask_word = Finish your turn on the shared screen. Then enter the word it shows for you:
hand-letters = Letters
hand-rub_out = Delete a letter
hand-refused-short = The word has three letters.
hand-refused-wrong = That’s not your word. Look for your name on the shared screen.
hand-refused-used = You’ve used this word already. You get the next one after this turn.
hand-refused-later = This word belongs to a later turn. Scan your code again.
hand-tile_came = New tile: { $tiles }.
hand-oops = Oops, take it back
hand-put_away = Put the tiles away
hand-back_again = The tile is back in your hand.
hand-left =
    { $count ->
        [0] You have drawn your last tile.
        [one] One more tile to draw.
       *[other] { $count } more tiles to draw.
    }
hand-over = You’ve built all your tiles.
hand-custom = This isn’t the standard deck. The shared screen explains what its tiles pay.
hand-problem-empty = This link has no tiles in it.
hand-problem-damaged = This code is damaged or cut off.
hand-problem-another = This code comes from another version of the game. Update the page on both devices.
hand-problem-older = This code is older than the tiles on this phone.
hand-scan = Scan the code again: tap your name on the shared screen, then “Tiles on a phone”.
hand-go_on = Continue with my tiles
hand-use_code = Use this code (the table undid a turn)

## On the table

phones-title = Tiles on phones
phones-text = Keep this device on the table. Each player scans a code and sees their tiles on their phone. After that you don’t need a network.
phones-nobody = For tiles on phones you need two or more players and hidden hands.
phones-hand = Tiles on a phone
phones-mine = My tiles on my phone
phones-only = Only { $name } should scan this
phones-scan = Point the phone’s camera at the code and open the link.
phones-plain = As text, without the page
phones-plain_text = The camera shows the tiles as text. Scan a new code after each turn.
phones-link = Back to the link
phones-making = Making the code…
phones-try_again = Try again
phones-take_back = Let { $name } play without a phone
phones-without = These tiles are back on this device.
phones-has = on a phone
phones-has_not = show the code
phones-play = Play
phones-word = Word for { $name }’s phone:
phones-word_spoken = The word for { $name }’s phone: { $word }.
phones-tray = Tiles on a phone, face down
phones-back = Tile { $number }, face down: { $symbol }
phones-lift = Turn over { $number }?
phones-lift_asked = Turn over tile { $number }? Everyone will see it. Tap it again to turn it over.
phones-why_build = Choose a tile on your phone. Tap its number here, twice.
phones-why_swap = Tap the number of a tile here, twice, to see what it’s worth. Everyone will see the tile.
