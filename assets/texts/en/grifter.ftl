### The Grifter talks: he introduces himself in the first game, and has a line where something happened.
###
### A message from grifter_says-tie on has one line for each variant. A language may have more or fewer of them,
### and without the message he says nothing. Dry and friendly, never about the player’s skill.
###
### $dollars - a number of dollars in figures

## His three bubbles in the first game, and two words beside them

grifter_says-goal = Build streets. A street pays when both ends are closed.
grifter_says-sign = What you build carries your sign, and your signs get paid.
grifter_says-self = I’m the Grifter. I build where the tile is worth most to me. End with more money than I have, and you win.
grifter_says-star = A star marks a good tile and a good spot for it.
grifter_says-yours = Your sign

## His lines, each with its variants

# Several spots are equally good for his tile
grifter_says-tie =
    A tie. I have no opinion, and I hold it firmly.
    It’s all the same to me, down to the dollar.
    My best spot had company.
    I counted twice. Still a tie.
    My favourite kind of problem: no wrong answer.
    Where the money is equal, I’m easy.
# A street closed that paid him most
grifter_says-street_his =
    ${ $dollars }. I’ve always loved this street.
    A street worth ${ $dollars }. Pure coincidence, naturally.
    ${ $dollars }. My moustache is trying not to smile.
    I build where it pays. ${ $dollars }: it paid.
    ${ $dollars } for one street. I may have it framed.
    A street worth ${ $dollars }. I’d call it a modest neighbourhood.
# A street closed that paid the player most
grifter_says-street_yours =
    ${ $dollars }. Let’s say I was looking the other way.
    A street worth ${ $dollars }. I’d applaud, but I’m holding a tile.
    ${ $dollars }? I knew I should have bought there.
    There go ${ $dollars }. I hope they write.
    ${ $dollars } in one street. My accountant has asked to sit down.
    ${ $dollars }. Noted, in very small letters.
# His tile is worth little wherever he builds it
grifter_says-little =
    ${ $dollars }. I’ve been robbed, and I should know.
    My best spot: ${ $dollars }. I have known better spots.
    I had my pick of the city. It came to ${ $dollars }.
    ${ $dollars }. I’ll try not to spend it all at once.
    For ${ $dollars } I could have stayed in bed.
    ${ $dollars }. My hat cost more than that.
# The player has won
grifter_says-beaten =
    You win. I’ll have every receipt checked.
    Beaten. Even my moustache is hanging.
    The city is yours. I only came for the streets.
    Well, I never liked money anyway.
    You win. I was about to turn it around, in three or four games.
    I’ll be back. I left my hat here on purpose.
# He has won
grifter_says-won =
    Mine, this time. The streets did the work.
    I never think ahead. It saves so much time.
    A fine city. I’ll send you a postcard from it.
    The money is mine. The view is yours.
    I’d call it luck, but I don’t believe in it.
    I win. Please don’t tell anybody how simple my rule is.
