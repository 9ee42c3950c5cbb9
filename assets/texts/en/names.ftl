### The buildings, by their ids in the deck file: the name, and a sentence about the place.
### Where a word of more than nine letters may be broken on a tile it has a soft hyphen, { "\u00AD" }.
###
### $name - the name that another deck gives a building

names-person = { $name }
names-you = You
    .the = you

building-central-station = Central Station
    .the = Central Station
    .The = Central Station
flavour-central-station = Every story in this city starts with someone stepping off a train.

building-city-park = City Park
    .the = City Park
    .The = City Park
flavour-city-park = The ducks know all the regulars by name.

building-student-house = Student House
    .the = the Student House
    .The = The Student House
flavour-student-house = Six people share one kettle, and everybody has an opinion about it.

building-art-gallery = Art Gallery
    .the = the Art Gallery
    .The = The Art Gallery
flavour-art-gallery = Nobody is quite sure which way up the big one hangs, and that is the point.

building-micro-brewery = Micro Brewery
    .the = the Micro Brewery
    .The = The Micro Brewery
flavour-micro-brewery = The new batch tastes of pine, plum and a little too much ambition.

building-record-shop = Record Shop
    .the = the Record Shop
    .The = The Record Shop
flavour-record-shop = The owner has the one you are looking for, but first you must hear this.

building-coffee-roastery = Coffee Roastery
    .the = the Coffee Roastery
    .The = The Coffee Roastery
flavour-coffee-roastery = You can smell it three streets away, and by then it is too late.

building-tattoo-parlour = Tattoo Parlour
    .the = the Tattoo Parlour
    .The = The Tattoo Parlour
flavour-tattoo-parlour = The artist always asks twice whether you are sure about the name.

building-co-working-hub = Co-Working Hub
    .the = the Co-Working Hub
    .The = The Co-Working Hub
flavour-co-working-hub = Twelve companies, one printer, and a very patient office dog.

building-bicycle-workshop = Bicycle Work{ "\u00AD" }shop
    .the = the Bicycle Workshop
    .The = The Bicycle Workshop
flavour-bicycle-workshop = They fix your brakes while you wait, and your saddle height without asking.

building-starter-home = Starter Home
    .the = the Starter Home
    .The = The Starter Home
flavour-starter-home = It is small and it leans a little, and it is all theirs.

building-flea-market = Flea Market
    .the = the Flea Market
    .The = The Flea Market
flavour-flea-market = Somewhere under that lamp is the very thing you never knew you missed.

building-trendy-lofts = Trendy Lofts
    .the = the Trendy Lofts
    .The = The Trendy Lofts
flavour-trendy-lofts = It used to be a button factory, and you still find a button now and then.

building-kindergarten = Kinder{ "\u00AD" }garten
    .the = the Kindergarten
    .The = The Kindergarten
flavour-kindergarten = The afternoon nap is the most closely guarded secret in town.

building-toy-store = Toy Store
    .the = the Toy Store
    .The = The Toy Store
flavour-toy-store = The train in the window has been going round since before the mayor was born.

building-play-park = Play Park
    .the = the Play Park
    .The = The Play Park
flavour-play-park = The slide is fastest just after the rain.

building-sweet-ice-cream = Sweet Ice Cream
    .the = the Sweet Ice Cream
    .The = The Sweet Ice Cream
flavour-sweet-ice-cream = Two scoops are a snack, and three are an evening plan.

building-terraced-houses = Terraced Houses
    .the = the Terraced Houses
    .The = The Terraced Houses
flavour-terraced-houses = Every door is a different colour, and every neighbour has a spare key.

building-fashion-outlet = Fashion Outlet
    .the = the Fashion Outlet
    .The = The Fashion Outlet
flavour-fashion-outlet = You saw it somewhere else first, but here it fits.

building-high-end-tailor = High-End Tailor
    .the = the High-End Tailor
    .The = The High-End Tailor
flavour-high-end-tailor = He measures once, nods, and never gets it wrong.

building-concept-store = Concept Store
    .the = the Concept Store
    .The = The Concept Store
flavour-concept-store = It sells chairs, soap and a feeling.

building-department-store = Depart{ "\u00AD" }ment Store
    .the = the Department Store
    .The = The Department Store
flavour-department-store = Nobody has ever come out with only what they went in for.

building-food-court = Food Court
    .the = the Food Court
    .The = The Food Court
flavour-food-court = The whole world on one tray, and somebody always steals a chip.

building-penthouse = Pent{ "\u00AD" }house
    .the = the Penthouse
    .The = The Penthouse
flavour-penthouse = From up here you can wave at your own office.

building-cinema = Cinema
    .the = the Cinema
    .The = The Cinema
flavour-cinema = The back row creaks at all the romantic moments.

building-bookshop = Book{ "\u00AD" }shop
    .the = the Bookshop
    .The = The Bookshop
flavour-bookshop = The cat sleeps on the bestsellers, so ask for something else.

building-chillax-spa = Chillax Spa
    .the = the Chillax Spa
    .The = The Chillax Spa
flavour-chillax-spa = Your phone gets a little bed of its own at the door.

building-grand-hotel = Grand Hotel
    .the = the Grand Hotel
    .The = The Grand Hotel
flavour-grand-hotel = The lift attendant remembers your floor and your favourite cake.

building-souvenir-shop = Souvenir Shop
    .the = the Souvenir Shop
    .The = The Souvenir Shop
flavour-souvenir-shop = The tiny stations sell best, closely followed by the tiny ducks.

building-museum = Museum
    .the = the Museum
    .The = The Museum
flavour-museum = The dinosaur has been waiting forty years for a name.

building-viewpoint-tower = View{ "\u00AD" }point Tower
    .the = the Viewpoint Tower
    .The = The Viewpoint Tower
flavour-viewpoint-tower = It takes two hundred steps to find out where you parked.

building-rooftop-bar = Rooftop Bar
    .the = the Rooftop Bar
    .The = The Rooftop Bar
flavour-rooftop-bar = The sunset is free, and the little umbrella is not.

building-harbour-bistro = Harbour Bistro
    .the = the Harbour Bistro
    .The = The Harbour Bistro
flavour-harbour-bistro = The menu is whatever the boats brought in this morning.

building-holiday-flats = Holiday Flats
    .the = the Holiday Flats
    .The = The Holiday Flats
flavour-holiday-flats = It feels like home, with better towels.

building-hardware-store = Hard{ "\u00AD" }ware Store
    .the = the Hardware Store
    .The = The Hardware Store
flavour-hardware-store = They’ll sell you a single screw and tell you its life story.

building-car-park = Car Park
    .the = the Car Park
    .The = The Car Park
flavour-car-park = Level three, next to the pillar with the painted snail.

building-farmers-market = Farmers’ Market
    .the = the Farmers’ Market
    .The = The Farmers’ Market
flavour-farmers-market = The carrots still have their hats on.

building-estate-agency = Estate Agency
    .the = the Estate Agency
    .The = The Estate Agency
flavour-estate-agency = Every cupboard is a cosy bedroom if you say it warmly enough.

building-corner-cafe = Corner Café
    .the = the Corner Café
    .The = The Corner Café
flavour-corner-cafe = Your usual is on the counter before the door has closed behind you.

building-library = Library
    .the = the Library
    .The = The Library
flavour-library = The quietest place in town, and the one with the most adventures in it.

building-sky-apartments = Sky Apart{ "\u00AD" }ments
    .the = the Sky Apartments
    .The = The Sky Apartments
flavour-sky-apartments = On a cloudy day the upper floors have the sun to themselves.

building-climbing-gym = Climbing Gym
    .the = the Climbing Gym
    .The = The Climbing Gym
flavour-climbing-gym = People come for the walls and stay for the friends who hold the rope.

building-barber-shop = Barber Shop
    .the = the Barber Shop
    .The = The Barber Shop
flavour-barber-shop = You leave with a better haircut and all the news of the week.

building-family-diner = Family Diner
    .the = the Family Diner
    .The = The Family Diner
flavour-family-diner = The high chairs outnumber the stools, and the pancakes outnumber both.

building-jeweller = Jeweller
    .the = the Jeweller
    .The = The Jeweller
flavour-jeweller = She has repaired the same wedding ring for three generations.

building-backpackers-hostel = Back{ "\u00AD" }packers’ Hostel
    .the = the Backpackers’ Hostel
    .The = The Backpackers’ Hostel
flavour-backpackers-hostel = Somebody is always just back from somewhere you want to go.

building-office-tower = Office Tower
    .the = the Office Tower
    .The = The Office Tower
flavour-office-tower = The lights on the ninth floor belong to the cleaner, who sings.

# A building of another deck keeps its name from that deck.
building-other = { $name }
    .the = the { $name }
    .The = The { $name }

## People in lessons and pictures

person-ana = Ana
person-ben = Ben
person-cleo = Cleo
person-dan = Dan
person-hana = Hana
person-mayor = Mayor
person-pat = Pat
