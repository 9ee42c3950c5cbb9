### The page itself: loading, new versions, failures. Plain text only: everything is escaped.

## Home and loading

loading-game = Finding your game
loading-copy_report = Copy a bug report

## Saved games

update-available = A new version is ready. Reload whenever you like; your game is safe.
update-taking = Loading the new version…
update-take = Load the new version
update-unsaved = A new version is ready, but the game on your table isn’t saved. Export it before you reload.

## Bad input

failure-title = Something went wrong
failure-text = This is a bug in the program. Your saved game is safe up to its last move. Reload the page to get it back.
failure-reload = Reload the page
failure-copy = Copy a bug report
failure-close = Continue
failure-copied = Copied. Thank you for sending it.
failure-report = What the bug report says
