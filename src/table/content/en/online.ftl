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
    .live = Minutes for the whole game, plus the increment whenever the decision passes to the other player.
    .days1 = 1 day, plus 4 hours whenever the decision passes to the other player; 3 days at most.
    .days3 = 3 days, plus 12 hours whenever the decision passes to the other player; 6 days at most.
    .days10 = 3 days, plus 36 hours whenever the decision passes to the other player; 10 days at most.
# Minutes for the game, seconds for each decision that passes on.
form-liveClock = Live, { $minutes } min + { $increment } s
form-minutes = Minutes for each player
form-increment = Increment, in seconds
form-automatic = Running out of time loses at once
form-automaticHint = Only if the other player agrees. Otherwise the win has to be claimed.
form-name = Your name
form-delay = Spectator delay
form-delays =
    .s0 = None
    .s300 = 5 minutes
    .s3600 = 1 hour
    .s86400 = 1 day
form-looking = Looking for a host …
form-noHost = Playing online needs a host, and this page was not opened from one. Start your own with “npm run host” in the game’s folder, or enter the address of another.
form-atHost = The game will be at { $host }. You can name another host in the settings.
form-failed = The game could not be created: { $why }
form-unreachable = the host does not answer.

## The host of a page that comes from none.

host-title = Host for online play
host-hint = The address of the host at which your online games are created. A page that was opened from a host needs none.
host-address = Address of a host
host-use = Use this host
host-open = Open the host’s own page
host-asking = Looking for the host …
host-answers = { $host } answers: online games will be created there.
host-problem-malformed = “{ $host }” is not the address of a host. It looks like https://games.example.org.
host-problem-insecure = From this page only a host with https:// can be used, or one on this device (http://localhost). You can open the page of { $host } instead.
host-problem-blocked = This copy of the game may not connect to { $host }: whoever put it online has to allow that. You can open that host’s own page instead.
host-problem-silent = There is no answer from a host at { $host }. Check the address, and whether the host is running.

## The games at hosts that this device knows.

games-title = Online games
games-open = Open: { $game }, { $who }
games-viewer =
    .finn = you play the Finnish side
    .soviet = you play the Soviet side
    .onlooker = you are watching
games-against = against { $name }
games-over = finished
games-forget = Remove from this list
games-forgetHint = Remove from the list: { $game }, { $who }. Without its link you cannot come back.

## A link to a game has been opened.

join-title = Join an online game
join-connecting = Connecting to the host …
join-side = You are the { $player }.
join-onlooker = You are watching this game.
join-delayed =
    You are watching this game with a delay of { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
join-against = Your opponent is { $name }.
join-againstUnnamed = Your opponent has given no name.
join-noClock = There is no clock.
join-clock = Clock: { $clock }.
join-without = Agreed to do without: { $aids }.
join-secret = Anyone with this link can play this side. Keep it to yourself.
join-name = Your name (optional)
join-go = Join
join-look = Watch
join-leave = Not now
join-problem =
    .no-such-game = There is no game at this link. Perhaps it was not copied in full, or the game has been archived.
    .link-replaced = This link no longer works: whoever joined by it was given another, which only that browser knows. To play on another device, copy “Your own” link there, under “Online game”. If you never joined, somebody else has: ask for a new game.
    .reload = The host has a newer version. Reload the page to go on.
    .damaged = The host cannot read this game any more: its record is damaged. Tell whoever runs the host.
    .other-game = This link belongs to another game.
    .too-much = Too many requests. Try again in a minute.

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
wait-for = Waiting for { $name }: { $how }.
wait-left = Time left: { $time }.
clock-days = { $days } d { $hours } h
clock-left = { $player }: { $left } left
connection-ended =
    .lost = No connection. You can look around and plan; what you do is kept and sent as soon as the host answers.
    .reload = The host has been updated. Reload the page to go on: nothing is lost.
    .link-replaced = Your side has a newer link, so this page is disconnected. The newer link is where you joined or replaced it, under “Online game”. If that was not you, somebody else is playing your side.
    .no-such-game = The host no longer has this game.
    .damaged = The host cannot read this game any more: its record is damaged. What you see is as this device knows it. Tell whoever runs the host, and reload the page once it is repaired.
connection-unconfirmed =
    { $count ->
        [one] One action is not confirmed yet.
       *[other] { $count } actions are not confirmed yet.
    }
connection-newLink = You have a new link that nobody else knows; the one you were sent no longer works. This browser keeps the new one. Copy it for another device, or in case the browser’s data is deleted.
connection-understood = Understood
connection-unopened = { $name }: has not opened the link yet. Send it again if it may have got lost.
connection-copyTheirs = Copy the link for the other player
connection-copyLink = Copy my new link
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
    .fault = Taken back: the rules of the host failed over it. Do something else, and tell whoever runs the host.

ask-title = Ask to take it back
ask-text = Your last decision can only be taken back if the other player agrees: a die was rolled, something was revealed, or the decision has passed on.
ask-yes = Ask
ask-no = Cancel
asked-undo = { $name } asks to take back the last decision.
asked-draw = { $name } offers a draw.
asked-rematch = { $name } would like a rematch with sides swapped.
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

# Messages and what was done; `name` is who did it.
talk-title = Messages
talk-none = No messages yet.
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
dialog-tabs = open in { $count } tabs or devices
dialog-game = The game
dialog-draw = Offer a draw
dialog-resign = Resign
dialog-resignSure = Resign for good?
dialog-resignYes = Yes, resign
dialog-claim = Claim the win on time
dialog-automatic = Running out of time loses at once
dialog-automaticHint = Applies once both players have chosen it; after that neither can withdraw.
dialog-takeHome = Save to a file
dialog-takeHomeHint = Contains what your side may see, and everything once the game is over.
dialog-notTakenHome = The host did not send the file. Try again once it answers.
dialog-notify = Notify me when it is my turn
dialog-notifyOn = This device notifies you when it is your turn and the page is not in view.
dialog-notifyOff = Notifications are blocked in this browser.
dialog-links = Links
dialog-linkOther = For the other player
dialog-linkOtherHint = Give this link to the other player, and to nobody else: whoever opens it plays the other side.
dialog-linkOwn = Your own
dialog-linkOwnHint = For another device of yours. Anyone with this link can play your side.
dialog-linkOnlooker = For spectators
dialog-linkOnlookerHint = Anyone with this link sees what both players may see.
dialog-copy = Copy
dialog-share = Send …
dialog-qr = QR code
dialog-qrOf = QR code of the link
dialog-replace = Replace this link
dialog-replaceSure = Replace this link? The old one stops working at once.
dialog-replaceYes = Yes, replace
dialog-replaceOwnHint = Replace it if somebody else may have it; your other devices then need the new one.
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

news-elsewhere = Your side is open in another tab or on another device. If that is not you, replace your link under “Online game”.
news-text = It is your turn in { $game }.

toHost-title = Continue this game online
toHost-text = The game goes on at the host with everything played so far; the game on this device stays as it is.
toHost-hidden = The other player will see what his side may see from now on.
toHost-go = Take it to the host
