### A seat's hand on a phone, and the page of the table that shows its code.
###
### $name - a player's name
### $number - the number of a slot, 1 to 3
### $tile - a tile with all that is printed on it, as a sentence
### $count, $tiles - how many tiles; tiles just drawn, by name
### $symbol - the symbol on the back of a tile
### $word - a turn word, spelled, such as M O P

## On the phone

hand-title = A hand
hand-of = { $name }’s hand
hand-tiles = Tiles
hand-slot = Slot { $number }: { $tile }
hand-empty = Slot { $number }: empty
hand-how = On your turn, tap the number of your tile on the table and build it there. Then tap the tile here.
hand-built_it = I built this one
hand-ask_word = Finish your turn on the table. Then enter the word it shows for you:
hand-letters = Letters
hand-rub_out = Delete a letter
hand-refused-short = The word has three letters.
hand-refused-wrong = Not your word. Look for your name on the table.
hand-refused-used = You have used this word already. Your next one comes after this turn.
hand-refused-later = This word belongs to a later turn. Scan your code on the table again.
hand-tile_came = New tile: { $tiles }.
hand-oops = Oops, take it back
hand-put_away = Put the hand away
hand-back_again = The tile is back in your hand.
hand-left =
    { $count ->
        [0] You have drawn your last tile.
        [one] One more tile to draw.
       *[other] { $count } more tiles to draw.
    }
hand-over = You have built all your tiles.
hand-custom = This deck is not the standard one. The table explains what its tiles pay.
hand-problem-empty = This address lacks the code of a hand.
hand-problem-damaged = This code is damaged or cut off.
hand-problem-another = This code comes from another version of the game. Update the page on both devices.
hand-problem-older = This code is older than the hand on this phone.
hand-scan = Scan the code on the table again: tap your seat there, then “Hand on a phone”.
hand-go_on = Go on with my hand
hand-use_code = Use this code, the table went back

## On the table

phones-title = Hands on phones
phones-text = Keep this device on the table. Each player scans a code and sees the hand on a phone. No network is needed after that.
phones-nobody = Hands can be on phones while at least two people play and hide their hands.
phones-hand = Hand on a phone
phones-mine = My hand on my phone
phones-only = Only { $name } scans this
phones-scan = Point the phone’s camera at the code and open the link.
phones-plain = As text, without the page
phones-plain_text = The camera shows the tiles in hand as text. Scan a new code after each turn.
phones-link = Back to the link
phones-making = Making the code …
phones-try_again = Try again
phones-take_back = { $name } plays without a phone
phones-without = This hand is back on this device.
phones-has = on a phone
phones-has_not = show the code
phones-play = Play
phones-word = Word for { $name }’s phone:
phones-word_spoken = The word for { $name }’s phone: { $word }.
phones-tray = Hand on a phone, face down
phones-back = Tile { $number }, face down: { $symbol }
phones-lift = Lift { $number }?
phones-lift_asked = Lift tile { $number }? Everybody will see it. Choose it again to lift it.
phones-why_build = Choose a tile on your phone. Tap its number here, twice.
phones-why_swap = Tap the number of a tile here, twice, to see what it would bring. Everybody will see the tile.
