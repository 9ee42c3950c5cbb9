### The page before the program has loaded: progress and errors.
###
### $seconds - how many seconds are left

# The name of the game, also on the home screen of a device.
boot-name = Streets
# The description for search engines and app lists.
boot-description = The tile-laying board game Streets for one to five players, in the browser and offline.
boot-noscript = Streets runs entirely in this browser, so it needs JavaScript. Please turn it on.

## Progress of the start, in terms of building

boot-starting = Starting
boot-site = Surveying the site…
boot-road = Laying the road…
boot-houses = Raising the houses…
boot-doors = Opening the doors…
# The seconds until the page answers.
boot-left = Ready in { $seconds } s
# After the first turn, which the page plays before the program has loaded.
boot-grifter = The Grifter is on his way.
boot-lost = Connection lost. Streets continues when it’s back.
boot-gone = What you tapped is no longer here.
boot-slow = This is taking longer than usual. You can wait or try again.
boot-again = Try again
boot-happened = What happened
boot-report = Copy a bug report
boot-copied = Copied. Thank you for sending it.

## Errors

boot-old-title = This browser is too old for Streets
boot-old-text = Streets needs a recent browser: Firefox, Chrome, Edge, or Safari on an up-to-date device.
boot-off-title = WebAssembly is switched off
boot-off-text = Streets needs WebAssembly, which is blocked here. Lockdown Mode, a strict security level or an extension may be the reason. Allow WebAssembly for this page and try again. Your saved games are untouched.
boot-missing-title = Part of Streets didn’t arrive
boot-missing-text = A file couldn’t be loaded. Check your connection and try again. Your saved games are untouched.
boot-damaged-title = Part of Streets is damaged
boot-damaged-text = A file arrived damaged. Check your connection and try again. Your saved games are untouched.
boot-broken-title = Streets couldn’t start
boot-broken-text = Something in the game is broken. Your saved games are untouched.
# Later, during a game.
boot-stopped-title = Streets has stopped
boot-stopped-text = Something in the game is broken. Your saved game is safe up to its last move. Try again to get it back.
boot-server-title = Streets needs a web server
boot-server-text = Run python3 tools/play.py in the game’s folder: it serves the page and opens it.
# The page was saved to a file.
boot-copy-title = This is a saved copy of the page
boot-copy-text = It can’t run from a file. Open Streets at its web address. After one visit, it works offline too.

## The host's page for unknown addresses

lost-title = This page doesn’t exist
lost-text = The link may have been cut off or changed on the way. Ask for it again, or start from the home page.
lost-home = Go to Streets
