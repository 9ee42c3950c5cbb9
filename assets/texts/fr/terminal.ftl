# terminal-welcome = Type help for what you can type. Tab completes words.
# terminal-welcome =

# The word that shows the city again
# terminal-city = city
# terminal-city =

# The word that saves the game; a file name follows it
# terminal-save = save
# terminal-save =

# The word that ends the game
# terminal-quit = quit
# terminal-quit =

# $commands - words that can be typed in a terminal only
# terminal-help = Here also: { $commands }. The letters on the city are spots. A tile’s number, a letter and a facing build it.
# terminal-help =

# $line - an example of what can be typed
# terminal-example = For example: { $line }
# terminal-example =

# terminal-reveal = Press Enter to see your hand.
# terminal-reveal =

# terminal-fomo = ! FOMO
# terminal-fomo =

# terminal-winner = wins
# terminal-winner =

# $quit - the word that ends the game
# terminal-leave = Type { $quit } to leave, or press Ctrl-C again.
# terminal-leave =

# terminal-save_where = Type the name of a file after it.
# terminal-save_where =

# $file - the name of a file
# terminal-saved = Saved as { $file }. The page opens this file too.
# terminal-saved =
