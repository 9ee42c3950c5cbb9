# post-title = By post
# post-title =

# post-home = Games by post
# post-home =

# $count - how many games wait for the player
# post-home_yours =
#     { $count ->
#         [one] Your turn in { $count } game
#        *[other] Your turn in { $count } games
#     }
# post-home_yours =

# post-line_yours = Your turn
# post-line_yours =

# post-line_unsent = Ready to send
# post-line_unsent =

# $date - a date in words
# post-line_waiting = Waiting for { $name } since { $date }
# post-line_waiting =

## The new game

# post-person = On a device of their own.
# post-person =

# post-this_device = This device
# post-this_device =

# post-who = Who are you?
# post-who =

# post-how = Each of you plays on your own device. After your turn you send a link to the next player.
# post-how =

## The table, while somebody else plays

# post-send_ask = Send the game to { $name }.
# post-send_ask =

# post-send_why = Your part is done. You can undo it until you send the link.
# post-send_why =

# post-send_question = { $name } has a choice to make in your turn. Send the link, and it comes back to you.
# post-send_question =

# post-waiting = Waiting for { $name }.
# post-waiting =

# post-waiting_why = Next, open the link that comes back to you.
# post-waiting_why =

# post-send_to = Send to { $name }
# post-send_to =

# post-send = Send
# post-send =

# post-send_again = Send again
# post-send_again =

# post-send_end = Send the result
# post-send_end =

# Sent along with the link.
# post-message = Streets: { $name }, your turn!
# post-message =

# post-copy = Copy link
# post-copy =

# post-code = Code
# post-code =

## The page of the drawer

# post-players = Players
# post-players =

# post-own_turn = It is your turn. The link is here once you have played.
# post-own_turn =

# post-you = You
# post-you =

# post-plays_next = plays next
# post-plays_next =

# post-not_opened = has not opened the game yet
# post-not_opened =

# post-bot = Bot
# post-bot =

# post-stand_in = a bot plays on
# post-stand_in =

# post-take_back = Play on myself
# post-take_back =

# post-seat_bot = Let a bot play on for { $name }
# post-seat_bot =

# post-bot_sure = Let a bot play on for { $name }?
# post-bot_sure =

# post-not_sure = Cancel
# post-not_sure =

# post-orders = Standing orders
# post-orders =

# post-orders_text = They answer for you in the turns of others, so that nobody waits for you.
# post-orders_text =

# post-orders_hint = In the turns of others, the page takes tokens and swaps buildings for you. “By post” in the menu says how.
# post-orders_hint =

# post-order_claim = Claim tokens
# post-order_claim =

# post-claim_least = Of the kind I have least of
# post-claim_least =

# post-claim_restaurant = Restaurant first
# post-claim_restaurant =

# post-claim_residential = Residential first
# post-claim_residential =

# post-claim_leisure = Leisure first
# post-claim_leisure =

# post-claim_retail = Retail first
# post-claim_retail =

# post-claim_ask = Ask me, by a link and back
# post-claim_ask =

# post-order_swap = Score a building from my hand
# post-order_swap =

# post-swap_pays = Where it pays
# post-swap_pays =

# post-swap_never = Never
# post-swap_never =

# post-swap_ask = Ask me, by a link and back
# post-swap_ask =

# post-other_person = Somebody else plays here
# post-other_person =

# post-other_person_text = You will see another hand. The next link tells everybody.
# post-other_person_text =

# $date - a date in words
# post-again_on = { $name } was opened anew on { $date }: on another device, or in a browser that forgets.
# post-again_on =

# post-long = Some messengers cut a link as long as this one. Send the file instead, or show the code.
# post-long =

## A game that came

# $turn - the number of a turn
# post-came = A game of { $names }, in turn { $turn }.
# post-came =

# post-i_am = I am { $name }
# post-i_am =

# post-who_text = You see only your own hand. This device remembers who you are.
# post-who_text =

# post-newcomer = New to Streets? Learn in ten minutes
# post-newcomer =

# post-older_link = This link is older than your game. Here is where you are now.
# post-older_link =

# post-told_again = { $name } opened the game anew: on another device, or in a browser that forgets.
# post-told_again =

# post-told_bot = A bot now plays on for { $names }.
# post-told_bot =

# $turn - the number of a turn
# post-fork = This link tells another story from turn { $turn } on.
# post-fork =

# post-foreign = This link tells another story from the start.
# post-foreign =

# post-fork_text = Ask your friends which one counts. The other one is lost on this device.
# post-fork_text =

# post-story_ours = On this device
# post-story_ours =

# post-story_theirs = In the link
# post-story_theirs =

# post-take_ours = Keep mine
# post-take_ours =

# post-take_theirs = Take the link’s
# post-take_theirs =

# post-trouble_damaged = This link is damaged or cut off.
# post-trouble_damaged =

# post-trouble_newer = A newer version of this page made this link. Reload the page, then open the link again.
# post-trouble_newer =

# post-trouble_altered = Somebody has changed the game in this link.
# post-trouble_altered =

# post-trouble_foreign = There is no game by post in this link.
# post-trouble_foreign =

# post-trouble_help = Nothing of yours was changed. Ask your friend to send the link again: the whole link, from its first to its last letter.
# post-trouble_help =
