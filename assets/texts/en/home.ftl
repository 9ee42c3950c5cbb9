### The first page. Plain text only: everything is escaped.

home-title = Streets
home-tagline = Build streets and get paid when they close: a 30-minute city-building game.
home-learn = Show me how to play first
home-lessons = Learn
home-first_game = Play: your first game, with help
home-continue = Continue
home-rules = Rules
home-credits = Credits
home-settings = Settings
home-paste = Paste a link
home-paste_open = Open
home-import = Open a file
home-unofficial = An unofficial fan version of the board game by Haakon Hoel Gaarder, published by Sinister Fish Games.

empty-games = No games yet. They save themselves as you play.
empty-log = Nothing has happened yet.
empty-hand = Your hand is empty.
empty-stack = The stack is empty. Play on until all hands are empty.
empty-fomo = Nobody has FOMO.
