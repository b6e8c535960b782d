## On what closes a notice or a panel.

dismiss-dismiss = Dismiss
dismiss-close = Close the panel

## Before the browser's Back leaves the table.

leave-title = Leave the game?
leave-kept = The game is saved. You can continue it from the main menu at any time.
leave-unkept = This browser has not saved the game. Save it to a file first, from the menu.
leave-practice = You can open lessons and examples again at any time.
leave-stay = Stay
leave-leave = Main menu

## What is said aloud when something was taken back or done again.

live-undo = Undone.
live-redo = Redone.
# `what`: a sentence of the log.
live-undone =
    { $more ->
        [0] Undone: { $what }
        [one] Undone: { $what } And one more.
       *[other] Undone: { $what } And { $more } more.
    }
live-redone =
    { $more ->
        [0] Redone: { $what }
        [one] Redone: { $what } And one more.
       *[other] Redone: { $what } And { $more } more.
    }
live-restart = Phase restarted.

## Around the tools of the map; each tool bears the label of its command.

undoMenu = Further back
mapTools-label = Map
mapTools-tools = Map tools
mapTools-aids = Help with the turn
mapTools-layers = Layers

## The handle of the sheet.

handle-height = Panel height
handle-choices = Show choices
handle-stops-1 = Folded
handle-stops-2 = Low
handle-stops-3 = Half
handle-stops-4 = Full

## The names that the table gives to games.

# The name of a record that was followed only in part, and is kept as it was.
store-asSaved = Turn { $turn }, as saved by an earlier version

## What a link to a paragraph is called.

ruleLink-open = Rule { $id }
ruleLink-titled = Rule { $id }: { $title }

## Names of the parts of the screen.

regions-context = Selected
regions-charts = Charts and log
regions-log = Log
regions-rules = Rules
regions-menu = Menu

## What is said once a file is on the table.

opened-loaded = The game from the file is open.

## Names of the commands that belong to the table as a whole.

command-carryOn = Main button: end phase, roll, advance
command-rests = The button has just changed. Press it again.
command-decideFirst = You have a choice to make first.
command-cancel = Deselect
command-fit = Whole map
command-zoomIn = Zoom in
command-zoomOut = Zoom out
command-toMap = To the map
command-toContext = To the unit panel
command-nextRegion = To the next part of the screen
command-previousRegion = To the previous part of the screen
command-log = Log
command-rulebook = Rulebook
command-context = Unit panel
command-charts = Log and charts
command-palette = Find a command, a place or a unit
command-help = Keys and help
command-print = Print the game
command-leave = Main menu

## Below what the game itself says of its curtain.

# Where the player has a name.
curtain-pass = Pass the device to the { $player }
curtain-iAm = I am the { $player }

## Around what the game itself says of its end.

end-title = The game is over
end-watch = Watch it in a minute
end-back = View the map
end-again = Play again
end-install = Install the game on this device: it opens like any other app, even offline.
end-installNow = Install
end-installByHand = To install the game on this device, open the browser’s Share menu and choose “Add to Home Screen”.
end-notNow = Not now

## Words of the sheet of keys beside those in the table of strings.

help-groups =
    .play = Play
    .jump = Go to
    .map = Map
    .panels = Panels
    .game = Game
help-touch = On a touch screen
help-gestures =
    .twoFingerTap = Two-finger tap on the map
    .swipeLeft = Swipe left on the bar
    .swipeRight = Swipe right on the bar
    .pinch = Pinch
help-pinchDoes = Zoom
# Keys and what they do.
help-print = Print the keys

## Heads of the sheet of keys and signs.

keys-title = Keys and help
keys-signs = Map symbols

## Heads of the menu; what stands below them are the labels of commands.

menu-title = Menu
menu-lookUp = Reference
menu-game = Game
menu-install = Install on this device
menu-view = View
menu-again = Start again

## Why the game on the table is not saved.

saving-trouble =
    .full = This device is out of space, so the game is not being saved. Save it to a file before you leave, or delete other games.
    .closed = Your game is not being saved in this browser. Save it to a file before you leave.
    .silent = The browser’s storage is not responding, so the game is not being saved yet. This page keeps trying; save to a file before you leave.
    .overtaken = This game was continued in another tab. Anything you do here is not saved.
saving-deleted = All games kept in this browser have just been deleted, in another tab or by a tool. The game on the table is being saved again.
saving-follow = Show that game
saving-keepBoth = Keep both

## Why not: the words around the engine's reason.

why-command = Why not? (at the cursor)
# Nothing is in the way there.
why-allowed = { $place }: no rule prevents it.
# Nothing is chosen that a reason could be given for.
why-nowhere = Point at a place on the map first, or move there with the arrow keys.
# Somebody else is to decide, or a replay is shown.
why-notNow = Nothing can be done on the map now.
why-key = W: show the rule
