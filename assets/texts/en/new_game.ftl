### A new game. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $seat - the number of a seat, from 1
### $dollars - a whole number of dollars, without the sign
### $count - a number of things
### $rating - a strength in Elo, a whole number
### $who - who played last time
### $how - a difficulty
### $text - a sentence of the log, in speech-drawn_tile a valuation in a few words, in spoken-twice a symbol or a kind

## A new game

modes-solo-name = Solo

modes-multiplayer-name = On this device
modes-multiplayer-text = You pass the device round.

modes-phones-name = Tiles on phones
modes-phones-text = The city is on this screen, your tiles are on your phones.

modes-post-name = By post
modes-post-text = Friends play on their own devices and send each other links.

difficulties-easy-name = Easy

difficulties-normal-name = Normal

difficulties-hard-name = Hard

kinds-human-name = Person
kinds-human-text = Someone on this device.

kinds-beginner-name = Beginner
kinds-beginner-names = Daisy, Benny, Poppy, Milo, Lulu
kinds-beginner-temper = Head in the clouds.
kinds-beginner-text = Misses good spots and ignores its rivals.

kinds-greedy-name = Greedy
kinds-greedy-names = Goldie, Rocky, Penny, Max, Scrooge
kinds-greedy-temper = Loves money, and loves it now.
kinds-greedy-text = Takes the most money it can get now.

kinds-club-name = Club
kinds-club-names = Vera, Oscar, Nora, Felix, Ida
kinds-club-temper = Always has a list.
kinds-club-text = Thinks one turn ahead.

kinds-expert-name = Expert
kinds-expert-names = Otto, Agatha, Basil, Winifred, Hugo
kinds-expert-temper = Never in a hurry.
kinds-expert-text = Plays out its best moves many times before choosing. It thinks for a second.

kinds-grifter-name = The Grifter
    .the = the Grifter

editions-2021-name = 2021 rulebook
editions-2021-text = The English rulebook of the boxed game.

editions-draft-name = Draft rules
editions-draft-text = The draft rules 1.0.7 of 2020. They differ from the 2021 rulebook only in how they settle a tie.

editions-ru-name = Russian edition
editions-ru-text = The Russian rulebook. It is stricter about abandoned buildings, copies and FOMO.

## The points in which the editions differ: by the name of the engine's flag, a sentence for either answer.

edition_points-people_join_abandoned-name = Abandoned buildings
edition_points-people_join_abandoned-yes = People may move to abandoned buildings.
edition_points-people_join_abandoned-no = People may not move to abandoned buildings.

edition_points-copies_all-name = Copies
edition_points-copies_all-yes = A copy may copy any other valuation.
edition_points-copies_all-no = A copy may not copy an enclosure or an adjacency valuation.

edition_points-fomo_counts-name = FOMO
edition_points-fomo_counts-yes = People with FOMO count when scoring.
edition_points-fomo_counts-no = People with FOMO do not count when scoring.

edition_points-fomo_rushes_anywhere-name = Rushing
edition_points-fomo_rushes_anywhere-yes = People with FOMO rush to a new building even if its own street is enclosed at once.
edition_points-fomo_rushes_anywhere-no = People with FOMO do not rush to a new building whose own street is enclosed at once. They keep waiting for one in an open street, or for a renovated one.

edition_points-covers_park-name = City Park
edition_points-covers_park-yes = The Renovator may cover City Park.
edition_points-covers_park-no = The Renovator may not cover City Park.

edition_points-shares_victory-name = Ties
edition_points-shares_victory-yes = If players tie at the end, they share the victory.
edition_points-shares_victory-no = If players tie at the end, a rematch is offered.

new_game-title = Play
new_game-together = With others
new_game-last_time = Same as last time: { $who }
new_game-alone = solo, { $how }
new_game-more = More options
new_game-mode = How do you want to play?
new_game-players = Who’s playing?
new_game-seat = Seat { $seat }
new_game-default_name = Player { $seat }
new_game-rated = { $text } Elo { NUMBER($rating, useGrouping: "false") }.
new_game-solo_name = Mayor
new_game-name = Name
new_game-colour = Colour
new_game-shape = Shape
new_game-look = Change { $name }’s look
new_game-swap = { $name } has this. Tap to swap.
new_game-kind = Who’s playing
new_game-consultant = Consultant
new_game-consultant_random = Dealt at random
new_game-deal = The deal
new_game-at_table = At the table
new_game-add_player = Add a person
new_game-add_player_short = Person
new_game-add_bot = Add a bot
new_game-add_bot_short = Bot
new_game-face = Face
new_game-known = Players from your games:
new_game-seated = { $name } joins the table.
new_game-remove_player = Remove { $name }
new_game-remove = Remove
new_game-difficulty = Against the Grifter
new_game-grifter_starts = The Grifter starts with ${ $dollars }.
new_game-expansions = Expansions
new_game-business = Business
new_game-business_text = Claim tokens from your buildings and get paid for them at the end.
new_game-consultants = Consultants
new_game-consultants_text = Each player gets a card with a special power.
new_game-consultants_deal = Deal at random
new_game-consultants_choose = Choose your own
new_game-edition = Edition
new_game-differences = What’s different
new_game-no_differences = The reference edition.
new_game-grifter_edition = The Grifter plays by the 2021 rules in every edition. That is our choice.
new_game-first_player = First player
new_game-first_random = Random
new_game-first_text = At a table, the player who looks most like a hipster begins.
# $count - how many buildings the deck has
new_game-deck =
    { $count ->
        [one] Your own deck: { $count } building
       *[other] Your own deck: { $count } buildings
    }
new_game-standard_deck = Use the standard deck
new_game-seed = Seed
new_game-seed_text = The name of this deal. The same seed and options deal the same tiles again.
new_game-new_seed = Another deal
new_game-trust = We trust each other
new_game-trust_text = Hands aren’t hidden between turns.
new_game-practice = Practice
new_game-practice_text = Undo as far as you like, even after someone draws a tile.
new_game-practice_badge = Practice game
new_game-start = Start

## Why an option cannot be chosen. Shown beside the disabled control.

impossible-contractor_business = The Contractor can’t be used with Business.
impossible-contractor_solo = The Contractor can’t be used in a solo game.
impossible-contractor_players = The Contractor needs 2 to 4 players.
impossible-renovator_business = The Renovator can’t be used with Business.
impossible-renovator_solo = The Renovator can’t be used in a solo game.
impossible-renovator_players = The Renovator needs 3 to 5 players.
impossible-consultant_taken = { $name } already works with this consultant.
impossible-too_many_players = There is room for 5 players at most.
impossible-trust_one_person = With only one person there are no hands to hide.
