## Play with somebody in another place, by way of a host.

## The form of a new game.

form-title = Play online
form-clock = Clock
form-clocks =
    .none = None
    .live = Live
    .days1 = About a day
    .days3 = About three days
    .days10 = About ten days
form-clockHint =
    .none = Take all the time you need.
    .live = Minutes for the whole game; each decision handed over wins the increment back.
    .days1 = 1 day, and 4 hours more for each decision handed over; never more than 3 days.
    .days3 = 3 days, and 12 hours more for each decision handed over; never more than 6 days.
    .days10 = 3 days, and 36 hours more for each decision handed over; never more than 10 days.
form-minutes = Minutes for each player
form-increment = Increment, in seconds
form-automatic = Running out of time loses at once
form-automaticHint = Only if the other player agrees. Otherwise the winner has to claim it.
form-name = Your name
form-delay = Delay for onlookers
form-delays =
    .s0 = None
    .s300 = 5 minutes
    .s3600 = 1 hour
    .s86400 = 1 day
form-looking = Looking for a host …
form-noHost = This page does not come from a host. Whoever wants to play online starts one with “npm run host” in the folder of this project, or opens the address of somebody else’s.
form-hostAddress = Address of a host
form-goToHost = Open this host
form-badAddress = This is not the address of a host. It begins with https:// or http://.
form-failed = The game could not be created: { $why }
form-unreachable = the host does not answer.

## The games at hosts that this device knows.

games-title = Online games
games-open = Open: { $game }, { $who }
games-viewer =
    .finn = you play the Finnish side
    .soviet = you play the Soviet side
    .onlooker = you look on
games-against = against { $name }
games-over = finished
games-forget = Remove from this list
games-forgetHint = Remove from the list: { $game }, { $who }. Without its link you cannot come back.

## A link to a game has been opened.

join-title = A game online
join-connecting = Connecting to the host …
join-side = You play the { $player }.
join-onlooker = You look on.
join-delayed =
    You look on; what happens shows { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } later.
join-against = Your opponent is { $name }.
join-clock = Clock: { $clock }.
join-secret = Whoever has this link plays this side: pass it on to nobody.
join-name = Your name (optional)
join-go = Join
join-look = Look on
join-leave = Not now
join-problem =
    .no-such-game = The link leads to no game. Perhaps it was not copied to its end, or the game has been archived.
    .link-replaced = This link has been replaced by a newer one.
    .reload = The host has a newer version. Reload the page to go on.
    .other-game = The link leads to another game.
    .too-much = The host does not take more from here now. Try again in a minute.

## At the table.

bar-open = Online game
bar-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
bar-you = You
presence =
    .here = here
    .away = page not in view
    .gone = not here
presence-seen = last seen { $when }
clock-days = { $days } d { $hours } h
clock-left = { $player }: { $left } left
connection-ended =
    .lost = No connection. You can look around and plan; what you do is kept and sent as soon as the host answers.
    .reload = The host has been updated. Reload the page to go on: nothing is lost.
    .link-replaced = Your link was replaced by a newer one, so this page is cut off.
    .no-such-game = The host does not know this game any more.
    .too-much = The host has cut off this page: too much came from it. Wait a minute, then reload.
connection-unconfirmed =
    { $count ->
        [one] One action is not confirmed yet.
       *[other] { $count } actions are not confirmed yet.
    }
connection-outdated = The host has a newer version of this page.
reloadNow = Reload

refused =
    .malformed = The host did not understand that. Reload the page.
    .overtaken = Taken back: something happened at the same time.
    .rule = Taken back: the rules do not allow it.
    .not-yours = It is not your turn.
    .needs-consent = The other player has to agree to that.
    .not-now = Not possible now.
    .over = The game is over.
    .too-fast = Too much at once. Wait a moment.
    .storage = The host could not store that. Try again.

ask-title = Ask to take it back
ask-text = Your last decision can only be taken back if the other player agrees: a die was rolled, something was revealed, or the decision has passed on.
ask-yes = Ask
ask-no = Leave it
asked-undo = { $name } asks to take back the last decision.
asked-draw = { $name } offers a draw.
asked-rematch = { $name } would like a rematch with the sides changed.
asking-undo = You asked to take back your last decision. Waiting for the answer.
asking-draw = You offered a draw. Waiting for the answer.
asking-rematch = You asked for a rematch. Waiting for the answer.
answer-yes =
    .undo = Allow
    .draw = Accept the draw
    .rematch = Play again
answer-no = No
result-resigned = { $name } resigned.
result-time = { $name } ran out of time.
result-draw = The game ended in a draw.
result-rules = The game is over.
result-rematch = Ask for a rematch
result-toRematch = Go to the rematch
result-look = Close

# Lines of the talk; `name` is who did it.
talk-title = Messages
talk-none = Nothing has been said yet.
talk-field = Message
talk-send = Send
talk-join = { $name } joined the game.
talk-ask-undo = { $name } asked to take back a decision.
talk-ask-draw = { $name } offered a draw.
talk-ask-rematch = { $name } asked for a rematch.
talk-granted = { $name } agreed.
talk-refused = { $name } declined.
talk-resign = { $name } resigned.
talk-claim = { $name } claimed the win on time.
talk-named = { $side } is { $name }.
talk-automatic-on = { $name } agrees that running out of time loses at once.
talk-automatic-off = { $name } does not want running out of time to lose at once.
talk-relink = { $name } made a new link.
talk-chat = { $name }: { $text }

dialog-title = Online game
dialog-players = Players
dialog-notJoined = has not opened the link yet
dialog-game = The game
dialog-draw = Offer a draw
dialog-resign = Resign
dialog-resignSure = Resign for good?
dialog-resignYes = Yes, resign
dialog-claim = Claim the win on time
dialog-automatic = Running out of time loses at once
dialog-automaticHint = Holds once both players want it; nobody can withdraw then.
dialog-takeHome = Save to a file
dialog-takeHomeHint = What your side may see; everything once the game is over.
dialog-notify = Notify me when it is my turn
dialog-notifyOn = This device notifies you when it is your turn and the page is not in view.
dialog-notifyOff = Notifications are blocked in this browser.
dialog-links = Links
dialog-linkOther = For the other player
dialog-linkOtherHint = Give this link to the other player, and to nobody else: whoever opens it plays the other side.
dialog-linkOwn = Your own
dialog-linkOwnHint = For another device of yours. Whoever has it plays your side.
dialog-linkOnlooker = For onlookers
dialog-linkOnlookerHint = Whoever has it sees what both players may see.
dialog-copy = Copy
dialog-copied = Copied.
dialog-copyByHand = Press Ctrl C to copy.
dialog-share = Send …
dialog-qr = QR code
dialog-qrOf = QR code of the link
dialog-replace = Replace this link
dialog-replaceOwnHint = Who created the game knows your first link. With a new one you alone have it; your other devices need it then.
dialog-show = Show
dialog-webhook = Webhook
dialog-webhookHint = An https address of Discord, Slack or your own service, called when it is your turn and you are not here.
dialog-webhookUrl = Address
dialog-webhookFormat = Format
dialog-webhookFormats =
    .discord = Discord
    .slack = Slack
    .json = JSON
dialog-webhookSave = Save
dialog-webhookRemove = Remove
dialog-webhookTest = Test
dialog-webhookOk = The last call went through.
dialog-webhookFailed = The last call failed: { $error }
dialog-webhookBad = The address must begin with https://.

news-text = It is your turn in { $game }.

toHost-title = Continue this game online
toHost-text = The game goes on at the host with everything played so far; the game on this device stays as it is.
toHost-hidden = The other player will see what his side may see from now on.
toHost-go = Take it to the host
