### Results with the same tiles: the bots', the friends' and one's own, and the text that shares a result.
###
### $name, $names - the name of a friend; one or several names in a list, of friends or bots
### $place - the number of a place among the players; a place in words
### $count - a number of results, of rounds or of hints
### $won, $lost - the numbers of rounds in which the player or the Grifter earned more
### $date - a date in words, without the year

same_tiles-title = With the same tiles
same_tiles-somebody = A friend
same_tiles-player = Player
same_tiles-margin = Margin
same_tiles-bot_playing = playing…
same_tiles-so_far = { $place } so far
same_tiles-before = { $place }, ahead of { $names }
same_tiles-watch = Watch the expert’s game
same_tiles-playing = The expert is playing these tiles. You can watch its game when it’s over.
same_tiles-replayed = Game replayed
same_tiles-their_word = Friends’ results are taken on trust. A tick means the game came with the result and checks out.
same_tiles-look = Watch { $name }’s game
same_tiles-remove = Remove { $name }’s result
same_tiles-removed = Removed: { $name }
same_tiles-none_yet = No friends’ results yet. The bots’ results appear once you’ve played.
same_tiles-waiting =
    { $count ->
        [one] { $names } has played these tiles.
       *[other] { $names } have played these tiles.
    }
same_tiles-not_played = You haven’t finished the deal of { $date } yet.
same_tiles-play_it = Play it
same_tiles-reveal = Show the results anyway
same_tiles-spoils = You haven’t finished the deal of { $date } yet. This game shows its tiles.
same_tiles-look_anyway = Look anyway

## A shared result

same_tiles-your_result = Your result
same_tiles-no_spoilers = A few lines for a chat. They reveal nothing about the tiles.
same_tiles-your_name = Your name
same_tiles-share_result = Share result
same_tiles-squares = Squares
same_tiles-words = Words
same_tiles-with_game = With my game
same_tiles-first_try = first try
same_tiles-again_try = again
same_tiles-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
# Before the player's name in a shared result.
same_tiles-place =
    { $place ->
        [1] 1st of { $count }
        [2] 2nd of { $count }
        [3] 3rd of { $count }
        [21] 21st of { $count }
        [22] 22nd of { $count }
        [23] 23rd of { $count }
       *[other] { $place }th of { $count }
    }
same_tiles-rounds = Of { $count } rounds, I won { $won } and the Grifter won { $lost }.

## Pasted results

same_tiles-paste = Friends’ results
same_tiles-paste_text = Paste a chat as it is: the page finds every shared result in it.
same_tiles-add = Add results
same_tiles-checking =
    { $count ->
        [one] Replaying a game: { $count } result left
       *[other] Replaying games: { $count } results left
    }
same_tiles-added =
    { $count ->
        [0] No result added.
        [one] { $count } result added.
       *[other] { $count } results added.
    }
same_tiles-refused =
    { $count ->
        [one] { $count } result can’t be used:
       *[other] { $count } results can’t be used:
    }
same_tiles-own_results =
    { $count ->
        [one] { $count } result is your own.
       *[other] { $count } results are your own.
    }
same_tiles-bare =
    { $count ->
        [one] { $count } link has a date but no result. Somebody has played that deal.
       *[other] { $count } links have a date but no result. Somebody has played those deals.
    }
same_tiles-other_tiles = for other tiles.
same_tiles-play_those = Play those tiles
same_tiles-refused_link = is a damaged link. Ask for it again.
same_tiles-refused_game = is a damaged link to a game.
same_tiles-refused_many =
    { $count ->
        [one] There is { $count } more result in this text. Only 50 are read at once.
       *[other] There are { $count } more results in this text. Only 50 are read at once.
    }
same_tiles-refused_closed = is for a date without an open deal.
same_tiles-refused_replay = has a game that can’t be replayed.
same_tiles-refused_unfinished = has an unfinished game.
same_tiles-refused_together = has a game with several players.
same_tiles-refused_differs = has a game with another result.
same_tiles-refused_unknown_deal = doesn’t say which tiles it’s for.
