### The game in a terminal: python3 -m app.engine play
###
### $commands - words that can be typed in a terminal only
### $line - an example of what can be typed
### $file - the name of a file
### $quit - the word that ends the game

terminal-welcome = Type help to see the commands. Tab completes words.
# The word that shows the city again
terminal-city = city
# The word that saves the game; a file name follows it
terminal-save = save
# The word that ends the game
terminal-quit = quit
terminal-help = Here you can also type: { $commands }. The letters on the city are spots. Type a tile’s number, a letter and a facing to build.
terminal-example = For example: { $line }
terminal-reveal = Press Enter to see your hand.
terminal-fomo = ! FOMO
terminal-winner = wins
terminal-leave = Type { $quit } to leave, or press Ctrl-C again.
terminal-save_where = Type a file name after the command.
terminal-saved = Saved as { $file }. The page opens this file too.
