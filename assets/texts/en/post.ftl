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

post-person = On a device of their own.
post-this_device = This device
post-who = Who are you?
post-how = Each of you plays on your own device. After your turn you send a link to the next player.

## The table, while somebody else plays

post-send_ask = Send the game to { $name }.
post-send_why = Your part is done. You can undo it until you send the link.
post-send_question = { $name } has a choice to make in your turn. Send the link, and it comes back to you.
post-waiting = Waiting for { $name }.
post-waiting_why = Next, open the link that comes back to you.
post-send_to = Send to { $name }
post-send = Send
post-send_again = Send again
post-send_end = Send the result
# Sent along with the link.
post-message = Streets: { $name }, your turn!
post-copy = Copy link
post-code = Code

## The page of the drawer

post-players = Players
post-own_turn = It is your turn. The link is here once you have played.
post-you = You
post-plays_next = plays next
post-not_opened = has not opened the game yet
post-bot = Bot
post-stand_in = a bot plays on
post-take_back = Play on myself
post-seat_bot = Let a bot play on for { $name }
post-bot_sure = Let a bot play on for { $name }?
post-not_sure = Cancel
post-orders = Standing orders
post-orders_text = They answer for you in the turns of others, so that nobody waits for you.
post-orders_hint = In the turns of others, the page takes tokens and swaps buildings for you. “By post” in the menu says how.
post-order_claim = Claim tokens
post-claim_least = Of the kind I have least of
post-claim_restaurant = Restaurant first
post-claim_residential = Residential first
post-claim_leisure = Leisure first
post-claim_retail = Retail first
post-claim_ask = Ask me, by a link and back
post-order_swap = Score a building from my hand
post-swap_pays = Where it pays
post-swap_never = Never
post-swap_ask = Ask me, by a link and back
post-other_person = Somebody else plays here
post-other_person_text = You will see another hand. The next link tells everybody.
post-again_on = { $name } was opened anew on { $date }: on another device, or in a browser that forgets.

post-long = Some messengers cut a link as long as this one. Send the file instead, or show the code.

## A game that came

post-came = A game of { $names }, in turn { $turn }.
post-i_am = I am { $name }
post-who_text = You see only your own hand. This device remembers who you are.
post-newcomer = New to Streets? Learn in ten minutes
post-older_link = This link is older than your game. Here is where you are now.
post-told_again = { $name } opened the game anew: on another device, or in a browser that forgets.
post-told_bot = A bot now plays on for { $names }.
post-fork = This link tells another story from turn { $turn } on.
post-foreign = This link tells another story from the start.
post-fork_text = Ask your friends which one counts. The other one is lost on this device.
post-story_ours = On this device
post-story_theirs = In the link
post-take_ours = Keep mine
post-take_theirs = Take the link’s
post-trouble_damaged = This link is damaged or cut off.
post-trouble_newer = A newer version of this page made this link. Reload the page, then open the link again.
post-trouble_altered = Somebody has changed the game in this link.
post-trouble_foreign = There is no game by post in this link.
post-trouble_help = Nothing of yours was changed. Ask your friend to send the link again: the whole link, from its first to its last letter.
