### The rules. -body: paragraphs; -points: a list after them, an item each; -after: paragraphs after the list. An empty line parts them.

## The base game

rule-part-base = The base game

rule-aim-title = The goal
rule-aim-body =
    The city is the place to be. Hipsters come with their record players, tourists with their cameras, parents with their prams and shoppers with their bags. They all want to live where something is going on, and the moment a street is finished they hear of a better one.

    You are building a city together, one building a turn, and each of you wants to own its best streets. A street pays out when both its ends are closed off. Then its owners earn money, take back their signs, and the people who lived there pack up and move on.

    So you plan twice: first where your building will be worth the most, then where the crowd will go next. The player with the most money at the end wins.

rule-city-title = The city
rule-city-body =
    The city is a grid of squares. Every building fills one square and has a road along one side only. That side is its base, and the direction the base faces is the building’s facing: north, east, south or west.

    A building that faces north or south has a road running across. One that faces east or west has a road running up and down. You choose the facing freely each time you build.

    Each building shows its neighbours three kinds of side.
rule-city-points =
    The long side: the base, with the whole length of the road.

    Two short ends: the sides to the left and right of the base, where the road comes out at one corner.

    The top: the side opposite the base, with no road at all.

rule-setup-title = Setting up
rule-setup-body =
    Central Station stands in the middle and faces south. City Park lies directly below it and faces east, so the two roads form a corner. One person of each colour waits on the Station. Nobody owns these two buildings, and they are never worth anything themselves.

    The Station has one symbol of each colour, so people may move there while its street is not enclosed. Its four symbols count in its own street and, pointing in, in the Park’s. The Park has one wild symbol.

    The other tiles are sorted by the symbol on their back, a few are taken out unseen, and the rest are shuffled into one stack.
rule-setup-points =
    2 players, or solo: 2 of the 8 basic tiles with each back are taken out. 30 tiles remain.

    3 players: 1 tile with each back except wild is taken out. 36 tiles remain.

    4 players: all 40 basic tiles.

    5 players: all 40 basic tiles and the 5 tiles marked 5+. That makes 45.

    Each player has 5 signs and draws 3 tiles. At a table, the player who looks most like a hipster begins. Here the first player is chosen or drawn at random.

    There are 12 people of each colour in the box. If a colour runs out, place as many people as are left. Money never runs out.

    The fronts of other players’ tiles and the order of the stack are secret. The backs in every hand and the back of the next tile are open to all, and so are the whole city, money, signs, tokens and consultants.

rule-turn-title = Your turn
rule-turn-body =
    Players take turns clockwise. The player taking a turn is the current player. A turn always runs in the same order.

    When the stack is empty you play on without drawing until all hands are empty. End game scoring follows the last turn.
rule-turn-points =
    Abandon a building, but only if you have no unused sign.

    Build a tile from your hand.

    Score every street that is now enclosed, one at a time.

    Draw the top tile of the stack, if there is one.

rule-abandon-title = Abandoning a building
rule-abandon-body =
    A new building needs a sign. If you are about to build and have none left, you must first abandon one of your buildings. At any other time you may not.

    With the Business expansion you first claim tokens from the building. Then its sign comes back to you (both signs, if it was doubled), and its people move as they do after scoring. They may move to other buildings of the same street, but not stay on the abandoned one if they can go elsewhere.

    The building stays where it is and belongs to nobody. Others may move in there later (Russian edition: they may not). So someone may stand with FOMO on an abandoned building that shows their own colour while newcomers lie down beside them.

    If the city has no legal spot left for any tile, nobody abandons anything: the game ends at once, with end game scoring.

rule-build-title = Building
rule-build-body =
    Choose a tile from your hand, a spot and a facing. Then the new building comes to life.

    All of this happens before any scoring, even when the new building’s street is enclosed straight away.
rule-build-points =
    One person arrives for each coloured symbol on the tile, in the symbol’s colour. Wild symbols bring nobody.

    You put one of your signs on it.

    All people with FOMO in the tile’s colours move onto it at once, from anywhere in the city. Their FOMO is over.

rule-placing-title = Where a building may stand
rule-placing-body =
    A building needs an empty square and a neighbour whose road connects with its own. Look at each neighbour (there are at most four) and compare the two sides that touch.

    A spot is legal when nothing forbids it, at least one neighbour connects, and the street you join or make has at most 5 buildings, counting both sides if you fill a gap. Touching at a corner point alone is never enough.
rule-placing-points =
    Long side against long side: forbidden. Two roads may not run along each other.

    Short end against short end, same facing: connected. The two buildings are in the same street.

    Short end against short end, one of them upside down: allowed, but not connected. Each ends the other’s street.

    Long side against short end: connected. The roads make a corner or a junction of two streets.

    The top against anything: allowed, but not connected.

rule-streets-title = Streets
rule-streets-body =
    A street is an unbroken row of buildings with the same facing, side by side along their road. Every building is in exactly one street. A building on its own is a street of one.

    A street has at most 5 buildings.

    Buildings that meet at a corner or a junction are neighbours, but they are in different streets.

rule-enclosed-title = Enclosed streets
rule-enclosed-body =
    A street has two ends. If a building stands on the next square beyond an end, that end is closed, and the building there is an enclosing building. It always has another facing, because otherwise it would be part of the street. Whether the roads meet makes no difference.

    A street that is not enclosed is called open. When both ends are closed, the street is enclosed. It is scored in the turn that encloses it, and stays enclosed for the rest of the game. Nobody can move in any more.

    One building can enclose several streets at once, and its own street can be enclosed at the same moment.

rule-pointing-title = Symbols that point into a street
rule-pointing-body =
    The symbols on a building have arrows that point to its base. If the building stands just beyond the end of a street and its base faces that street, its symbols point into the street.

    Such symbols count twice: for the building’s own street, and for the street they point into. This is true as soon as the building stands there, even while the street’s other end is still open.

    Only symbols reach over like this. People count only in the street they live in.

rule-people-title = Moving people
rule-people-body =
    After a street is scored, its people move out. The current player decides for each of them where to go. Everyone who can go must go. People in the street who already have FOMO move too, and lose it.

    People of a colour may move to any building, near or far, that meets two conditions.
rule-people-points =
    It shows a symbol of that colour. A wild symbol is not enough.

    Its street is open. An enclosed street will not do, even if it is still waiting to be scored.
rule-people-after =
    It does not matter who owns it or how many live there already: a building has room for any number of people. Other players’ buildings, abandoned ones and Central Station are all fine. (Russian edition: not abandoned ones.)

    The colours move one after the other: tourists, hipsters, parents, shoppers. All people of a colour get up together, then they find their places one by one. If a colour has nowhere to go, its people stay where they are and stand up: they have FOMO.

rule-fomo-title = FOMO
rule-fomo-body =
    People who would move but have nowhere to go have FOMO, the Fear Of Missing Out. They stand instead of lying down, and wait where they are.

    As soon as anyone builds a tile that shows their colour, they all rush to it, from everywhere in the city, before anything is scored. It can be your tile or another player’s: the crowd does not care. (Russian edition: they do not rush to a building whose own street is enclosed at once, but keep waiting for one in an open street.)

    While they wait, people with FOMO still count as people of the building they stand on. (Russian edition: they do not count.)

rule-first-game-title = Your first game
rule-first-game-body =
    Play your first game without the expansions: the base game offers plenty of choices. If you have nobody to play with, begin with the solo game on Easy.

    These habits help from the first turn on.
rule-first-game-points =
    Before you close a street, count what the others in it would earn. Closing pays everybody.

    Anyone can close a street that has only one open end, perhaps with a tile that hurts you. Close it yourself, or build where it does not hurt.

    The player who closes a street decides where its crowd goes. Have a building ready for it: in an open street, with the right symbol.

    A building at the end of a street that faces it lends that street its symbols, and still counts them in its own. That helps the others in the street too.

    People with FOMO wait for the next tile of their colour. Keep one in hand, or build one before somebody else does.

    Five signs are not many. Short streets that close soon bring them back.

    A building that still has its sign at the end earns half. Near the end, close what you can and leave open what belongs to others.

## Scoring

rule-part-scoring-part = Scoring

rule-scoring-title = Scoring a street
rule-scoring-body =
    Every street that was enclosed this turn is scored now, one at a time. If there are several, the current player chooses the order.

    All values in a street are worked out from the city as it stands when the scoring of that street begins, before any sign is taken away.
rule-scoring-points =
    With the Business expansion, players claim tokens first.

    Starting with the current player and going clockwise, each player earns money for each of their buildings in the street: its valuation, plus $1 for each person on it.

    All signs in the street go back to their owners.

    The current player moves the people of the street.

rule-example-title = Example: scoring a street
rule-example-body =
    Three buildings make a street. Hana owns the Art Gallery: $2 for each hipster symbol, one hipster symbol of its own, three hipsters on it. Dan owns the Flea Market: $5 for each set of a hipster and a parent, one parent symbol, one parent. Dan also owns the Starter Home: $2 for each parent symbol, one parent symbol, one parent.

    Hana has just built the Student House at one end, facing the street, so its hipster symbol points in. At the other end a building points in with one wild symbol. The street is enclosed.

    The Art Gallery sees two hipster symbols and the wild one: $6, and $3 for the people. Hana earns $9.

    The Flea Market needs a hipster and a parent for each set. There are two symbols of each, so it has two sets: $10, and $1 for its person. Dan earns $11. The Starter Home sees two parent symbols and the wild one: $6, and $1. Dan earns $7.

    Then Hana moves the three hipsters to the Student House. The two parents find no building with a parent symbol in an open street: they get FOMO.

    Then it is Dan’s turn, and he builds the Trendy Lofts elsewhere, with two parent symbols. Two new parents move in, and the two with FOMO rush there too. Four parents live on the Trendy Lofts now, and nobody has FOMO any more.

rule-advanced-example-title = Example: a harder street
rule-advanced-example-body =
    Below City Park stand the Fashion Outlet, the Tattoo Parlour, the Play Park and the Museum: a street of five. Ana owns the Fashion Outlet and the Museum, Ben the other two. Central Station faces the street from above. Ben builds the Cinema below the Museum, and both ends are closed.

    Ana’s Museum earns $6 for each pair of tourist symbols. Two are its own, the Station’s points in, and the Park’s wild symbol stands for the fourth: $12 for two pairs, and $2 for its people. Ana earns $14.

    Ana’s Fashion Outlet copies the best other building of the street. That is the Museum: $12 once more, from the same symbols, because each building counts them again. With $1 for its person, Ana earns $13.

    Ben’s Play Park counts the tiles around it, and there are only two: $4, and $2 for its people. Ben earns $6.

    Ben’s Tattoo Parlour would earn $6 if it closed some other street, but it stands in the middle of this one. So it is worth $0, and its person earns Ben $1.

    Ben earns $7, but Ana earns $27. He would have done better to build the Cinema somewhere else and leave the street open.

rule-valuations-title = Valuations
rule-valuations-body =
    A building’s valuation is the rule printed on it that says what it is worth. There are nine kinds. The dollar amount is printed on the tile as well.

    On top of its valuation, a building always earns $1 for each person on it, whatever their colour.

rule-valuation-people-title = People valuation
rule-valuation-people-body =
    Usually $2 for each person of one colour anywhere in the building’s own street, no matter who owns the building they are on.

    The $1 for each person on the building itself comes on top.

rule-valuation-symbols-title = Symbol valuation
rule-valuation-symbols-body = Usually $2 for each symbol of one kind in the street or pointing into it. The building’s own symbols count, and each wild symbol counts too.

rule-valuation-sets-title = Set valuation
rule-valuation-sets-body =
    Usually $5 for each complete set of two different symbols, or $6 for each pair of the same symbol. All symbols in the street and all that point into it may be used, each in one set only.

    A wild symbol stands for any one symbol you need. You never have to sort this out: the game always finds the most sets.

rule-valuation-wild-title = Wild valuation
rule-valuation-wild-body = Usually $4 for each wild symbol in the street or pointing into it, the building’s own included.

rule-valuation-signs-title = Sign valuation
rule-valuation-signs-body = Usually $3 for each sign of the building’s owner in the street, the one on the building itself included. A doubled building has two signs, and both count.

rule-valuation-size-title = Size valuation
rule-valuation-size-body = Usually $2 for each building in the street, this one included, no matter who owns it.

rule-valuation-adjacency-title = Adjacency valuation
rule-valuation-adjacency-body = Usually $2 for each tile around the building, corners included, no matter which street it is in: at most 8.

rule-valuation-enclosure-title = Enclosure valuation
rule-valuation-enclosure-body =
    Usually $6, if this building is an enclosing building of at least one enclosed street. Enclosing several streets does not pay more. If it encloses none, it is worth nothing beyond its people.

    It is paid like any valuation when the building itself is scored, and in end game scoring too.

rule-valuation-copy-title = Copy valuation
rule-valuation-copy-body =
    This building takes the valuation of one other building in its street, always the best one. It does not matter who owns the other building, or whether anyone does.

    The other valuation is counted where its building stands, with the signs and the consultant of the copying building’s owner.

    A copy cannot copy a copy. If there is nothing to copy, it is worth $0. (Russian edition: it cannot copy enclosure or adjacency either.)

rule-endgame-title = The end of the game
rule-endgame-body =
    The game ends when all hands are empty and the last player has finished their turn. It also ends at once if the city has no legal spot left for any tile.

    Every building that still has a sign earns half of its valuation and people together, rounded up for each building: $7 becomes $4. All values are worked out from the city as it stands, before any sign is taken away. No people move and no tokens are claimed.

    With the Business expansion, bonuses are then paid in full.

    The most money wins. If there is a tie, play again to settle it. (Draft rules: the tied players share the victory.)

## The expansions

rule-part-expansions = The expansions

rule-business-title = Business
rule-business-body =
    Every building has a business: one icon, two of the same icon, or a wild icon. There are 12 tokens of each of the four kinds: restaurant, residential, leisure and retail.

    When a street is enclosed, and before its buildings are scored, each player with a building in it chooses one of those buildings and takes a token for each icon on it. The player after the current player goes first, then the others follow clockwise. The current player goes last.

    At the end of the game you are paid for what you collected.
rule-business-points =
    For a wild icon, take a token of any kind.

    If the tokens of a kind have run out, its icon counts as wild. Each icon counts by itself: with one token left, a double icon takes it and then one of any kind.

    If there are no tokens at all, you get nothing.

    When you abandon a building, you claim from it in the same way before its sign comes off.

    End of the game: for each kind, the player with the most tokens gets $10. If players tie, each of them gets $5. You need at least one token.

    End of the game: each complete set of all four kinds is worth $10.

rule-business-example-title = Example: Business
rule-business-example-body =
    The game is over. Ana has 1 restaurant, 4 residential, 3 leisure and 2 retail tokens. Ben has 3 restaurant, 2 residential, 2 leisure and 2 retail tokens.

    Ana has the most residential and the most leisure tokens: $10 each. Both have 2 retail tokens, so each of them gets $5 for the tie. Ana also has one complete set: $10. That makes $35.

    Ben has the most restaurant tokens: $10, and $5 for the tie. He has two complete sets: $20. That makes $35 as well.

rule-consultants-title = Consultants
rule-consultants-body =
    Each player has one consultant, open for all to see. Deal them at random, or let everyone choose if all agree. No card is used twice.

    The Contractor is for 2 to 4 players and the Renovator for 3 to 5. Neither is used with the Business expansion, nor in a solo game. The other five can always be used.

    Extra symbols from a card count only for the owner of the card, and only for symbol, set and wild valuations. They count once for each building scored, also through a copy.

    In end game scoring the wild symbol on the Hacker’s card and the hipster symbol on the Hipster Legend’s card still count.

rule-consultant-contractor-title = Contractor
rule-consultant-contractor-body =
    You build two tiles in your turn and draw two. You must build both. Each build is complete before the next begins: abandon if you must, build, score, move people. If you must abandon a building before your second tile, you may choose the one you have just built.

    Set up the stack as for one more player (with 4 players, the 5+ tiles come in), then take out 3 more tiles at random.

    In your final three turns, when the stack is already empty as your turn starts, you build only one.

    For 2 to 4 players. Not with Business.

rule-consultant-hacker-title = Hacker
rule-consultant-hacker-body =
    Your card shows a wild symbol, which counts for each of your buildings when it is scored.

    The symbols on the backs of the tiles in your hand count too, one for each tile. What counts is your hand at the moment of scoring: on your own turn, the tile you have just built is no longer in it.

rule-consultant-entrepreneur-title = Entrepreneur
rule-consultant-entrepreneur-body =
    Once in each enclosed street in which you own a building, you may score a tile from your hand in place of one of your buildings there. Its valuation is worked out in that building’s place. People, symbols and signs stay as they are, and only that one payment changes: a copy elsewhere in the street still sees the building that stands there.

    It may not be a copy tile. The tile stays in your hand, but from now on everyone knows that you hold it. It brings no business tokens.

    The Entrepreneur has no effect in end game scoring.

rule-consultant-investor-title = Investor
rule-consultant-investor-body =
    When you build, you may put two of your signs on the building. Its valuation then counts double. The $1 for each person does not.

    You may have one doubled building at a time. If you have to abandon it first, you may double the new building. Both signs come back together.

    You double a building only while you build it: signs that come back in the same turn are too late.

    A copy of a doubled building is not doubled, but a copy may be doubled itself. Doubling brings no extra business tokens.

rule-consultant-hipster-legend-title = Hipster Legend
rule-consultant-hipster-legend-body =
    Your card shows a hipster symbol, which counts for each of your buildings when it is scored. For you, every hipster symbol counts as wild in scoring.

    People are not fooled: only hipsters move to hipster symbols.

rule-consultant-renovator-title = Renovator
rule-consultant-renovator-body =
    Instead of a normal build you may build on top of a building in an enclosed street. You keep its facing. Central Station may not be covered. (Russian edition: nor may City Park.)

    People on the covered building whose colour the new tile shows move onto it. The others stand with FOMO on Central Station. If the Station’s own street is renovated, they count as its people.

    New people, your sign and people with FOMO come as for any build. Then the street is scored again at once. If the building you cover encloses a street, so does the new tile, and an enclosure valuation on it pays.

    The covered tile leaves the game. For 3 to 5 players. Not with Business.

rule-consultant-location-scout-title = Location Scout
rule-consultant-location-scout-body =
    When your buildings are scored, the symbols of your buildings in other streets count too, as long as your sign is still on them.

    A building of yours that points into the street can count twice: once pointing in, once through this card.

    If several streets are scored at once, the order matters: scored buildings have lost their sign.

    The Location Scout has no effect in end game scoring.

## Playing solo

rule-part-solo-part = Playing solo

rule-solo-title = The solo game
rule-solo-body =
    You play against the Grifter, who builds by a fixed rule and never has to think. Set up as for 2 players. The Grifter has no hand and as many signs as he needs. Three tiles are set aside face down: the Grifter’s endgame stack.

    The main stack lies face up, so you always know its top tile. In each round you build and score. Then the Grifter builds the top tile of the stack and scores. Then you draw. While you place the Grifter’s tile you already see the one below it, which will be your draw. You never see any deeper.

    At the final draw from the main stack, the endgame stack is shuffled and turned face up. The Grifter plays it in the last three rounds. Until then you see one back, which says nothing about the order to come.

    At the end both you and the Grifter are scored. You win if you have more money than he has. A tie goes to the Grifter.
rule-solo-points =
    Easy: the Grifter starts with $0.

    Normal: the Grifter starts with $20.

    Hard: the Grifter starts with $50.

    With Consultants the Grifter starts with $40 more. He gets no card.

rule-grifter-title = Where the Grifter builds
rule-grifter-body =
    The Grifter puts his tile where the tile’s own valuation would be worth the most right now, as if it were scored at once, with its people in place and the people with FOMO it attracts. Nothing else matters, not even whether it encloses a street.

    A tile with an enclosure valuation is different. The Grifter looks for the spots where it encloses a street, and takes the one after which the most people would move to the Grifter’s buildings. If there is no such spot, all legal spots are equally good.

    Where spots are equally good, you choose, and you may choose what suits you best. The board shows them.
rule-grifter-points =
    When the Grifter would have to decide something, such as the order of streets or where people go, you decide for him.

    When it is the Grifter’s turn, people must go to the Grifter’s buildings if there is one they may go to. If there are several, you choose.

    With Business, the Grifter takes tokens of the kind he has the fewest of, as far as his buildings in the street allow. You break ties.

    Here the Grifter plays by the 2021 rules in every edition. That is our choice: the Russian rulebook words copies and tokens differently for him.

rule-solo-tips-title = Beating the Grifter
rule-solo-tips-body = The Grifter never thinks ahead. You can do that for him.
rule-solo-tips-points =
    You see his next tile before you build. Take the spot he would like best, or build so that his best spot is one that suits you.

    Where spots are equally good for him, pick the one that closes a street of yours, or one that earns him nothing later.

    A tile with an enclosure valuation must enclose a street if it can. Leave him one in which you earn the most.

    On your turn you send the crowd wherever you like. On his turn the crowd goes to his buildings if it can. So close the crowded streets yourself.

    He never abandons a building, and what he still owns at the end earns half. Leave his good streets open.

## Editions and records

rule-part-more = Editions and records

rule-editions-title = Editions
rule-editions-body =
    Streets has been published in more than one version, and they differ in a few points. A game is played in one edition from start to end. If you do not choose one, it is the 2021 rulebook.

    The draft rules of 2020 differ from the 2021 rulebook in one point only: if players tie at the end, they share the victory.

    The Russian edition differs in these points.
rule-editions-points =
    People may not move to abandoned buildings.

    A copy may not copy an enclosure or an adjacency valuation.

    People with FOMO do not count when scoring: no $1 each, and nothing for people valuations.

    People with FOMO do not rush to a new building whose own street is enclosed at once. They keep waiting for one in an open street, or for a renovated one.

    The Renovator may not cover City Park.

rule-record-title = Game records
rule-record-body =
    Every game is kept as a record: how it was set up, and every choice made. That is enough to replay the whole game, choice by choice. The same text is your saved game, the exported file and the link you share.

    The seed is the name of a deal. The same seed with the same options always deals the same tiles, so friends can play the very same game elsewhere.

    When you open a record, every choice in it is checked against these rules. If something is wrong, the page says which choice it is and why, and you can carry on from just before it.
