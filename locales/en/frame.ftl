# The frame around the games: every word of it. Messages of one game stand in that game's file.

## Everywhere
frame-name = Globetable
frame-skip = Skip to the page
frame-skip-now = Skip to what you can do now
frame-lost = The connection is gone. Reconnecting…
frame-unsent = That did not reach the table. Please try again.
frame-clause = Rule { $clause }
frame-copy = Copy
frame-copied = Copied
settings-heading = Settings
settings-motion = Motion
settings-sound = Sound
settings-keys = Keys
settings-colours = Colours
settings-colours-system = as the system
settings-colours-light = light
settings-colours-dark = dark
settings-language = Language
player-number = Player { $number }

## The games
game-globetrotters = Globetrotters
game-globetrotters-pitch = A race around the world of 1984. Fly, sail and drive from Adventure to Adventure, collect KEYs and Memories – and be home with the most of them.
game-globopolis = Globopolis
game-globopolis-pitch = Govern the world of tomorrow. Gather Territories and Guilds, develop them, trade, spy and fight – for the mark on the counting ring, or a secret MISSION.
game-little-monsters = Little Monsters
game-little-monsters-pitch = Little monsters travel the world. Roll for tickets, follow the coloured paths, collect six places – and be the first one back home.

## The bots, by their names
bot-easy = Bot, easy
bot-greedy = Bot, club level
bot-master = Bot, master
bot-random = Bot, plays any move
bot-value = Bot, strong

## The start page
start-title = Globetable: games that span the world
start-heading = The whole world on one table
start-promise = Play at once, or send your friends a link. No account, nothing to install.
start-running = Your tables
start-standing-open = Waiting for players
start-standing-yours = Your turn
start-standing-playing = Others are playing
start-standing-waits = Waiting for { $names }
start-standing-over = Finished
start-players = { $fewest } to { $most } players
start-players-teams = up to { $most } in teams
start-rules = The rules
start-name = Your name
start-name-placeholder = Traveller
start-level = How well do bots play?
start-level-easy = Easy: like a beginner
start-level-greedy = Club: plans ahead
start-level-value = Strong: weighs up more
start-level-master = Master: its best
start-play-bots = Play bots
start-play-friends = Play friends
start-play-note = With bots it begins at once, with the simple rules. For friends you get a link to send.
start-set-up = Set up a table
start-set-up-note = with friends, on one device or far apart, and with more rules
start-seats = How many play?
start-in-teams = More than { $most } play in teams that share everything.
start-who = Who sits where?
start-who-note = Open seats get a link that you can send to anybody.
start-seat = Seat { $number }
start-seat-me = Me
start-seat-open = Open seat: somebody I invite
start-seat-device = Somebody here at this device
start-seat-easy = Easy bot: plays like a beginner
start-seat-greedy = Club bot: plans ahead
start-seat-master = Master bot: plays its best
start-seat-value = Strong bot: weighs up more
start-device-name = Name
start-option-usual = as usual
start-scenario = Begin from
start-scenario-none = A new game
start-scenario-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
start-door = Who comes to the table?
start-door-apart = Two links: one for those who play, another for those who only watch
start-door-open = One link, by which anybody may take an open seat or watch
start-door-closed = Closed: without the link for those who play nobody sees the table
start-several = One person may take several open seats
start-talk = Who talks at the table?
start-talk-all = Those who play and those who watch
start-talk-players = Those who play, and nobody else
start-talk-none = Nobody
start-open-table = Open the table
start-dice-heading = Dice that nobody can choose
start-dice = Before anybody sits down your table commits to a secret; every player’s browser commits to a share of its own. Only when the seats are locked are the shares revealed, and the rolls follow from all of them together. When the game is over the secret is published, and your own browser can check every roll.
start-proof = Check a game’s dice yourself, from its file
start-independent = Globetable is an independent project and not connected with the publishers of the games.

## Scenarios: positions with a story
briefing-heading = Straight into the story
briefing-note = Positions in the middle of a game. You sit where it matters, bots play the others, and it begins at once.
briefing-goal = Goal: { $goal }
briefing-play = Play

## The table that waits for players
lobby-title = { $game }: the table is open
lobby-heading = Who is playing { $game }?
lobby-seats = At the table
lobby-full = Everybody is here
lobby-open = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
lobby-open-note = Send the link to somebody, or let bots play the open seats.
lobby-seat-open = Open seat
lobby-seat-open-note = waiting for somebody
lobby-seat-own = you, on this device
lobby-seat-here = is here
lobby-seat-away = has a seat, the page is closed
lobby-fill = Let a bot play
lobby-free = Free the seat
lobby-ready = Everybody has a seat
lobby-ready-note = When you start, the seats are locked, and everybody’s share in the dice is revealed.
lobby-start = Start the game
lobby-guest = You are looking on
lobby-guest-full = All seats are taken. Stay and watch: this page shows the game as soon as it starts.
lobby-wait = You have a seat
lobby-wait-note = The game begins when whoever opened the table starts it. This page goes on by itself.
lobby-join-heading = Take a seat
lobby-name = Your name
lobby-join = Sit down
lobby-join-note = Or stay here and watch: this page shows the game as soon as it starts.
lobby-only-watch = The link that you came by is for watching. This page shows the game as soon as it starts. To take a seat, ask for the link for those who play.
lobby-device = Add somebody at this device
lobby-device-join = Add
lobby-invite = Invite somebody
lobby-watch = Let somebody watch
lobby-watch-link = Link for those who only watch
lobby-invite-link = Link to this table
lobby-qr = QR code of the link to this table
lobby-qr-note = Point a phone’s camera at it.
lobby-only-here = Only this computer can open this link. To let others in the house join, close Globetable and start it with “--lan”.
lobby-then-at = They then reach this table at { $link }
lobby-commitment = The table has committed to its secret. The seal on it:

## The table
table-title = { $game }
table-title-yours = ● Your turn – { $game }
table-title-over = Finished – { $game }
table-board = The board
status-yours = Your turn
status-yours-named = { $name }, it’s your turn
status-asked = { $by } asks you
status-asked-named = { $name }, { $by } asks you
status-waiting = Waiting for { $names }
status-over = The game is over
strip-label = The players
strip-seat = { $name }: { $list }
clock-label = Time left for { $name }
clock-stopped = paused
clock-note = It runs when what happened before has been told, and waits 20 seconds for that at most.
recap-heading = Since your last turn
recap-more = { $count ->
    [one] and one more thing
   *[other] and { $count } more things
}
log-heading = What happened
log-empty = Nothing yet.
log-alike = { $count } more like this
log-more = and { $count } more
log-before = { $count ->
    [one] one thing before that in this turn
   *[other] { $count } things before that in this turn
}
log-earlier = Earlier turns
log-page = Page { $page } of { $pages }
log-older = Older
log-newer = Newer
log-close = Back to the present
links-label = About this game
links-rules = Rules
links-rolls = Roll report
links-journal = Download the journal
links-watch = Link for spectators
links-watching = You are watching. You see what everybody at the table may see.
links-commitment = The dice of this game were sealed with

## The stage: what happens, as it happens
stage-label = What is happening
stage-go-on = Go on
stage-skip = Skip
stage-skip-title = Skip to the present (key S)
stage-pace = Pace at which you are told what happens
stage-pace-slow = ▸ slow
stage-pace-normal = ▸▸ normal
stage-pace-fast = ▸▸▸ fast
stage-pace-once = ▸▸▸▸ at once
scene-taken-back = { $seat } takes the last move back.

## Parts that several games have
part-name = { $name }
part-colon = { ": " }
part-semicolon = { "; " }
part-zoom = Bigger map
part-camera = The view of the board
part-closer = Closer
part-wider = Wider
part-whole = The whole board
part-you = you
part-bot = bot
part-away = away
part-turn = turn
part-waiting = to act
part-resigned = has resigned
leave-sure = I am sure
leave-wins = { $seat } is left alone and wins.

## The end of a game
end-you-won = You won!
end-won = { $names } wins!
end-shared = { $names } win together!
end-nobody-won = Nobody won
end-again = Play again with the same people
end-again-bots = Play again
end-podium = Everybody’s place
end-place = { $place }
end-apart = What the scores are made of
end-moments = Great moments
end-goal-reached = Goal reached:
end-goal-missed = Goal not reached:
end-rolls = Roll report
end-journal = Download the journal
end-verify = The secret behind the dice is published now: every roll can be checked.
chart-label = How the scores ran. At the end: { $scores }.
chart-start = start
chart-end = end

## The keys
keys-heading = Playing with the keyboard
keys-note = Everything can be reached with Tab and pressed with Enter. These keys are shorter:
keys-main = does what the strongest button does
keys-undo = takes the last step back, where that can be done
keys-next = goes to what is asked, and on to the next choice
keys-skip = skips to the present
keys-zoom = comes closer on the board, goes wider, shows all of it
keys-replay = one step back or on when a game is watched again; with Shift a whole turn, Space plays by itself
keys-help = shows these keys
keys-switch = These keys are on
keys-close = Close

## The rules
rules-title = The rules of { $game }
rules-contents = Sections
rules-all = Read all the rules

## The roll report
rolls-title = Roll report
rolls-back = Back to the table
rolls-proven = Proven: every roll follows from the seed that was sealed before the game.
rolls-reproduced = Reproduced: every roll follows from the seed in the journal. That seed was never a secret.
rolls-sealed = Sealed: the seed is published when the game is over. Until then nobody can know the next roll.
rolls-scripted = Scripted: somebody chose these rolls, as lessons and tests do.
rolls-commitment = The seal, published before the game (SHA-256 of the seed)
rolls-seed = The seed, published after the game
rolls-proves = What it proves: every roll follows from a seed that was fixed before anyone joined, and from a number of every player’s own.
rolls-proves-not = What it does not prove: that a host who plays did not try several numbers of their own before the start, or that nobody looked ahead. A host who reads the memory of their own computer could know a roll before it falls.
rolls-verify = Check it yourself, on any computer, with one file:
rolls-tally = How even the dice were
rolls-face = Face
rolls-observed = Fell
rolls-even = { $count } rolls, so { $expected } of each face were to be expected (the dashed line). χ² = { $chi } with { $degrees } degrees of freedom: fair dice are at least this uneven in { $percent } % of games.
rolls-usual = Nothing unusual.
rolls-uneven = That is rare, but it happens in one game of a hundred.
rolls-list = Every roll
rolls-none = Nothing has been rolled yet.
rolls-number = No.
rolls-who = Who
rolls-what = What for
rolls-dice = Dice
rolls-result = Result
rolls-set-up = Setting up
rolls-die = { $of }-sided die
rolls-pick = one of { $of }
rolls-shuffle = shuffle of { $of }
purpose-travel = Travel dice
purpose-pile = Shuffling the pile
purpose-first = Who begins
purpose-overland = Overland die
purpose-start = Who begins
purpose-jackpot = Tries for the Jackpot
purpose-challenge = Challenges
purpose-tickets = Shuffling the tickets
purpose-adventures-americas-africa = Shuffling the Adventures of the Americas and Africa
purpose-adventures-eurasia-oceania = Shuffling the Adventures of Eurasia and Oceania
purpose-advance = Governors’ dice
purpose-teleport-bases = Teleport, bases
purpose-teleport-fields = Teleport, fields
purpose-market = Markets
purpose-academy = Academies, NSA and NIA
purpose-aggressor-polygon = Aggressor’s polygon
purpose-aggressor-d6 = Aggressor’s d6
purpose-defender-polygon = Defender’s polygon
purpose-defender-d6 = Defender’s d6
purpose-clean-intruder = Cleaning House, intruder
purpose-clean-owner = Cleaning House, owner
purpose-titles = Shuffling the Titles
purpose-missions = Shuffling the MISSIONs
purpose-influence = Shuffling the INFLUENCE cards
purpose-ops = Shuffling the OPs
purpose-ops-mission = Shuffling the OPs-MISSION stack
purpose-stack = Shuffling a stack
purpose-card = A card taken blindly
purpose-blind = A ticket picked blindly
face-overland-11 = ticket
face-overland-12 = trouble
face-travel-1 = purple
face-travel-2 = yellow
face-travel-3 = blue
face-travel-4 = green
face-travel-5 = red
face-travel-6 = globe

## What forms are told
form-somebody = Traveller
form-game = There is no such game at this table.
form-seats = This game is for { $fewest } to { $most } players.
form-seat = Please choose who sits on seat { $number }.
form-me-twice = You can sit on one seat only. For the other, choose “Somebody here at this device”.
form-name-long = A name can have up to { $most } characters.
form-name-mixed = A word in this name mixes letters of different scripts that look alike, such as Latin and Cyrillic. Please write each word in one script.
form-name-twice = Two players are called { $name }. Please tell them apart.
form-commitment = The page that sent this was incomplete. Please reload it.
form-door = Please choose who comes to the table.
form-talk = Please choose who talks at the table.
form-scenario = There is no such position to begin from.
form-action = That is not something that can be done here. Please reload the page.

## What went wrong
error-home = To the start page

## The dice: commit, lock, reveal
dice-heading = The dice
dice-bot = a bot contributes nothing
dice-committed = has committed to a share
dice-not-come = has not come yet
dice-nothing = contributes nothing
dice-awaited = the share is awaited
dice-revealed = has revealed the share
dice-own = Your share, known to this browser alone until the seats are locked:
dice-own-commitment = What it committed to:
dice-distrust = Careful: the table shows something else than your browser committed to, or than it was shown before. Your browser reveals no share to it. Unless you sat down in another browser, do not trust these dice.
dice-broken-off = { $count ->
    [one] An earlier start of these players was broken off after one share had been revealed. It stays on record:
   *[other] An earlier start of these players was broken off after { $count } shares had been revealed. It stays on record:
}
dice-shares-of = In these dice are shares of { $names }: no single one of these players and this table could choose a roll.
dice-withheld-by = Committed to a share and did not reveal it, so the game went on without it: { $names }.
dice-nothing-from = Contributed nothing, because the browser runs no script or was not there: { $names }.
dice-proves-not = What it does not prove: that nobody looked ahead. A host who reads the memory of their own computer could know a roll before it falls. Nor does it prove, to somebody who remembers nothing of the table, that this is the game that was played.
dice-table-alone = The table alone makes these rolls: nobody else has a share in them.
lobby-locked = The seats are locked
lobby-locked-note = The shares in the dice are being revealed. The game begins with the last one.
lobby-go-on = Go on without those who are away
lobby-break-off = Break the start off
lobby-go-on-note = You may go on without somebody after 60 seconds; the game then says that they contributed nothing. A start that is broken off stays on record, and all draw new shares.
links-line = The last line of the journal, as your browser keeps it:
end-proof = Prove it in your own browser
end-analysis = Luck and skill
rolls-shared = Proven: every roll follows from the seed that was sealed before the game and the shares of the players, who had all committed to theirs before any was revealed.
rolls-table-alone = The table alone made these rolls: every one follows from the seed that was sealed before the game, and nobody else had a share.
rolls-broken-off = This start was broken off; nothing was rolled.

## The page “Proof”
proof-title = Proof
proof-note = Your browser computes every die and every shuffle of the game again, with its own means, and compares with what it remembers of the table.
proof-working = Computing …
proof-sealed = The game is not over yet: its journal is handed out when it is.
proof-wrong = Something does not hold. Line and reason:
proof-shared = Every roll follows from the table’s seed and the shares of the players: no single one of these and this table could choose a roll. Shares are from
proof-table-alone = The table alone made these rolls: every one follows from its seed, and nobody else had a share.
proof-proven = Every roll follows from the seed that was committed to before the game, and from what the players contributed. That was before shares were committed to, so a host who played could have tried several numbers of their own.
proof-seed-not-published = The seed is not published yet, so the rolls cannot be checked.
proof-broken-off = This start was broken off; nothing was rolled.
proof-seeded = The dice come from a number that was no secret. They are not checked here.
proof-scripted = The dice were scripted: somebody chose them.
proof-withheld = Committed to a share and did not reveal it:
proof-nothing = Contributed nothing:
proof-broken-start = An earlier start was broken off; table and number of shares revealed:
proof-unseen = Your browser also revealed a share where it was shown no game. If one of these tables was a start of these players that came to nothing, this journal hides it:
proof-chain = The chain of lines holds. The last hash:
proof-seal = The seal is the one that this browser saw first.
proof-seal-not = The seal is not the one that this browser saw first.
proof-own-none = This browser remembers no share of its own at this table.
proof-own-kept = Your own share is not in it: your browser committed to it, and was not there to reveal it.
proof-foreign-not = At your seat is a share that this browser did not draw. Its commitment:
proof-other-table = This is the journal of another table:
proof-memory = Save what this browser remembers of the table, for a verifier elsewhere
proof-own = Your own share is in it:
proof-own-not = Your own share is not in it, although your browser committed to it:
proof-lines-none = This browser remembers no line of this journal.
proof-lines = Every line that this browser was shown is in it. Lines remembered:
proof-lines-not = Lines that this browser was shown are not in it. Lines remembered:
proof-no-script = This page needs script. Without it, download the journal and use the program:
proof-file = Check a file instead (or drop it here):

## Past moments
end-replay = Watch it again
links-replay = Watch from the start
replay-title = { $game }, moment { $entry }
replay-when = moment { $entry } of { $last }
replay-scene = What happened then
replay-took-back = { $seat } takes the last step back.
replay-nothing-told = Nothing that could be seen from here.
replay-steps = Through the game
replay-first = To the beginning
replay-great-back = Great moment before
replay-turn-back = Turn before
replay-back = One step back
replay-play = Play by itself
replay-on = One step on
replay-turn-on = Next turn
replay-great-on = Next great moment
replay-last = To the end
replay-seek = Moment of the game
replay-go = Go there
replay-eyes = Look through the eyes of
replay-eyes-of = { $name }
replay-eyes-spectator = a spectator
replay-eyes-open = nobody: all hands open
replay-look = Look
replay-play-on = Play on from here
replay-play-on-exactly = A new table with this very position, you against bots.
replay-play-on-sampled = A new table with what you could see here, you against bots. What was hidden from you is dealt anew, so that it tells you nothing about this game.
replay-play-on-not = Nothing can be played on from here.
replay-play-on-earlier = The nearest moment before
replay-play-on-as = In the place of
replay-play-on-go = Play on
replay-brought = Brought from outside
replay-brought-sound = { $count ->
    [one] The file is sound: its only entry follows the rules, and nothing was changed or left out.
   *[other] The file is sound: every one of its { $count } entries follows the rules, and nothing was changed or left out.
}
start-journal = Watch a game again
start-journal-note = The journal of a finished game, as the table hands it out. Choose the file, or drop it anywhere on this page.
start-journal-file = Journal (.jsonl)
start-journal-open = Check and open
start-journal-wrong = The file cannot be shown: { $why }

# The tray with open offers
tray-asked = { $count ->
    [one] One offer for you
   *[other] { $count } offers for you
}
tray-waiting = { $count ->
    [one] One offer waits for an answer
   *[other] { $count } offers wait for an answer
}
