### Games by post: friends on their own devices send each other the game as a link.
###
### $name, $names - the name of a seat; several names in a row
### $turn - the number of a turn
### $date - a date in words
### $count - how many games wait for the player

post-title = By post
post-home = Games by post
post-home_yours =
    { $count ->
        [one] Your turn in { $count } game
       *[other] Your turn in { $count } games
    }
post-line_yours = Your turn
post-line_unsent = Ready to send
post-line_waiting = Waiting for { $name } since { $date }

## The new game

post-person = On their own device
post-this_device = This device
post-who = Who are you?
post-how = Everyone plays on their own device. After your turn you send a link to the next player.

## The table, while somebody else plays

post-send_ask = Send the game to { $name }.
post-send_why = Your turn is done. You can undo it until you send the link.
post-send_question = { $name } has a choice to make during your turn. Send the link; it comes back to you.
post-waiting = Waiting for { $name }.
post-waiting_why = Open the link that comes back to you.
post-send_to = Send to { $name }
post-send = Send
post-send_again = Send again
post-send_end = Send the result
# Sent along with the link.
post-message = Streets: { $name }, your turn!
post-copy = Copy link
post-code = QR code

## The page of the drawer

post-players = Players
post-own_turn = It’s your turn. The link appears here once you’ve played.
post-you = You
post-plays_next = plays next
post-not_opened = hasn’t opened the game yet
post-bot = Bot
post-stand_in = a bot plays instead
post-take_back = Play myself again
post-seat_bot = Let a bot play for { $name }
post-bot_sure = Let a bot play for { $name }?
post-not_sure = Cancel
post-orders = Standing orders
post-orders_text = They answer for you during other players’ turns, so nobody waits for you.
post-orders_hint = During other players’ turns, the page claims tokens and scores tiles from your hand for you. You can change this under “By post” in the menu.
post-order_claim = Claim tokens
post-claim_least = The kind I have fewest of
post-claim_restaurant = Restaurant first
post-claim_residential = Residential first
post-claim_leisure = Leisure first
post-claim_retail = Retail first
post-claim_ask = Ask me (one more link each way)
post-order_swap = Score a tile from my hand
post-swap_pays = When it pays
post-swap_never = Never
post-swap_ask = Ask me (one more link each way)
post-other_person = Someone else plays here
post-other_person_text = You’ll see another hand. The next link lets everyone know.
post-again_on = { $name } reopened the game on { $date }, on another device or in a browser that had forgotten it.

post-long = Some messaging apps cut off a link as long as this one. Send the file instead, or show the code.

## A game that came

post-came = A game with { $names }, turn { $turn }.
post-i_am = I’m { $name }
post-who_text = You see only your own tiles. This device remembers who you are.
post-newcomer = New to Streets? Learn it in ten minutes
post-older_link = This link is older than your game. Here’s where you are now.
post-told_again = { $name } reopened the game on another device, or in a browser that had forgotten it.
post-told_bot = A bot now plays for { $names }.
post-fork = This link doesn’t match your game from turn { $turn } on.
post-foreign = This link differs from your game right from the start.
post-fork_text = Ask your friends which one counts. This device keeps only the one you choose.
post-story_ours = On this device
post-story_theirs = In the link
post-take_ours = Keep mine
post-take_theirs = Use the link’s version
post-trouble_damaged = This link is damaged or cut off.
post-trouble_newer = This link is from a newer version of the page. Reload the page, then open the link again.
post-trouble_altered = Someone has changed the game in this link.
post-trouble_foreign = There’s no game by post in this link.
post-trouble_help = Your game is unchanged. Ask your friend to send the whole link again, from its first letter to its last.
