### The lessons, at most two sentences at a time.
###
### -say: at first; -place: a tile is picked; -aim: it must be turned; -held: the ghost is right; -done: afterwards.
### -miss-: the reply to a wrong attempt.
###
### Variables: $dollars - the worth of what is tried; $mine and $theirs - what the streets it encloses pay; $refusal - the rules’ answer;
### $tile - the name of a tile.

## Replies to attempts that no lesson lists

lesson-answers-elsewhere = Here it would earn ${ $dollars }. Try the highlighted spot for this lesson.
lesson-answers-less = Here it would earn ${ $dollars }. There’s a better spot.
lesson-answers-other_tile = This step needs the { $tile }. Pick that one.
lesson-answers-other = Not that one. Try what’s highlighted.

## Take a tile, build it

lesson-build-title = Take a tile, build it

lesson-build-1-say = Each turn you build one building. Pick up the Student House.
lesson-build-1-place = Every spot where it fits lights up. Tap the one next to Central Station.
lesson-build-1-aim = Turn it until its road continues the Station’s.
lesson-build-1-held = As it stands, it would earn ${ $dollars }. Now build it.
lesson-build-1-done = A hipster moved in, and your sign shows that the house is yours.
lesson-build-1-miss-1 = Turned west, it stands in a street of its own and earns only ${ $dollars }. Turn it back.

lesson-build-2-say = You earn nothing when you build, only when the street is closed.

## Which way the road runs

lesson-placing-title = Which way the road runs

lesson-placing-1-say = Each building has its road on one side only. Pick up the Souvenir Shop.
lesson-placing-1-place = Tap the spot below your Student House.
lesson-placing-1-aim = Tap the dot above it, so that the two roads lie side by side.
lesson-placing-1-done = { $refusal }

lesson-placing-2-say = Pick up the Souvenir Shop.
lesson-placing-2-place = Now tap the spot to the right of the Student House.
lesson-placing-2-aim = Tap the dot above it again.
lesson-placing-2-done = { $refusal }

lesson-placing-3-say = Pick up the Souvenir Shop.
lesson-placing-3-place = Tap the spot to the right of the Student House.
lesson-placing-3-aim = So turn it west: its road then crosses the end of the Student House’s road.
lesson-placing-3-done = ${ $dollars }: legal, but it stands in a street of its own, across the end of yours.

lesson-placing-4-say = Pick up the Souvenir Shop.
lesson-placing-4-place = Tap the spot to the right of the Student House.
lesson-placing-4-aim = Turn it south, the way the Station and the Student House face.
lesson-placing-4-held = ${ $dollars }: it pays $2 for each building in its street, and there are three now. Build it.
lesson-placing-4-done = Same facing, side by side: one street. Across the end: the end of the street.

## What a building is worth

lesson-valuations-title = What a building is worth

lesson-valuations-1-say = The Chillax Spa earns $2 for each tourist symbol in its street. Pick it up.
lesson-valuations-1-place = Each highlighted spot shows the most it could earn there. Tap the best one.
lesson-valuations-1-aim = Right spot. Turn it so that it earns $9.
lesson-valuations-1-held = ${ $dollars }: four tourist symbols, and $1 for the tourist who moves in. Build it.
lesson-valuations-1-done = The Station has one symbol, the hotel two, the spa one. The people on the hotel add nothing here.
lesson-valuations-1-miss-1 = ${ $dollars } in the Park’s street: the Station and the Park lend a symbol each. There’s a better spot.

lesson-valuations-2-say = So a building earns what’s printed on it, plus $1 for everyone who lives there.

## Symbols that point in

lesson-pointing-title = Symbols that point in

lesson-pointing-1-say = The Trendy Lofts earn $2 for each hipster symbol. Pick them up.
lesson-pointing-1-place = First try the spot to the right of the Station.
lesson-pointing-1-aim = Turn them south, into the Station’s street.
lesson-pointing-1-done = ${ $dollars }: one hipster symbol on the Station, and two parents who move in.

lesson-pointing-2-say = Pick up the Trendy Lofts.
lesson-pointing-2-place = Now tap the spot below City Park.
lesson-pointing-2-aim = Turn them east, into the Park’s street.
lesson-pointing-2-held = ${ $dollars }: the Station faces this street, so its hipster symbol counts here too. And the Park’s symbol is wild: it counts as any colour.
lesson-pointing-2-done = A building at the end that faces a street lends that street its symbols, and still counts them in its own.

## Five at most, and two ends

lesson-enclosed-title = Five at most, and two ends

lesson-enclosed-1-say = The Station’s street has five buildings. Pick up the Hardware Store and try to make it six.
lesson-enclosed-1-place = Tap the spot at its right end.
lesson-enclosed-1-aim = Tap the dot below it to turn it south, like the others.
lesson-enclosed-1-done = { $refusal }

lesson-enclosed-2-say = Pick up the Hardware Store.
lesson-enclosed-2-place = Tap the spot at the right end.
lesson-enclosed-2-aim = Turn it west, so that it faces the street.
lesson-enclosed-2-held = Facing west it closes this end, and its wild symbol points in. Build it.
lesson-enclosed-2-done = Closed to the east, still open to the west: nothing is scored yet. Both ends must be closed.

## Close the street: scoring

lesson-scoring-title = Close the street: scoring

lesson-scoring-1-say = One building to the left of the Station closes the street. Pick up the Flea Market.
lesson-scoring-1-place = Tap the spot to the left of the Station.
lesson-scoring-1-done = You’d get ${ $mine }, but Pat would get ${ $theirs }: the parent symbol that points in completes Pat’s second pair.

lesson-scoring-2-say = Now pick up the Co-Working Hub and compare.
lesson-scoring-2-place = Tap the spot to the left of the Station.
lesson-scoring-2-held = You’d get ${ $mine }, and Pat ${ $theirs }. Build it.
lesson-scoring-2-done = Paid, and the signs came back. Closing pays everybody in the street: count what the others get.
lesson-scoring-2-miss-1 = You’d get ${ $mine }, but Pat would get ${ $theirs }. Pick up the Co-Working Hub instead.

## Where the crowd goes

lesson-people-title = Where the crowd goes

lesson-people-1-say = After scoring, everybody moves out, to any open street with their symbol. Send the hipster to your Co-Working Hub.
lesson-people-1-miss-1 = That’s Pat’s Record Shop: everyone there earns Pat ${ $dollars } more. Choose your own building.

lesson-people-2-say = That’s $1 more for you when the hub’s street is scored. Send the other one too.
lesson-people-2-done = Four hipsters live with you now. The others found no open street with their symbol and stand waiting: they have FOMO.
lesson-people-2-miss-1 = That’s Pat’s Record Shop: everyone there earns Pat ${ $dollars } more. Choose your own building.

lesson-people-3-say = Two tourists wait with FOMO, and you hold a tile with their symbol. Pick up the Grand Hotel.
lesson-people-3-place = It would earn $12 instead of $6, wherever it stands. Tap a spot you like.
lesson-people-3-held = ${ $dollars }: both waiting tourists rush to it from wherever they are. Build it.
lesson-people-3-done = People with nowhere to go wait for the next tile of their colour, no matter who builds it.

## Out of signs

lesson-abandon-title = Out of signs

lesson-abandon-1-say = You have five signs, and all stand in open streets. To build again, abandon the building that’s worth least.
lesson-abandon-1-done = No money for it, but the sign is back. The parent who lived there walked to the Station, the only building with a parent symbol in an open street.
lesson-abandon-1-miss-1 = The Souvenir Shop would earn ${ $dollars } one day. Abandon the one that’s worth least.
lesson-abandon-1-miss-2 = That one would earn ${ $dollars } one day. Another is worth less.

lesson-abandon-2-say = Your turn goes on. Build what you like, where you like.
lesson-abandon-2-place = Tap a spot you like.
lesson-abandon-2-held = ${ $dollars } here. Build it, or keep looking.
lesson-abandon-2-done = You have five signs, so a sixth building costs you one of the first five.

## The end: half, rounded up

lesson-endgame-title = The end: half, rounded up

lesson-endgame-1-say = Your last tile. At the end, every building that still has a sign earns half, rounded up.
lesson-endgame-1-place = Your shop earns more if its street grows. Find the spot that earns most.
lesson-endgame-1-aim = Right spot. Turn it so that it joins your own street.
lesson-endgame-1-held = At the end it earns half of ${ $dollars }, and your Souvenir Shop is worth more too. Build it.
lesson-endgame-1-done = Three buildings of yours in one street. Now Pat builds the last tile.
lesson-endgame-1-miss-1 = That takes away Pat’s best spot: a fine idea. But find the spot where your own street earns most.

lesson-endgame-2-say = Your buildings, worth $8, $5 and $9, earned $4, $3 and $5: you win, $12 to $11. A building that still has its sign earns half.

## Solo against the Grifter

lesson-grifter-title = Solo against the Grifter

lesson-grifter-1-say = In a solo game you play against the Grifter, who builds the top tile of the stack. First build your Student House.
lesson-grifter-1-place = Tap the spot next to the Station.
lesson-grifter-1-aim = Turn it south, into the Station’s street.
lesson-grifter-1-held = ${ $dollars }. Build it.

lesson-grifter-2-say = His rule: build where the tile is worth most. Two spots tie at $6, so you choose: tap one of them.
lesson-grifter-2-place = His rule: build where the tile is worth most. Two spots tie at $6, so you choose: tap one of them.
lesson-grifter-2-held = While you choose, you already see the tile you’ll draw. Build it.
lesson-grifter-2-done = The Penthouse comes next, and it pays for closing a street. The Grifter must close one with it if he can.
lesson-grifter-2-miss-1 = { $refusal }

lesson-grifter-3-say = So give him a street to close: yours. Pick up the Museum.
lesson-grifter-3-place = Build it below City Park: that street has only one open end left.
lesson-grifter-3-aim = Turn it east, into the Park’s street.
lesson-grifter-3-held = ${ $dollars }, once somebody closes the street. Build it.
lesson-grifter-3-done = The Grifter closed your street, and it paid you $14. He never thinks ahead, so do it for him.

## Copies and wild symbols

lesson-valuation-copy-title = Copies and wild symbols

lesson-valuation-copy-1-say = The Fashion Outlet copies the best other building in its street. Pick it up.
lesson-valuation-copy-1-place = Find the spot where it earns most.
lesson-valuation-copy-1-aim = Right spot. Turn it so that it joins the Park’s street.
lesson-valuation-copy-1-held = ${ $dollars }: it copies your Flea Market, as if it stood there. Build it.
lesson-valuation-copy-1-done = Two sets of a hipster and a parent, and wild symbols fill in what’s missing. A copy can’t copy a copy.
lesson-valuation-copy-1-miss-1 = There is nothing to copy in that street: only ${ $dollars } for its shopper. There’s a better spot.

## Business: claim your tokens

lesson-business-title = Business: claim your tokens

lesson-business-1-say = With Business, a street that closes gives you tokens for the icons of one of your buildings. Pick up the Museum.
lesson-business-1-place = Close the Station’s street at its left end.
lesson-business-1-aim = Turn it east, to face the street.
lesson-business-1-held = It closes the street. Build it.

lesson-business-2-say = Choose your claim: the Trendy Lofts give two residential tokens, the Co-Working Hub one of any kind.
lesson-business-2-done = You took two tokens before the street paid. If a kind has run out, its icon counts as wild.
lesson-business-2-miss-1 = One token of a kind you like: good when it completes a set. Here two of a kind are better.

lesson-business-3-say = At the end, the most of a kind earns $10, or $5 if tied. Each set of all four kinds earns $10.

## Consultants: the Investor

lesson-consultant-investor-title = Consultants: the Investor

lesson-consultant-investor-1-say = You’re the Investor: two signs on a building double its valuation. Pick up the Coffee Roastery.
lesson-consultant-investor-1-place = It pays for each of your signs in its street. Build it next to your Student House.
lesson-consultant-investor-1-aim = With one sign it would earn ${ $dollars }. Build it with both.
lesson-consultant-investor-1-done = $20: three signs in the street pay $9, twice, and two hipsters live there. One doubled building at a time.
lesson-consultant-investor-1-miss-1 = With one sign it would earn ${ $dollars }. Build it with both.

## Consultants: the Location Scout

lesson-consultant-location-scout-title = Consultants: the Location Scout

lesson-consultant-location-scout-1-say = You’re the Location Scout: the symbols of your buildings in other streets count too. Pick up the Chillax Spa.
lesson-consultant-location-scout-1-place = Build it next to the Station, far from your Grand Hotel.
lesson-consultant-location-scout-1-aim = Turn it so that it joins the Station’s street.
lesson-consultant-location-scout-1-held = ${ $dollars }: the Station’s tourist symbol, the spa’s own, and the Grand Hotel’s two in the other street. Build it.
lesson-consultant-location-scout-1-done = Those symbols count as long as your sign is on their building. Once the building is scored and the sign is gone, they don’t.

## Consultants: the Entrepreneur

lesson-consultant-entrepreneur-title = Consultants: the Entrepreneur

lesson-consultant-entrepreneur-1-say = You’re the Entrepreneur: once in each street, a tile from your hand may score in place of a building. Pick up the Play Park.
lesson-consultant-entrepreneur-1-place = Close the Station’s street at its left end.
lesson-consultant-entrepreneur-1-aim = Turn it east, to face the street.
lesson-consultant-entrepreneur-1-held = It closes the street, and then the page will ask you. Build it.

lesson-consultant-entrepreneur-2-say = Score the Cinema in place of the Student House: $2 more.
lesson-consultant-entrepreneur-2-done = The tile stays in your hand, but everyone has seen it now. Only that one payment changed.
lesson-consultant-entrepreneur-2-miss-1 = That wouldn’t pay more. Score a tile in place of the Student House.
