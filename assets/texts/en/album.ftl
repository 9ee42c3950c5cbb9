### Captions of the rulebook’s pictures, and the player aids.

## Pictures, by section of the rules

picture-aim = A street with both ends closed pays the owners of its buildings. Here Ana’s Co-Working Hub closes the last end, and the owners earn these amounts.
picture-city = Two buildings with different facings: one faces south, the other east. The road is always on the side that the building faces.
picture-setup = The city at the start: Central Station with one person of each colour, and City Park below it.
picture-turn = Ana’s turn: she builds the Souvenir Shop in the Station’s street. No street is enclosed, so next she draws a tile.
picture-abandon = All five of Ana’s signs stand in open streets. Before she builds, she must abandon one of those buildings.
picture-build = The Trendy Lofts have just been built. Two parents moved in, one for each symbol, and the owner’s sign stands on the tile.
picture-placing = Legal: the short ends meet and both buildings face south. They are in one street.
picture-placing-2 = Legal: its long side runs across the end of the street.
picture-placing-3 = Forbidden: long side against long side.
picture-placing-4 = Forbidden: facing this way, it connects with nothing.
picture-streets = A street of five. A sixth building is one too many.
picture-enclosed = The Hardware Store closes one end of the street. The other end is still open, so the street is not enclosed.
picture-pointing = The Station faces the Park’s street: its hipster symbol counts for the Trendy Lofts there, and so does the Park’s wild symbol.
picture-people = The Station’s street was scored. Its hipsters may go to either of the two highlighted buildings: both show their symbol and stand in open streets.
picture-fomo = Two tourists had nowhere to go, so they stand. Ana’s Grand Hotel shows their symbol: both rush to it.
picture-first-game = Think before you close: the Flea Market would pay Ben more than Ana. Another tile is better here.
picture-scoring = The Co-Working Hub closes the last open end, and the street is scored: everyone with a sign in it is paid.
picture-example = Hana is about to build the Student House; City Park points in at the other end. In this city the two parents could go to the Terraced Houses.
picture-advanced-example = Ben holds the Cinema: this is what he and Ana would be paid.
picture-valuations = One street, three rules: people, symbols, and the size of the street.
picture-valuation-people = The Student House counts the hipsters in its street, including the one on the Station.
picture-valuation-symbols = The Chillax Spa counts tourist symbols: one on the Station, two on the Grand Hotel, one of its own.
picture-valuation-sets = The Flea Market needs a hipster and a parent for each set. The Park’s wild symbol stands for one of them.
picture-valuation-wild = The Farmers’ Market counts the Park’s wild symbol and its own.
picture-valuation-signs = The Coffee Roastery counts its owner’s signs in the street.
picture-valuation-size = The Souvenir Shop counts the buildings in its street, no matter who owns them.
picture-valuation-adjacency = The Play Park counts the tiles around it, corners included.
picture-valuation-enclosure = The Penthouse closes the Park’s street. When its own street is scored, it earns $6 for that.
picture-valuation-copy = The Fashion Outlet copies the best building in its street, the Flea Market: two sets.
picture-endgame = After Ben’s Cinema nothing is left to build. Ana’s buildings, worth $8, $5 and $9, earn half, each rounded up: $12 in all.
picture-business = With Business every building has icons. When this street is enclosed, Ana claims tokens from one of her two buildings.
picture-business-example = Tokens come from the icons of one of your buildings in each enclosed street. Two of the same icon give two tokens.
picture-consultants = Ana is the Hacker: her card’s wild symbol counts for the Chillax Spa, and so do the backs of her tiles.
picture-consultant-contractor = The Contractor’s turn: the Student House is built, and the second tile follows before anyone else builds.
picture-consultant-hacker = The card’s wild symbol and the backs in Ana’s hand count for her Chillax Spa.
picture-consultant-entrepreneur = When this street is enclosed, Ana may score a tile from her hand in place of one of her two buildings.
picture-consultant-investor = Two signs on the Museum: its valuation counts double.
picture-consultant-hipster-legend = Hipster symbols are wild for Ana: those on the Station, the Student House and her card count for the Chillax Spa.
picture-consultant-renovator = The Station’s street is enclosed. Ana builds the Cinema on top of the Student House, and the street is scored again.
picture-consultant-location-scout = Ana’s Grand Hotel stands in another street, but its two symbols count for her Chillax Spa.
picture-solo = You have built the Student House. Now the Grifter builds the top tile of the stack, the Souvenir Shop.
picture-grifter = The Souvenir Shop is worth most at either end of the street. The spots tie, so you choose.
picture-solo-tips = The Penthouse comes next and must enclose a street. Build the Museum here, and the Grifter closes your street.
picture-editions = In the Russian edition nobody may move to an abandoned building.
picture-record = This board comes from a record of three choices. Tap it and play on.

## The player aid

aid-turn-title = Your turn
aid-turn-1 = No sign left? Abandon a building first: its sign comes back, its people move.
aid-turn-2 = Build a tile. On it go your sign, a person for each coloured symbol, and everyone with FOMO in those colours.
aid-turn-3 = Score every street that is enclosed now. You choose the order.
aid-turn-4 = Move the people out of each street you scored.
aid-turn-5 = Draw a tile.

aid-place-title = Where to build
aid-place-1 = Beside a building whose road meets your tile’s road.
aid-place-2 = Never long side against long side.
aid-place-3 = Same facing, side by side: one street, five buildings at most.
aid-place-4 = A building beyond a street’s end closes that end. If it faces the street, its symbols count there too.

aid-scoring-title = Scoring
aid-scoring-1 = Each building with a sign earns its valuation and $1 for everyone on it. Signs go back.
aid-scoring-2 = People: $ for each person of the printed colour in the street.
aid-scoring-3 = Symbols, sets, wild: those in the street or pointing in. A wild stands for any symbol.
aid-scoring-4 = Signs: its owner’s signs in the street.
aid-scoring-5 = Size: buildings in the street.
aid-scoring-6 = Adjacency: the tiles around it, up to 8.
aid-scoring-7 = Enclosure: pays if it stands at the end of an enclosed street.
aid-scoring-8 = Copy: the best other building in its street.

aid-people-title = People
aid-people-1 = They move to a building with their symbol in any open street. Wild is not enough.
aid-people-2 = Nowhere to go? They stand: FOMO. The next tile of their colour attracts them all.

aid-end-title = The end
aid-end-1 = Stack and hands empty: each building that still has a sign earns half, rounded up.
aid-end-2 = Business: $10 for the most of a kind ($5 if tied), $10 for each set of four.

aid-solo-title = A solo round
aid-solo-1 = You build and score. You see the top tile of the stack, which the Grifter builds next.
aid-solo-2 = He builds it where its own valuation is worth most. Ties are yours to break.
aid-solo-3 = An enclosure tile must close a street if it can: the one that sends him the most people.
aid-solo-4 = On his turn people go to his buildings if they can. You choose among them.
aid-solo-5 = Then you draw. The Grifter’s last three tiles come when the stack is empty.
aid-solo-6 = To win, have more money than the Grifter at the end. He wins ties.

## How a street pays: three pictures on the first page of a newcomer

glimpse-title = How a street pays
glimpse-build = Build side by side: the buildings share a street.
glimpse-close = A building across each end closes the street.
glimpse-pay = A closed street pays everyone who owns a building in it.
