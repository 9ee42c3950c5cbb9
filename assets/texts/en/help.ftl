### Context help: the explanations behind a long press or ?.
###
### Variables: $dollars - whole dollars; $colour, $symbol, $first and $second - words of symbol-words.
###
### A -short says the same in a few words, for a narrow place. -more- is added in games of a mode or an edition,
### -arrival says who arrives with a symbol, except on starting tiles.

## Valuations

help-valuations-people-name = People
help-valuations-people-short = ${ $dollars } per { $colour } in its street
help-valuations-people-text = Worth ${ $dollars } for each { $colour } living in this building’s street, no matter who owns the building they are in.
help-valuations-people-more-ru = In the Russian edition those with FOMO do not count.

help-valuations-symbols-name = Symbols
help-valuations-symbols-short = ${ $dollars } per { $symbol } symbol
help-valuations-symbols-text = Worth ${ $dollars } for each { $symbol } symbol in the street or pointing into it. Wild symbols count too.

help-valuations-sets-name = Sets
help-valuations-sets-short = ${ $dollars } per { $first } + { $second }
help-valuations-sets-text = Worth ${ $dollars } for each set of one { $first } and one { $second } symbol, in the street or pointing into it. Each symbol is used once. A wild symbol stands for either.

help-valuations-sets-pair-name = Pairs
help-valuations-sets-pair-short = ${ $dollars } per pair of { $first } symbols
help-valuations-sets-pair-text = Worth ${ $dollars } for each pair of { $first } symbols, in the street or pointing into it. Each symbol is used once. Wild symbols fill in.

help-valuations-wild-name = Wild symbols
help-valuations-wild-short = ${ $dollars } per wild symbol
help-valuations-wild-text = Worth ${ $dollars } for each wild symbol in the street or pointing into it.

help-valuations-signs-name = Signs
help-valuations-signs-short = ${ $dollars } per sign of its owner
help-valuations-signs-text = Worth ${ $dollars } for each sign of its owner in the street, this building’s own included.

help-valuations-size-name = Size
help-valuations-size-short = ${ $dollars } per building in its street
help-valuations-size-text = Worth ${ $dollars } for each building in the street, this one included.

help-valuations-adjacency-name = Adjacency
help-valuations-adjacency-short = ${ $dollars } per tile around it
help-valuations-adjacency-text = Worth ${ $dollars } for each tile around it, corners included: at most 8.

help-valuations-enclosure-name = Enclosure
help-valuations-enclosure-short = ${ $dollars } if it encloses a street
help-valuations-enclosure-text = Worth ${ $dollars } if it stands at the end of at least one enclosed street.

help-valuations-copy-name = Copy
help-valuations-copy-short = copies the best in its street
help-valuations-copy-text = Copies the best valuation of another building in its street, as if it stood in that building’s place, but with its own owner’s signs and consultant. It can’t copy another copy.
help-valuations-copy-more-ru = In the Russian edition it can’t copy an enclosure or adjacency valuation either.

help-valuations-none-name = No valuation
help-valuations-none-short = worth nothing itself
help-valuations-none-text = This building belongs to nobody and earns nothing. Its symbols and its people still count for the street.

## Pointing

# A note on all symbols, shown once after a building’s symbols.
help-pointing-text = Symbols count in the building’s own street. If the building stands at the end of another street and faces it, they count there too.

## Symbols

help-symbols-tourist-name = Tourist symbol
help-symbols-tourist-arrival = When this is built, a tourist arrives.
help-symbols-tourist-text = Tourists may move here while the street is open.
help-symbols-tourist-more-ru = In the Russian edition nobody moves to an abandoned building.

help-symbols-hipster-name = Hipster symbol
help-symbols-hipster-arrival = When this is built, a hipster arrives.
help-symbols-hipster-text = Hipsters may move here while the street is open.
help-symbols-hipster-more-ru = In the Russian edition nobody moves to an abandoned building.

help-symbols-parent-name = Parent symbol
help-symbols-parent-arrival = When this is built, a parent arrives.
help-symbols-parent-text = Parents may move here while the street is open.
help-symbols-parent-more-ru = In the Russian edition nobody moves to an abandoned building.

help-symbols-shopper-name = Shopper symbol
help-symbols-shopper-arrival = When this is built, a shopper arrives.
help-symbols-shopper-text = Shoppers may move here while the street is open.
help-symbols-shopper-more-ru = In the Russian edition nobody moves to an abandoned building.

help-symbols-wild-name = Wild symbol
help-symbols-wild-text = Stands for any one symbol when buildings are scored. It attracts nobody, and nobody may move here because of it.

## People

help-people-tourist-name = Tourist
help-people-tourist-text = Worth $1 to the building they live in. When its street is scored, they move to a building with a tourist symbol in an open street. If there is none, they stay and get FOMO. Tourists move first.
help-people-tourist-more-ru = In the Russian edition they never move to an abandoned building, and those with FOMO are worth nothing.

help-people-hipster-name = Hipster
help-people-hipster-text = Worth $1 to the building they live in. When its street is scored, they move to a building with a hipster symbol in an open street. If there is none, they stay and get FOMO. Hipsters move second.
help-people-hipster-more-ru = In the Russian edition they never move to an abandoned building, and those with FOMO are worth nothing.

help-people-parent-name = Parent
help-people-parent-text = Worth $1 to the building they live in. When its street is scored, they move to a building with a parent symbol in an open street. If there is none, they stay and get FOMO. Parents move third.
help-people-parent-more-ru = In the Russian edition they never move to an abandoned building, and those with FOMO are worth nothing.

help-people-shopper-name = Shopper
help-people-shopper-text = Worth $1 to the building they live in. When its street is scored, they move to a building with a shopper symbol in an open street. If there is none, they stay and get FOMO. Shoppers move last.
help-people-shopper-more-ru = In the Russian edition they never move to an abandoned building, and those with FOMO are worth nothing.

## Backs

help-backs-tourist-name = Tourist back
help-backs-tourist-text = The other side of this tile has one or two tourist symbols. Everyone may see the backs.

help-backs-hipster-name = Hipster back
help-backs-hipster-text = The other side of this tile has one or two hipster symbols. Everyone may see the backs.

help-backs-parent-name = Parent back
help-backs-parent-text = The other side of this tile has one or two parent symbols. Everyone may see the backs.

help-backs-shopper-name = Shopper back
help-backs-shopper-text = The other side of this tile has one or two shopper symbols. Everyone may see the backs.

help-backs-wild-name = Wild back
help-backs-wild-text = The other side of this tile has a wild symbol. Everyone may see the backs.

## Business

help-business-restaurant-name = Restaurant
help-business-restaurant-text = When its street is enclosed, you can claim a restaurant token here. At the end, having the most restaurant tokens earns $10 ($5 if tied), and each set of all four kinds earns $10.

help-business-residential-name = Residential
help-business-residential-text = When its street is enclosed, you can claim a residential token here. At the end, having the most residential tokens earns $10 ($5 if tied), and each set of all four kinds earns $10.

help-business-leisure-name = Leisure
help-business-leisure-text = When its street is enclosed, you can claim a leisure token here. At the end, having the most leisure tokens earns $10 ($5 if tied), and each set of all four kinds earns $10.

help-business-retail-name = Retail
help-business-retail-text = When its street is enclosed, you can claim a retail token here. At the end, having the most retail tokens earns $10 ($5 if tied), and each set of all four kinds earns $10.

help-business-wild-name = Any business
help-business-wild-text = When its street is enclosed, you can claim a token of any kind here.

help-business-double-name = Double business
help-business-double-text = Two icons of the same kind: claim from this building and you get two tokens.

help-business-exhausted-name = No tokens left
help-business-exhausted-text = All tokens of this kind are taken. Its icon now counts as wild: take one of any other kind.

## Consultants

help-consultants-contractor-name = Contractor
help-consultants-contractor-line = Builds two tiles in a turn.
help-consultants-contractor-text = You build two tiles in your turn and draw two. You finish the first build completely, with scoring and moving people, before the second. In your last three turns, when the stack is already empty, you build one. For 2 to 4 players.

help-consultants-hacker-name = Hacker
help-consultants-hacker-line = Has a wild symbol, and the backs in hand count too.
help-consultants-hacker-text = The wild symbol on this card counts for all your buildings, and so does the back symbol of each tile in your hand at the moment of scoring.

help-consultants-entrepreneur-name = Entrepreneur
help-consultants-entrepreneur-line = Scores a tile from hand in place of a building.
help-consultants-entrepreneur-text = Once in each enclosed street where you own a building, you may score a tile from your hand in place of one of your buildings. It is not built and stays in your hand, but everyone sees it. It may not be a copy tile. Not at the end of the game.

help-consultants-investor-name = Investor
help-consultants-investor-line = Doubles one building’s valuation with a second sign.
help-consultants-investor-text = When you build, you may put two signs on the building: its valuation counts double, its people do not. One doubled building at a time. Both signs come back together.

help-consultants-hipster-legend-name = Hipster Legend
help-consultants-hipster-legend-line = Has a hipster symbol, and hipster symbols are wild.
help-consultants-hipster-legend-text = The hipster symbol on this card counts for all your buildings. For you, every hipster symbol counts as wild in scoring. Where people may move does not change.

help-consultants-renovator-name = Renovator
help-consultants-renovator-line = Builds on top of buildings in enclosed streets.
help-consultants-renovator-text = Instead of a normal build you may cover a building in an enclosed street with a tile from your hand, keeping the building’s facing. Then that street is scored again at once. Central Station may not be covered. For 3 to 5 players.
help-consultants-renovator-more-ru = In the Russian edition City Park may not be covered either.

help-consultants-location-scout-name = Location Scout
help-consultants-location-scout-line = Symbols of your buildings elsewhere count too.
help-consultants-location-scout-text = When your buildings are scored, the symbols of your buildings in other streets count too, as long as they still have your sign. A building pointing into the street can count twice. The card has no effect at the end of the game.

## Topics

help-topics-central-station-name = Central Station
help-topics-central-station-text = The heart of the city. It belongs to nobody and has one symbol of each colour, so anyone may move here while its street is open. Its four symbols count in its own street and, pointing in, in the Park’s.

help-topics-city-park-name = City Park
help-topics-city-park-text = It belongs to nobody and has one wild symbol. Nobody may move here. Its wild symbol counts in the Park’s street, and in the street to its right if that street runs left to right.
help-topics-city-park-more-ru = In the Russian edition the Renovator may not cover it.

help-topics-building-name = Building
help-topics-building-text = One square of the city with a road along its base. It shows its symbols, its valuation and, with Business, its icons.

help-topics-facing-name = Facing
help-topics-facing-text = The direction that a building’s base and its road face. Buildings in one street all face the same way.

help-topics-street-name = Street
help-topics-street-text = Buildings side by side with the same facing, at most 5. It is open until both its ends are closed. Then it pays out.

help-topics-enclosed-name = Enclosed street
help-topics-enclosed-text = Both ends are closed by other buildings. The street is scored, its people move out, and nobody can move in again.

help-topics-pointing-name = Pointing in
help-topics-pointing-text = If a building stands just beyond the end of a street and faces that street, its symbols count there too.

help-topics-sign-name = Sign
help-topics-sign-text = Shows whose building it is. You have 5. They come back when the street is scored or when you abandon the building.

help-topics-doubled-name = Doubled building
help-topics-doubled-text = It has two of the Investor’s signs, so its valuation counts double.

help-topics-abandoned-name = Abandoned building
help-topics-abandoned-text = Its sign was taken back, so it belongs to nobody and earns nothing. It still stands in its street, and its symbols count.
help-topics-abandoned-more-ru = In the Russian edition nobody moves to it.

help-topics-fomo-name = FOMO
help-topics-fomo-text = Someone with FOMO, the Fear Of Missing Out, has nowhere to go and stands waiting. The next tile that shows their colour attracts them all at once, no matter who builds it.
help-topics-fomo-more-ru = In the Russian edition they do not count when scoring, and they do not rush to a building whose own street is enclosed at once.

help-topics-hand-name = Hand
help-topics-hand-text = The tiles you may build.
help-topics-hand-more-multiplayer = The others see only their backs.

help-topics-stack-name = Stack
help-topics-stack-text = The tiles still to be drawn.
help-topics-stack-more-multiplayer = Everyone may see the back of the next one.
help-topics-stack-more-solo = The stack lies face up, so you always know the next one. While you place the Grifter’s tile, you see the one below it, which you will draw.

help-topics-money-name = Money
help-topics-money-text = Earned when streets are scored, and at the end of the game. The most money wins.

help-topics-token-name = Business token
help-topics-token-text = Claimed from your buildings in enclosed streets. At the end, the most of a kind earns $10 ($5 if tied), and each set of all four kinds $10.

help-topics-grifter-name = The Grifter
help-topics-grifter-text = Your opponent in the solo game. He builds where his tile is worth the most right now. When spots are equally good, you choose; on Easy, the page chooses for you, in your favour.

help-topics-endgame-stack-name = Endgame stack
help-topics-endgame-stack-text = Three tiles the Grifter builds in the last three rounds. At the final draw from the main stack they are shuffled and turned face up. Until then you see one back, which says nothing about their order.

help-topics-five-players-name = 5+ tile
help-topics-five-players-text = This tile is in the game with 5 players, or with 4 players and a Contractor.
