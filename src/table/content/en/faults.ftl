## When something fails. These are bundled in every language: what failed may be the fetching of another.

title = Something went wrong
# Where the table was.
table = The game cannot be displayed any more. It is saved up to your last action. Reload the page to continue, or save it to a file first.
notKept = This browser is not saving the game. Save it to a file now, or it will be lost.
# It could not even be fetched.
noTable = The game could not be loaded. You may be offline, or a new version may have been released since you opened the page. Your saved games are safe.
# Where a part of the page should be.
part = This part could not be displayed. Everything else still works.
lost = This part could not be loaded. You may be offline, or a new version may have been released since you opened the page. Everything else still works; reload the page to get this part.
# Nobody knows what is amiss.
somewhere = Something went wrong. If the page misbehaves, save the game to a file and reload.
# The language that was chosen could not be fetched.
language = The English texts could not be loaded. The page stays as it is until you reload it.
silent = The browser’s storage is not responding; another tab may be using it.
save = Save this game to a file
holdsAll = The file contains the whole game, including anything still hidden.
reload = Reload
again = Try again
start = Main menu
playOn = Play without saving
close = Close
