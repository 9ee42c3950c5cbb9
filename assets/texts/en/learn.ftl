### Learning. Plain text only: everything is escaped.
###
### Variables:
###
### $total - the number of which count is a part
### $number - the number of an action or of a turn, from 1
### $text - a sentence of the log, in speech-drawn_tile a valuation in a few words, in spoken-twice a symbol or a kind

## Learning

learn-title = Lessons
learn-text = Ten short lessons, played on the board. Stop and come back whenever you like.
learn-extra = When you know the game
learn-done = done
learn-next = next
learn-waiting = Loading the lessons…
learn-not_fetched = The lessons couldn’t be loaded. Check your connection and try again.
learn-coach = What the lesson says
learn-continue = Continue: lesson { $number } of { $total }
learn-praise_0 = Well done!
learn-praise_1 = Nicely built!
learn-praise_2 = You have a good eye!
learn-praise_3 = That’s how a city grows!
learn-praise_4 = Splendid!
learn-on = Next
learn-again = Start this lesson again
learn-all = All lessons
learn-all_done = You’ve finished every lesson.
learn-next_one = Your next lesson
learn-following = Lesson { $number }
learn-lesson = Lesson { $number }: { $text }
learn-show_me = Show me
learn-try = Try it
learn-try_picture = Try this position: { $text }
learn-at_start = This is where the lesson begins.

## Hints of the first game, each given once, when something first appears.

first_game-title = Hint
first_game-end_title = Your first game
first_game-closing = A tile at that last open end closes one of your streets. The street then pays everyone with a sign in it, and its people move on.
first_game-fomo = Standing people have FOMO. The next tile of their colour attracts them all, no matter who builds it.
first_game-tie = The Grifter’s spots tie, so you choose. Pick the one that suits you.
first_game-signs = You’re running out of signs. Close a street to get some back, or you’ll have to abandon a building to build again.
first_game-ending = The stack is almost empty. At the end, buildings with your sign score half, so close what you can.
first_game-names = “Stack” counts the tiles left, “End” the Grifter’s last three. The moustache is the Grifter. The small squares beside your money are the backs of your tiles.
first_game-off = No more hints
