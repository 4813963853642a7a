### English. One section a part of the product; keys bear the part's prefix. How to translate it: docs/translating.md.
### Which sections a browser fetches when: client/vite.config.ts.

## Language

# The language's name in the language itself, and its tags (BCP 47), the usual one first.
language-name = English
language-tags = en
# Words beside each other, none of which completes a sentence: "declarer, forehand".
language-series = { $one }, { $more }
language-label = Language
language-auto = As the device

## Games

game-perfrance = Perfrance
game-perfrance-about = Each for oneself: name trump and take six, defend and take two, or fold before you lose.
game-preference = Preference
game-preference-about = Bid a step at a time, take the talon, and see whether the others whist against you.
game-priffe = Priffe
game-priffe-about = Two pairs, one round of calls: trumps, all the tricks, or as few as you can.
game-five-hundred = Five Hundred
game-five-hundred-about = Two pairs, a kitty, both bowers and the joker on top. Bid high, but keep your promise.

## House rules

# The bare option names, then for each what it is (help) and, per value, a few words that stand alone in a list of
# house rules.

option-perfrance-target = Points to win
option-perfrance-target-help = A match ends after the deal in which somebody reaches this total, or falls below its negative.
option-perfrance-target-value = first to { $value } points
option-perfrance-last-must-take = Last seat must take
option-perfrance-last-must-take-help = The last to play to a trick has to win it, if one of the allowed cards can.
option-perfrance-last-must-take-true = the last seat takes the trick if it can
option-perfrance-last-must-take-false = the last seat may hold back
option-perfrance-first-lead = First lead
option-perfrance-first-lead-help = Who leads the first trick. Without a declarer it is always forehand.
option-perfrance-first-lead-forehand = forehand leads first
option-perfrance-first-lead-declarer = declarer leads first

option-preference-deals = Deals in a match
option-preference-deals-help = A multiple of three, so that everybody is forehand equally often.
option-preference-deals-value = { $value } deals
option-preference-stalingrad = Stalingrad
option-preference-stalingrad-help = When six spades is the contract named, both others have to whist and play begins at once.
option-preference-stalingrad-true = Stalingrad: six spades must be whisted
option-preference-stalingrad-false = no Stalingrad
option-preference-passed-out-talon = Talon opens a passed-out deal
option-preference-passed-out-talon-help = When all three pass, the two talon cards are turned up one after the other and set the suit of the first two tricks. They belong to nobody and can't win.
option-preference-passed-out-talon-true = the talon opens a passed-out deal
option-preference-passed-out-talon-false = the talon stays out of a passed-out deal
option-preference-jump-bids = Jump bids
option-preference-jump-bids-help = Any higher step may be bid, not only the next one.
option-preference-jump-bids-true = jump bids allowed
option-preference-jump-bids-false = bid the next step only
option-preference-naming = Naming the contract
option-preference-naming-help = How far above the bid the contract may be named once the talon is taken.
option-preference-naming-one-level = name at most one level up
option-preference-naming-free = name any contract from the bid up
option-preference-open-misere = Open misère
option-preference-open-misere-help = In a misère both defenders lay their cards face up as soon as the first card is played.
option-preference-open-misere-true = defenders lay open in misère
option-preference-open-misere-false = misère is played closed

option-priffe-deals = Deals in a match
option-priffe-deals-help = How many deals you play. The pair with more points then wins.
option-priffe-deals-value = { $value ->
    [one] { $value } deal
   *[other] { $value } deals
}
option-priffe-must-trump = Void must trump
option-priffe-must-trump-help = Whoever can't follow suit has to play a trump, if there is one in the hand.
option-priffe-must-trump-true = void seats must trump
option-priffe-must-trump-false = no duty to trump
option-priffe-slam-for = Who makes a slam
option-priffe-slam-for-help = The extra points for a slam in a contract. In forced null either pair can always make one.
option-priffe-slam-for-either = slams for either pair
option-priffe-slam-for-declarers = slams for declarers only

option-five-hundred-suit-order = Order of the suits
option-five-hundred-suit-order-help = Which suit counts highest in the bidding. The values of the bids go by this order.
option-five-hundred-suit-order-spades-high = spades rank highest in the bidding
option-five-hundred-suit-order-hearts-high = hearts rank highest in the bidding
option-five-hundred-joker-lead = Leading the joker
option-five-hundred-joker-lead-help = What the others owe to a joker led in no trump or misère: any card they like, or the suit that its leader names.
option-five-hundred-joker-lead-free = a joker led asks for nothing
option-five-hundred-joker-lead-nominate = a joker led names a suit
option-five-hundred-misere = Misère
option-five-hundred-misere-help = Adds two bids for no trick at all: misère for 250 and open misère for 500.
option-five-hundred-misere-true = misère may be bid
option-five-hundred-misere-false = no misère
option-five-hundred-slam-bonus = Slam bonus
option-five-hundred-slam-bonus-help = All ten tricks score 250 where the bid itself is worth less.
option-five-hundred-slam-bonus-true = all ten tricks score at least 250
option-five-hundred-slam-bonus-false = no slam bonus
option-five-hundred-target = Points to win
option-five-hundred-target-help = The total that wins the match. Its negative is the total that may lose it.
option-five-hundred-target-value = first to { $value } points
option-five-hundred-lose-at-minus-target = Out at minus the target
option-five-hundred-lose-at-minus-target-help = A pair that falls to the negative of the target loses the match at once.
option-five-hundred-lose-at-minus-target-true = out at minus the target
option-five-hundred-lose-at-minus-target-false = nobody is ever out
option-five-hundred-win-on-bid-only = Win on a bid only
option-five-hundred-win-on-bid-only-help = A pair over the target wins only after making a bid of its own. Until then it plays on.
option-five-hundred-win-on-bid-only-true = only a made bid wins the match
option-five-hundred-win-on-bid-only-false = the first over the target wins
option-five-hundred-one-round = One round of bids
option-five-hundred-one-round-help = Each seat calls once only, so the bidding is over after four calls.
option-five-hundred-one-round-true = one call a seat
option-five-hundred-one-round-false = bid until three have passed

house-rules = House rules
house-rules-none = None changed: { $rules }.
house-rules-rest = As written: { $rules }.

level-beginner = beginner
level-beginner-help = Forgets what was played, and slips now and then.
level-club = club
level-club-help = Remembers every card and bids with care.
level-expert = expert
level-expert-help = Imagines how the hidden cards may lie before it plays.
level-master = master
level-master-help = Imagines whole deals before it lays away or plays, and minds what the others bid.

## Table

table-connecting = Connecting to the table
table-connection-lost = Connection lost, trying again
table-lost = There is nothing here
table-close = Close
table-menu = Menu
table-score = Score

# Cards: names for those who hear them, letters for the corners.
table-suit = { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
    [H] hearts
   *[NT] no trump
}
table-rank = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
}
table-card = { $rank ->
    [joker] { $suit ->
        [none] joker
       *[named] joker as { table-suit }
    }
   *[other] { table-rank } of { table-suit }
}
table-nt = NT
table-index-2 = 2
table-index-3 = 3
table-index-4 = 4
table-index-5 = 5
table-index-6 = 6
table-index-7 = 7
table-index-8 = 8
table-index-9 = 9
table-index-T = 10
table-index-J = J
table-index-Q = Q
table-index-K = K
table-index-A = A
table-card-trump = trump
table-card-not-now = can't be played now
table-hand = Your hand
table-trick = The trick

# People and seats.
table-you = You
table-you-within = you
# Computer players are named after birds, so that a name is short and nobody takes it for a person's.
table-computer-name = { $seat ->
    [1] Wren
    [2] Heron
    [3] Finch
   *[4] Owl
}
table-open-seat = Seat { $seat }
table-we = We
table-they = They
table-seat-label = { $name }, { $status }, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { table-points }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
table-open = open seat
table-away = away
table-away-computer = away, computer
table-folded = folded
# The partner of one who plays a misère.
table-folded-five-hundred = sits out
table-computer = computer
table-waits = waits
table-back = back
table-watching = you watch from this side
table-role-declarer = declarer
table-role-whist = whist
table-role-passed = passed
table-role-forehand = forehand
table-role-partner = partner
table-role-deals = deals
table-to-play = to play
table-to-bidding = to call
table-to-discarding = to discard
table-to-naming = to name
table-to-whisting = to answer
table-to-playing = to play
table-tricks = { $count ->
    [one] trick
   *[other] tricks
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# How far the match is.
table-title = { $game }, deal { $deal }
table-progress-deals = Deal { $deal } of { $deals }
table-progress-points = Deal { $deal }, to { $points } points
table-progress-pairs = Deal { $deal }, We { $we }, They { $they }
table-progress-watched = Deal { $deal }, { $we } against { $they }
table-progress-own = Deal { $deal }, you have { table-points }
table-progress-day = Deal of the day

# The contract and how it stands.
table-strip-trump = { $suit ->
    [NT] no trump
   *[other] { table-suit } trump
}
table-strip-plays = { $you ->
    [yes] You play, { table-strip-trump }
   *[no] { $name } plays, { table-strip-trump }
}
table-strip-play-both = { $you ->
    [yes] You and { $second } play, { table-strip-trump }
   *[no] { $first } and { $second } play, { table-strip-trump }
}
table-strip-nobody = No declarer, { table-strip-trump }
# The same beside the contract's sign, which tells the trumps.
table-brief-plays = { $you ->
    [yes] You play
   *[no] { $name } plays
}
table-brief-play-both = { $you ->
    [yes] You and { $second } play
   *[no] { $first } and { $second } play
}
table-brief-nobody = No declarer
table-strip-worth = worth
table-need = { $who ->
    [one] needs { $tricks }, has { $has }
   *[many] need { $tricks }, have { $has }
}
table-need-of = { $who ->
    [one] needs { $tricks } of { $total }
   *[many] need { $tricks } of { $total }
}
table-need-named = contract not yet named
table-need-made = { $has } of { $tricks }: made
table-need-short = { $has } of { $tricks }: short
table-need-none = { $who ->
    [one] needs none, has { $has }
   *[many] need none, have { $has }
}
table-need-none-lost = { $who ->
    [one] needs none, has { $has }: set
   *[many] need none, have { $has }: set
}
table-need-at-most = { $who ->
    [one] at most { $tricks }, has { $has }
   *[many] at most { $tricks }, have { $has }
}
table-need-at-most-lost = { $who ->
    [one] at most { $tricks }, has { $has }: too many
   *[many] at most { $tricks }, have { $has }: too many
}
table-need-each = need { $tricks } each
# Tricks that are still to be played.
table-left = { $count ->
    [0] all played
    [one] last trick
   *[other] { $count } to come
}
table-reconnecting = reconnecting { $time }
# The computer players' convention for the two bids that name no contract.
table-signal-priffe = What the computer players mean: spades shows more high cards than average, clubs shows low cards that suit null.
table-need-fewest = as few as you can
table-need-most = as many as you can
table-stands-passed-out = each trick costs 2
table-stands-none = each trick earns 2
table-stands-forced-null = fewer than six earn

# Calls as a sentence speaks of them: a step such as 8 hearts, a suit, or a word; a word of a game that has no texts
# here is given as it is.
table-call = { $call ->
    [step] { $number } { table-suit }
    [suit] { table-suit }
    [misere] misère
    [open-misere] open misère
    [null] null
    [forced-null] forced null
    [spill] spill
    [none] no trump
    [passed-out] all passed
    [pass] pass
    [whist] whist
    [take] take
    [fold] fold
    [discard] discards
   *[other] { $word }
}
# The same where it stands alone.
table-call-misere = Misère
table-call-open-misere = Open misère
table-call-null = Null
table-call-forced-null = Forced null
table-call-spill = Spill
table-call-none = No trump
table-call-passed-out = All passed
table-do-pass = Pass
table-do-take = Take the blind
table-do-whist = Whist
table-do-fold = Fold
table-do-bid = Bid { table-call }
table-do-bid-five-hundred = Bid { table-call } for { $worth }
table-worth-preference = worth { $worth }
table-do-name = Name { table-call }
table-do-contract = Play { table-call }
table-choices = Your calls
table-choose = Choose first
table-choose-bid = Choose a bid
table-choose-name = Choose a suit
table-choose-contract = Choose the contract
table-auction = The auction
table-your-call = your call
table-to-call = to call
table-calls-before = { $count } before
table-no-calls = Nobody has spoken yet

# The line above the hand.
table-your-turn = Your turn:
table-your-bidding = Your call.
table-your-naming = Your contract.
table-your-whisting = Your answer.
table-ask-bidding = Nobody has bid yet
table-ask-naming = What do you play?
table-ask-whisting = Do you whist?
table-highest = { $you ->
    [yes] Highest is yours,
   *[no] Highest is { $name }'s
}
table-lead = lead any card
table-any = play any card
# A picture of the suit stands between the two.
table-follow = follow
table-follow-suit = { table-suit }
table-trump = play a trump
table-win = take the trick
table-wait = { $you ->
    [yes] Your turn
   *[no] Waiting for { $name }
}
table-wait-bidding = { $name } to call
table-wait-discarding = { $name } to discard
table-wait-naming = { $name } names the contract
table-wait-whisting = { $name } to whist or pass
table-wait-playing = { $name } to play
table-wait-free = { $name } is free: the game waits
table-between = The next deal comes soon
table-dealing = The cards are being dealt
table-match-over = The match is over
table-choose-more = Choose { $left } more
table-to-put-down = to discard
table-chosen-all = All chosen,
table-chosen-all-then = now discard them
table-not-your-turn = It is not your turn yet
table-why-follow = Follow { table-suit } while you have one
table-why-win = You must take this trick, for you can
table-why-trump = You have no { table-suit }, so play a trump
table-why-joker = The joker can't be played to this trick
table-why-not = This card can't be played now
table-why-enough = You have chosen { $count }: put one back first
table-joker-names = Joker asks for
table-ask-fold = Fold for this deal?
table-ask-sure = Are you sure?
table-ask-no = No

# The plate.
table-your-card = your card
table-led = { $you ->
    [yes] You led
   *[no] { $name } led
}
table-takes = { $you ->
    [yes] You take it
   *[no] { $name } takes it
}
# While a finished trick still lies there, and it is one's turn in the next.
table-next-you = { $takes }. You are next
table-next-go = go on to the next trick
table-opens = opens
table-last-trick = Last trick
table-put-down = Your discard, face down
table-only-you-see = Only you see these.
table-slot = { $left ->
    [one] one more
   *[other] { $left } more
}
table-clear-choice = Clear choice
table-stock = Stock
table-stock-perfrance = Blind
table-stock-preference = Talon
table-stock-five-hundred = Kitty
table-from-stock = from the stock
table-from-perfrance = from the blind
table-from-preference = from the talon
table-from-five-hundred = from the kitty
table-stock-taken = { $you ->
    [yes] taken by you
   *[no] taken by { $name }
}
table-shown = { $name }'s cards, face up

table-paused-why = The game is paused
table-progress-last = Deal { $deal }, the last one

hands-order-suit = by suit
hands-order-rank = by rank
hands-order-own = my own
hands-order-now = Order of the hand: { $order }
hands-discard = { $chosen ->
    [0] Discard { $count } cards
   *[other] Discard: { $chosen } of { $count } chosen
}
hands-tally = { $count ->
    [one] Look back; you have one trick
   *[other] Look back; you have { $count } tricks
}
hands-look-back = Look back at this deal
hands-look-back-short = Look back

table-deal-over = The deal is over

# The side panel.
table-tab-score = Score
table-tab-deal = This deal
table-tab-talk = Talk
table-talk-unread = { $count } new
table-emote-thumbs-up = Good
table-emote-well-played = Well played
table-emote-thanks = Thank you
table-emote-oops = Oops
table-emote-hurry = Let's go on
table-emote-think = Let me think
table-emote-laugh = Ha ha
table-emote-sorry = Sorry
table-emote-hello = Hello
table-emote-goodbye = Good-bye
table-emote-good-luck = Good luck
table-emote-well-bid = Well bid
table-emote-well-defended = Well defended
table-emote-bad-luck = Bad luck
table-emote-my-mistake = My mistake
table-emote-one-moment = One moment
table-emote-back-soon = Back in a moment
table-emote-another = Another match?

table-your-turn-now = It is your turn
table-your-turn-title = Your turn – { $title }

start-name = Forehand
# Who sits down alone without a name: whoever watches reads it.
start-nameless = Player
start-refused = The server said no ({ $code }).
start-menu-rules = The rules here
clock-ten = Ten seconds left

# A hint is asked for.
hint-ask = Hint
hint-ask-label = Hint: what would a computer player do?
hint-close = Put the hint away
hint-told = { $name } has asked for a hint
hint-all-told = Everybody is told that you ask.

## Between deals

table-next-deal = Next deal
table-next-waiting = Waiting for the others
table-next-itself = The next deal begins by itself.
table-match-ended = The match was ended
table-won = { $you ->
    [yes] You win the match
   *[no] { $name } wins the match
}
table-won-pair = { $you ->
    [yes] You and { $second } win the match
   *[no] { $first } and { $second } win the match
}
table-won-shared = { $names } share the win

## Consent

# What needs the others' consent.
table-deeds = The table
table-deed-claim = Claim the rest
table-deed-claim-none = Take none of the rest
table-deed-undo = Take back my last move
table-deed-pause = Pause the game
table-deed-stand-in = Let a computer play
table-deed-end = End after this deal
table-deed-end-now = End the match now
table-short-claim = Rest mine
table-short-claim-none = No more
table-short-stand-in = Computer plays
table-short-end-now = End match
table-sure-claim = All tricks that are left are yours? Your cards are shown to all.
table-sure-claim-none = You take no trick that is left? Your cards are shown to all.
table-sure-end = End the match after this deal?
table-sure-end-now = End the match now? The deal under way doesn't count.
table-asks-claim-all = { $you ->
    [yes] You claim the rest
   *[no] { $name } claims the rest
}
table-asks-claim-none = { $you ->
    [yes] You take none of the rest
   *[no] { $name } takes none of the rest
}
table-asks-undo = { $you ->
    [yes] You ask to take back your last move
   *[no] { $name } asks to take back the last move
}
table-asks-end = { $you ->
    [yes] You ask to end the match after this deal
   *[no] { $name } asks to end the match after this deal
}
table-asks-stand-in = { $you ->
    [yes] You ask to let a computer play for who is away
   *[no] { $name } asks to let a computer play for who is away
}
table-asks-end-now = { $you ->
    [yes] You ask to end the match now
   *[no] { $name } asks to end the match now
}
table-asks-waits = Waiting for { $names }
table-asks-withdraw = Withdraw
table-answer-claim-yes = Accept
table-answer-claim-no = Play on
table-answer-undo-yes = Allow
table-answer-undo-no = Refuse
table-answer-end-yes = Agree
table-answer-end-no = Play on
table-answer-stand-in-yes = Agree
table-answer-stand-in-no = Wait on
table-answer-end-now-yes = Agree
table-answer-end-now-no = Wait on
table-dropped-claim-no = The claim was not accepted. After the next trick another can be made.
table-dropped-claim-withdrawn = The claim was withdrawn
table-dropped-claim-played = Play went on, so the claim is off
table-dropped-claim-gone = Who claimed has gone, so the claim is off
table-dropped-undo-no = Nothing is taken back: somebody refused
table-dropped-undo-withdrawn = Nothing is taken back after all
table-dropped-undo-played = Play went on, so nothing is taken back
table-dropped-undo-gone = Who asked has gone, so nothing is taken back
table-dropped-end-no = Not all agreed, so the match goes on
table-dropped-end-withdrawn = The match goes on after all
table-dropped-end-played = The match goes on
table-dropped-end-gone = Who asked has gone, so the match goes on
table-dropped-stand-in-no = Not all agreed, so the table waits on
table-dropped-stand-in-withdrawn = The table waits on after all
table-dropped-stand-in-gone = Who asked has gone, so the table waits on
table-dropped-stand-in-back = Who was away is back
table-dropped-end-now-no = Not all agreed, so the table waits on
table-dropped-end-now-withdrawn = The table waits on after all
table-dropped-end-now-gone = Who asked has gone, so the table waits on
table-dropped-end-now-back = Who was away is back, so the match goes on
# Who holds up the deal is away for longer than was agreed: those who stay have the choice.
table-missing = { $name } stays away. What now?
table-missing-free = { $name } is free. What now?
table-missing-wait = Wait on
table-paused = The game is paused
table-paused-by = { $you ->
    [yes] by you
   *[no] by { $name }
}
table-resume = Go on
clock-told = { $you ->
    [yes] Your time is up
   *[no] The time of { $name } is up
}
clock-told-act = { $you ->
    [yes] Your time is up, and a computer plays this turn for you
   *[no] The time of { $name } is up, and a computer plays this turn
}
clock-taken-over = Your time ran out, and a computer plays for you
clock-come-back = I am back

## Talk

table-talk-said = What was said
table-talk-emotes = Say at a tap
table-talk-off = The host has switched writing off.
table-talk-none-at-all = The host has switched all talk off.
table-talk-mutes = Whom you hear
table-talk-mute = Mute { $name }
table-talk-unmute = Hear { $name } again
table-talk-none = Nobody has said anything yet.
table-talk-say = Say something
table-talk-send = Say
table-talk-unsaid = Not said yet. { $why }

## Log

# The log that is heard.
table-told-card = { $you ->
    [yes] You play { table-card }
   *[no] { $name } plays { table-card }
}
table-told-call = { $you ->
    [yes] You say { table-call }
   *[no] { $name } says { table-call }
}
table-told-said = { $name }: { $words }
table-told-dealt = Deal { $deal } is dealt
table-told-seat-joined = { $name } sits down
table-told-seat-left = { $name } leaves the table
table-told-seat-away = { $name } is away
table-told-seat-back = { $name } is back
table-told-seat-computer = A computer plays for { $name }
table-told-seat-open = A seat is open
table-told-claim = { $you ->
    [yes] Your claim is accepted
   *[no] The claim of { $name } is accepted
}
table-told-undone = { $you ->
    [yes] You took back your last move
   *[no] { $name } took back the last move
}
table-told-paused = { $you ->
    [yes] You pause the game
   *[no] { $name } pauses the game
}
table-told-resumed = The game goes on
table-told-ending = The match ends after this deal
table-told-discard = { $you ->
    [yes] You discard
   *[no] { $name } discards
}

## Look back

table-last-trick-by = Last trick: { $name }
table-you-put-down = Your discard
hands-look-back-nothing = There is nothing to look back at yet.
hands-tricks = Tricks so far
hands-deal-before = The deal before
hands-won = { $you ->
    [yes] You won
   *[no] { $name } won
}
hands-face-down = face down

## Settings

# One's own hand: its order, how it answers, how fast the table moves, and a look back at the deal.
hands-order = Order of the hand
hands-aside = Trumps
hands-aside-left = on the left
hands-aside-right = on the right
hands-aside-among = where they fall
hands-two-taps-help = The first tap lifts the card, the second plays it. A card carried to the table is played at once.
hands-early = Choose a card before my turn
hands-early-help = It is played when your turn comes, and falls back if it can't be.
hands-forced = Play a forced card by itself
hands-forced-help = The only card you can play goes after a while that tells nobody anything.
hands-speed = Speed of the table
hands-speed-slow = slow
hands-speed-normal = normal
hands-speed-fast = fast
hands-speed-instant = instant
hands-keys = Keys
hands-key-walk = Arrows, Home, End
hands-key-walk-does = lead to the hand and along it
hands-key-digit = 1 to 9, and 0 for the tenth
hands-key-digit-does = go to that card
hands-key-enter = Enter or space
hands-key-enter-does = plays or chooses the card
hands-key-move = Shift with any of these
hands-key-move-does = takes the card along, where the order is your own
# Sounds and notices.
table-notices-title = Sounds and notices
table-notices = When it is my turn and I look elsewhere
table-notice-title = Say so in the page's title
table-notice-buzz = Vibrate
table-notice-knock = Knock twice
table-sounds = Sounds at the table
table-sounds-help = Cards, the plate, chairs, the end of a match
table-volume = Volume

## Moved

table-moved = This table is open elsewhere
table-moved-why = Your seat is now in another tab or on another device.
table-take-back = Play here
table-carried = You took your seat along
table-carried-why = Your seat is now on your other device. To play here again, bring it back from there by its menu. Here you can watch.
table-carried-watch = Watch
table-removed = You no longer have a seat here
table-removed-why = The host has emptied your seat, or it was given up from another device. At the table you see whether a seat is free.

## Start

start-title = Sit down and play
start-lead = Four bidding games at your own kitchen table, with friends or against computer players. Nobody signs up.
start-games = Games
start-players = { $count } players
start-computers = Computers
start-chosen-computers = Computers:
start-chosen-rules = Rules:
start-as-written = as written
start-changed = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
start-change = Change
start-alone = Play alone now
start-alone-how = against computer players, at once
start-make = Make a table
start-make-how = invite people with a link
start-code = Code, link or address of a table
start-code-short = Code, link or address
start-join = Join a table
start-join-short = Join
start-code-wrong = That is no code or address. A code looks like 2xv2a7t6ty, an address like 192.168.1.20:8032/t/2xv2a7t6ty.
start-you = You
start-name-hint = What the others call you
start-theme = Theme: { $theme }
start-theme-system = As the device
start-theme-light = Light
start-theme-dark = Dark
start-home = To the start page
start-mark = Forehand, to the start page
start-try-again = Try again
start-computer = computer
start-plate-pairs = You and your partner sit opposite each other.
start-plate-alone = Everybody plays for themselves.
start-rules-for = House rules for { $game }
start-done = Done
start-how-to-play = How it is played
start-rules = Rules

start-mine = My tables
start-open = Open tables
start-open-none = No open table is listed right now.
start-statistics = My statistics
start-replay = Play back a record
start-table-waiting = { $open ->
    [one] one seat open
   *[other] { $open } seats open
}
start-table-deal = deal { $deal }
start-table-match-deal = match { $match }, deal { $deal }
start-table-turn = { $name } to play
start-table-your-turn = Your turn
start-table-asked = You are asked
start-table-paused = paused
start-table-won = { $you ->
    [yes] { $count ->
        [one] you won
       *[other] won by you and { $names }
    }
   *[no] { $names } won
}
start-table-ended = ended early
start-table-closed = closed by the server’s host
start-table-nobody = nobody yet
start-table-computers = { $count ->
    [one] a computer player
   *[other] { $count } computer players
}
start-table-gone = gone from the server
start-table-unknown = can't be reached
start-table-forget = Remove { $table } from the list
start-table-more = { $count ->
    [one] one more
   *[other] { $count } more
}
start-tables-over = Over ({ $count })

start-create-title = Make a table
start-create-name = Your name
start-create-name-hint = This is how the others will see you.
start-create-seats = Who sits where
start-create-seats-pairs = Players opposite each other are partners.
start-create-seats-alone = Everybody plays alone. Play goes clockwise.
start-create-seat = Seat { $seat }
start-create-me = Me
start-create-open = Guest
start-create-bot = Computer, { $level }
start-create-settings = At the table
start-create-listed = Show in the list of open tables
start-create-listed-help = Anybody who opens this server's page can then join.
start-create-watchers = People may watch
start-create-watchers-help = Watchers see the cards on the table and nobody's hand.
start-create-chat = Writing
start-create-chat-help = Players may write to each other.
start-create-emotes = Phrases and emotes
start-create-emotes-help = Players may say a ready-made phrase at a tap.
start-create-hints = Hints
start-create-hints-help = Players may ask what a computer player would do. Everybody is told who asked.
start-create-levels = How the computers play
start-create-away = When somebody is away
start-create-away-wait = wait
start-create-away-bot = computer, { $level }
start-create-grace = Seconds before somebody counts as away
start-create-pause = Seconds between two deals
start-create-clock = Time to think
start-create-clock-help = A pause or a question stops the clock, a lost connection does not.
start-create-clock-fixed = It is changed between two matches.
start-create-zero = When time is up
clock-none = no limit
clock-act = { $time } a turn
clock-match = { $time } a match
clock-match-more = { $time } a match, { $more } s more each turn
clock-glance = { $time }. When it is up: { $zero }.
clock-zero-act = a computer plays that turn
clock-zero-take-over = a computer takes over
clock-zero-show = it is only shown
start-create-go = Make the table
start-create-watch = Make the table and watch
start-create-full = Make the table and play
start-seconds = { $value } s
start-until-ready = when all are ready
start-minutes = { $value } min

start-option-changed = changed
start-option-reset-all = Reset all to as written
start-option-default = as written: { $value }
start-option-less = Less: { $name }
start-option-more = More: { $name }
start-option-range = { $low } to { $high }
start-option-range-step = { $low } to { $high }, in steps of { $step }

start-name-empty = Please write a name.
start-name-long = A name has at most 32 letters.
start-name-control = This name has a sign that can't be shown.
start-name-taken = Somebody at this table has that name already.

start-invite-title = { $table } is open
start-invite-title-plain = The table is open
start-invite-seated = { $game }, { $seated } of { $seats } seated
start-invite-qr = QR code of the invitation
start-invite-address = Address of the table
start-invite-home = At home
start-invite-share = Share
start-invite-copy = Copy link
start-invite-copied = Copied
start-invite-select = Press Ctrl+C, or hold the address to copy it
start-invite-text = Come and play { $game } with me.

start-wait-title = Waiting for players
start-wait-for = { $open ->
    [0] All seats are taken. The deal begins.
    [one] One seat is still open. The first deal begins when it is taken.
   *[other] { $open } seats are still open. The first deal begins when they are taken.
}
start-wait-waiting = waiting
start-wait-here = here
start-wait-away = away
start-wait-away-computer = away, a computer plays
start-wait-computer = computer, { $level }
start-wait-host = host
start-wait-you = you
start-wait-start = Start now
start-wait-start-how = computers take the open seats
start-wait-remove = Remove { $name }
start-wait-seat-of = Seat { $seat }, { $name }
start-wait-host-only = The host can fill the seats with computers.
start-wait-watchers = { $count ->
    [one] one watcher
   *[other] { $count } watchers
}

start-join-title = Sit down at { $table }
start-join-title-plain = Sit down at this table
start-join-game = { $game }, { $open ->
    [0] all seats taken
    [one] one seat open
   *[other] { $open } seats open
}
start-join-name = Your name
start-join-any = Any seat
start-join-seats = Choose a seat
start-join-sit = Sit down
start-join-watch = Watch
start-join-watch-only = All seats are taken. You may watch.
start-join-full = All seats are taken, and this table has no watchers.
start-join-lost-seat = Your former seat was given up. You may take another.
start-join-missing = There is no such table
start-join-missing-help = The link may be mistyped, or the table is gone. Ask for a new one.
start-join-closed = This table is closed
start-join-partner = partner of { $name }
start-join-between = between { $left } and { $right }
start-join-left-of = left of { $name }
start-join-right-of = right of { $name }
start-join-here = Seat { $seat }

start-menu-people = At the table
start-menu-invite = Invite
start-menu-fill = Computers take the open seats
start-menu-game = The game
start-menu-learn = The game in a few screens
start-menu-carry = Continue on another device
start-menu-run = How this table is run
start-menu-swap = Swap seats
start-menu-settings = Settings
start-menu-theme = Theme
start-menu-letters = English letters on the cards
start-menu-suits = Four colours for the suits
start-menu-rest = A finished trick rests
start-menu-two-taps = Play a card with two taps
start-menu-one-row = The hand in one row
start-menu-leave = Leave my seat
start-menu-leave-ask = Leave your seat? A computer or a guest takes it.
start-menu-leave-yes = Leave the seat
start-menu-leave-no = Stay
start-menu-remove-ask = Remove { $name } from the table?
start-menu-remove-yes = Remove
start-menu-remove-no = Keep
start-menu-home = To the start page

start-newcomer = New to { $game }?
start-newcomer-how = { $screens } short screens show you the way.
start-newcomer-yes = Show me
start-newcomer-no = I know it

sets-day-lead = The same cards for everyone here, new each day.
sets-day-open = not played yet
sets-day-begun = begun
sets-points = { $points } points
sets-friends = Deals among friends
sets-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
sets-you-played = { $count ->
    [0] you have played none
    [one] you have played one
   *[other] you have played { $count }
}
sets-new = Deals to play with friends

## Score

score-title = Score
score-deal-of = { $game }, deal { $deal } of { $deals }
score-deal-to = { $game }, deal { $deal }, to { $points } points
score-match = Match { $match }
score-which-match = Which match
score-back = Back to the table
score-deal = Deal
score-contract = Contract
score-what = What happened
score-points = points
score-total = total
score-you = You
score-made = made
score-short = { $missing } short
score-over = { $over } over
score-set = set
score-in-play = in play
score-bidding = The bidding is on.
score-not-named = The contract is not named yet.
score-needs = { $who ->
    [one] needs { $tricks }, has { $has }
   *[many] need { $tricks }, have { $has }
}
score-needs-at-most = { $who ->
    [one] may take { $tricks }, has { $has }
   *[many] may take { $tricks }, have { $has }
}
score-needs-none = { $who ->
    [one] may take none, has { $has }
   *[many] may take none, have { $has }
}
score-playing = The cards are being played.
score-to-come = to come
score-to-come-forehand = { $you ->
    [yes] to come; you are forehand next
   *[no] to come; { $name } is forehand next
}
score-none-yet = No deal is complete yet.
score-totals = Totals by deal
score-totals-alone = Totals
score-graph-deal = deal { $deal }
score-graph-label = { $name } { $points }
score-graph-told = Totals after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: { $totals }.
score-copy = Copy record
score-copied = Record copied
score-copy-by-hand = The record is shown below to copy by hand.
score-record = The record of this match
score-save = Save record
score-whole = Whole score card

score-check = Check the shuffle
score-check-title = Were the deals fair?
score-check-how = Before each deal the server locked in a secret by publishing its fingerprint. Then every player's browser added a number of its own, and secret and numbers together gave the order of the cards. Your browser has now made each deal again from them.
score-check-right = The secret fits the fingerprint published before anybody added a number, and secret and numbers give exactly the cards that were dealt.
score-check-seen = Where your number is in it, the fingerprint is also the one that your browser saw beforehand. Nobody can have known these cards when it was published.
score-check-limits = What this can't rule out: a server in league with the player whose number comes last.
score-check-running = Checking
score-check-match = Deals of
score-check-none = The first deal is not complete yet. A deal can be checked when its secret is published at its end.
score-check-deal = Deal { $deal }
score-check-ok = Right, and your number is in it.
score-check-ok-unseen = Right. Your browser added no number of its own.
score-check-no-shuffle = This deal has no shuffle to check.
score-check-no-secret = The secret of this deal has not been published.
score-check-unknown-game = This page doesn't know how this game is dealt.
score-check-commit = Wrong: the secret doesn't fit the fingerprint.
score-check-promise = Wrong: this is not the fingerprint that your browser saw before the deal.
score-check-salt-missing = Wrong: the number your browser sent is missing. It came too late, or it was left out.
score-check-salt-altered = Wrong: the number your browser sent was changed.
score-check-forehand = Wrong: another seat was drawn to speak first.
score-check-cards = Wrong: these are not the cards that secret and numbers give.
score-check-malformed = Wrong: the record of the shuffle is damaged.
score-check-all = { $count ->
    [one] The deal is right.
   *[other] All { $count } deals are right.
}
score-check-some = { $wrong ->
    [one] One deal is wrong.
   *[other] { $wrong } deals are wrong.
}
score-check-partly = { $count ->
    [one] One deal is right, the others can't be checked.
   *[other] { $count } deals are right, the others can't be checked.
}

# Why points were won or lost, as words that follow a name: "Ada took 7, needed 6: 5 × 2".
score-perfrance-declarer-made = took { $took }, needed { $needs }: { $rate } × { $took }
score-perfrance-declarer-set = took { $took }, needed { $needs }, set
score-perfrance-other-made = took { $took }, needed { $needs }: { $rate } × { $took }
score-perfrance-other-set = took { $took }, needed { $needs }, set
score-perfrance-folded = folded
score-perfrance-both-folded = has the deal, both others folded
score-perfrance-no-trump = took { $took }: { $rate } × { $took }
score-preference-made = took { $took }, needed { $needs }: 5 × { $worth }
score-preference-given = has the contract, nobody whisted: 5 × { $worth }
score-preference-short = took { $took } of { $needs }, { $short } short: −5 × { $worth } × { $short }
score-preference-passed = passed
score-preference-whist = whist, took { $took }: { $took } × { $worth }
score-preference-whist-short = whist, took { $took }, duty { $duty } missed by { $short }: { $took } × { $worth } − { $short } × { $worth }
score-preference-whist-alone = whist alone, both took { $took }: { $took } × { $worth }
score-preference-whist-alone-short = whist alone, both took { $took }, duty { $duty } missed by { $short }: { $took } × { $worth } − { $short } × { $worth }
score-preference-misere-made = took no trick
score-preference-misere-lost = took { $took }: −20 × { $took }
score-preference-misere-defended = defended
score-preference-passed-out = took { $took }: −2 × { $took }
score-preference-passed-out-none = took no trick
score-priffe-made = took { $took }, { $count } over six: { $count } × 10
score-priffe-failed = held declarers to { $took }, { $count } short of seven: { $count } × 20
score-priffe-null-made = took { $took }, { $count } under seven: { $count } × 10
score-priffe-null-failed = gave declarers { $took }, { $count } over six: { $count } × 20
score-priffe-forced-null = { $count ->
    [0] took { $took }, none under six
   *[other] took { $took }, { $count } under six: { $count } × 10
}
score-priffe-small-slam = made a small slam
score-priffe-grand-slam = made a grand slam
score-five-hundred-made = took { $took }, needed { $needs }, the bid is worth { $value }
score-five-hundred-slam = took all ten for a slam
score-five-hundred-failed = took { $took } of { $needs }, { $short } short
score-five-hundred-misere-made = took no trick
score-five-hundred-misere-lost = took a trick
score-five-hundred-misere-defended = defended
score-five-hundred-others = took { $took }: 10 × { $took }
score-five-hundred-passed-out = no points for anybody

score-perfrance-contract-none = No trump
score-preference-contract-misere = Misère
score-preference-contract-passed-out = All passed
score-priffe-contract-spill = Spill
score-priffe-contract-null = Null
score-priffe-contract-forced-null = Forced null
score-five-hundred-contract-misere = Misère
score-five-hundred-contract-open-misere = Open misère
score-five-hundred-contract-passed-out = All passed
score-replay = Replay
score-replay-deal = Replay deal { $deal }

# Another match.
score-again = Play again
score-again-friends = Play these deals with friends
score-again-asks = { $count ->
    [one] { $names } would like another match
   *[other] { $names } would like another match
}
score-again-waits = Another match? Waiting for { $names }
score-again-open = { $count ->
    [one] One seat is free. The match begins when it is taken
   *[other] { $count } seats are free. The match begins when they are taken
}
score-again-not = Not after all
score-again-without = Begin without { $names }

## Replay

# A deal that is over, played back, and records that come from elsewhere.
replay-page-title = Deal { $deal } played back
replay-wait = The deal is being fetched
replay-play-first = Play the deal
replay-leave = Back
replay-begun = { $turn ->
    [yes] The next deal has begun, and it is your turn.
   *[no] The next deal has begun.
}
replay-to-table = To the table
replay-deal-before = Deal before
replay-deal-after = Next deal
replay-view = Cards
replay-view-open = All hands open
replay-view-seat = As { $name } saw it
replay-hand = { $name }: cards
replay-laid-away = Laid away
replay-controls = Replay
replay-slider = Place in the deal
replay-place = Step { $at } of { $steps }
replay-trick = Trick
replay-tricks = The tricks
replay-trick-back = Trick before
replay-trick-on = Next trick
replay-step-back = Step back
replay-step = Step on
replay-play = Play
replay-stop = Stop
replay-pace = Speed
replay-pace-slow = slow
replay-pace-normal = normal
replay-pace-fast = fast
replay-key-led = led
replay-key-won = won the trick
replay-analysis = Analysis
replay-analyse = Analyse the play
replay-analyse-about = A computer goes through the play: what each card was worth, and which ones cost points.
replay-analyse-again = Try again
replay-analysing = Working out what each card was worth
replay-analysis-broken = The analysis broke off.
replay-mistake = { $points ->
    [one] { $name } lost { $points } point. Better: { $better }
   *[other] { $name } lost { $points } points. Better: { $better }
}
replay-mistakes = Mistakes
replay-mistakes-found = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
}
replay-mistakes-none = No mistake that a player could have known.
replay-trick-number = Trick { $trick }:
replay-lost = Points lost by mistakes
replay-key-mistake = mistake, and what it cost
replay-worth = { $name }, trick { $trick }
replay-worth-card = Card
replay-worth-seen = As far as one could know
replay-worth-open = All cards known
replay-worth-played = played
replay-worth-better = better
replay-worth-about = Points for { $name } over the others with each card, as a mean of imagined deals; ± is its uncertainty.
replay-worth-unknown = The cards could lie in too many ways here, so there is only the value with all cards known.
replay-worth-none = No choice of cards at this step.
replay-shuffle-ok = The shuffle fits what the server was bound to before the cards were dealt.
replay-shuffle-wrong = The shuffle does not fit what the server was bound to.
replay-shuffle-given = These cards were not shuffled: a deal that was played before is played again.
replay-if = What if?
replay-if-start = Try something else for { $name }
replay-if-none = Nobody is to act at this step
replay-if-about = From this step on you decide for one seat, with all cards open. Computer players hold the others.
replay-if-left = in place of: { $said }
replay-if-turn = { $name } is to act
replay-if-wait = The deal goes on
replay-if-broken = It did not go on.
replay-if-back = Back to what was played
replay-if-undo = Take back
replay-if-best = Best play by all
replay-if-end = On to the end
replay-if-outcome = { $known ->
    [yes] { $tricks ->
        [one] { $name } takes { $tricks } trick: { $brought } in place of { $really }
       *[other] { $name } takes { $tricks } tricks: { $brought } in place of { $really }
    }
   *[no] { $tricks ->
        [one] { $name } takes { $tricks } trick: { $brought }
       *[other] { $name } takes { $tricks } tricks: { $brought }
    }
}
replay-if-brought = This time
replay-if-really = Then
replay-if-inexact = The best could not be worked out for every card; computer players played the others.
replay-key-left = not played so
replay-again = Play it again
replay-again-who = Whose seat
replay-again-seat = as { $name }
replay-again-start = Play this deal again
replay-again-about = You see your own cards alone. Computer players hold the other seats, and at the end you see what it brought beside what it brought then.
replay-take = Save and share
replay-copy = Copy as text
replay-copied = The deal is copied. It can be pasted into a mail.
replay-copy-link = Copy the link to this step
replay-link-copied = The link is copied
replay-save-deal = Save this deal
replay-save-match = Save the match
replay-save-table = Save all matches of this table
replay-save-pbn = Save as PBN, for bridge programs
replay-mail-below = The record of the deal, to be pasted into the page for records:
replay-picture = As a picture
replay-picture-deal = Deal, { $format }
replay-picture-score = Score, { $format }
replay-other = Play back another record
replay-open-title = Play back a record
replay-open-paste = Paste a record, or the mail that it came in
replay-open-go = Play it back
replay-open-file = Open a file
replay-open-records = { $count ->
    [one] One record
   *[other] { $count } records
}
replay-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
replay-fault-head = At its beginning:
replay-fault-deal = In deal { $deal }:
replay-fault-action = In deal { $deal }, at step { $action }:
replay-fault-line = Line { $line }.
replay-mine = Your tables
replay-mine-help = { $count ->
    [one] The matches of the one table that this browser remembers, one record a line.
   *[other] The matches of the { $count } tables that this browser remembers, one record a line.
}
replay-save-all = Save all records
replay-save-none = No deal is complete yet, so there is nothing to save.
replay-save-missed = Not saved: { $tables }.

## Sets

# Deals that several people play, each against computer players, and compare; the deal of the day is one of them.

sets-day-of = { $game }: the deal of { $day }
sets-new-lead = Everyone plays the same cards from the same seat against the computer, whenever they have time. Then you compare.
sets-new-deals = Number of deals
sets-new-open = Open for
sets-new-days = { $count ->
    [one] one day
   *[other] { $count } days
}
sets-new-make = Make the deals
sets-title = { $game }: { $count ->
    [one] one deal among friends
   *[other] { $count } deals among friends
}
sets-closes = Open until { $when }
sets-closed = Closed
sets-count = { $count ->
    [0] nobody has begun
    [one] one player
   *[other] { $count } players
}
sets-level = computer players: { $level }
sets-how = You play each deal once, without hints and without taking back.
sets-of-match = These deals were played in a match. Who sat there has seen the cards: they can play them, too, and are compared with nobody.
sets-knew = knew the cards
sets-how-one = You play it once, without hints and without taking back.
sets-play = Play the deal
sets-play-deal = Play deal { $deal }
sets-play-on = Play on
sets-compare = See how others played it
sets-withheld = You see how others played a deal once you have played it, or when it has closed.
sets-results = Results
sets-standings = Everyone compared
sets-deal = Deal { $deal }
sets-nobody = Nobody has played it.
sets-who = Who
sets-contract = Contract
sets-tricks = Tricks
sets-won = Points
sets-behind = To the best
sets-best = the best
sets-total = Total
sets-passed = no contract
sets-own-contract = own
sets-other-contract = opponent's
sets-replay = Replay the deal as { $name } played it
sets-all = Show all { $count }
sets-unfinished = Not finished: { $names }
sets-invite = Invite others
sets-played-of = { $played } of { $deals } played
sets-close = Close it now
sets-close-ask = Nobody can play these deals any more, and everyone sees all of them. Close?
sets-close-yes = Close
sets-close-no = Leave it open
sets-before = The deal of the day before
sets-today = Today's deal
sets-home = To the start page
sets-bound = Fair cards
sets-bound-how = The cards follow from a secret that the server drew before anybody played. This is its fingerprint. The secret is published once the deal has closed; then your browser makes the cards from it again and compares.
sets-bound-told = The secret has been published. Your browser has made the cards again from it.
sets-bound-kept = { $count ->
    [one] The secret fits the fingerprint and gives these cards.
   *[other] The secret fits the fingerprint and gives the cards of all { $count } results shown.
}
sets-bound-wrong = As { $name } played it: { $wrong }
sets-bound-promised = The secret fits the fingerprint.
sets-commit = Fingerprint
sets-secret = Secret

## Introductions

# A few screens a game for people who have never seen it. Each has a title, one paragraph, and a picture made of
# cards or a small table; the entries after a paragraph are the words of its picture. The facts are those of the rules pages.

intro-title = How { $game } is played
intro-step = { $step } of { $steps }
intro-next = Next
intro-back = Back
intro-play = Play a deal now
intro-skip = Play right away
intro-to-table = To the table
intro-close = Close the introduction
intro-rules = All the rules
intro-high-low = From high to low
intro-low-high = From low to high
intro-trump = { table-suit } are trump
intro-no-trump = no trump
intro-takes = { $you ->
    [yes] You take it
   *[no] { $name } takes it
}

intro-perfrance-idea-title = Each for oneself
intro-perfrance-idea = Three players hold ten cards each, seven to ace, and two more lie aside: the blind. One of you names a suit, which is trump and beats the other three. That player, the declarer, needs six of the ten tricks. The others need two each, or they get out in time.
intro-perfrance-trick-title = A trick
intro-perfrance-trick = Everybody plays one card. The first sets the suit, and the others follow it if they can. The highest card of that suit takes the trick, unless somebody had none of it and played a trump. Who takes a trick leads to the next one.
intro-perfrance-duties-title = Two duties
intro-perfrance-duties = If you can't follow suit you have to play a trump, if you hold one. And whoever plays last to a trick has to take it, if one of the allowed cards can. The table raises the cards that you may play. Tap any other, and it tells you why not.
intro-perfrance-duties-last = You play last and can win, so it has to be the king.
intro-perfrance-naming-title = Naming trump
intro-perfrance-naming = Each of you speaks once: pass, or name a suit above the one named so far. The last one named is trump. If all three pass there is a second round, in which you may take the blind, name any suit and put two cards aside. If nobody does, you play without trump.
intro-perfrance-fold-title = Fold before you lose
intro-perfrance-fold = In the first trick, when it is your turn, you may fold in place of playing a card, unless you are the declarer or there is no trump. You are out of the deal and lose nothing. Stay in if your hand looks good for two tricks: an ace is nearly always one.
intro-perfrance-fold-good = A hand to stay in, with hearts as trump
intro-perfrance-fold-poor = A hand to fold
intro-perfrance-score-title = What it is worth
intro-perfrance-score = With hearts as trump everything counts double. The match is over when somebody has 120 points, or fewer than −120, and the highest total wins.
intro-perfrance-score-declarer = Declarer, six tricks or more
intro-perfrance-score-others = Another player, two tricks or more
intro-perfrance-score-each = 2 a trick
intro-perfrance-score-too-few = Either of them with fewer
intro-perfrance-score-folded = Folded
intro-perfrance-score-both = Declarer, when both others fold
intro-perfrance-score-none = No trump: everybody, whatever they take

intro-preference-idea-title = One against two
intro-preference-idea = Three players hold ten cards each, seven to ace, and two more lie aside: the talon. In each deal one of you promises to take a number of tricks and plays alone against the other two. Over a whole match each of you has a score of your own.
intro-preference-trick-title = A trick
intro-preference-trick = Everybody plays one card. The first sets the suit, and the others follow it if they can. Who can't has to play a trump, if there is one in the hand. The highest trump takes the trick, or else the highest card of the suit led. Who takes it leads to the next one.
intro-preference-bidding-title = Up the stairs
intro-preference-bidding = A bid is a number of tricks and a trump suit. On your turn you pass or go to the very next step; who has passed is out. The last one left is the declarer. Misère promises no trick at all and has to be the first thing you say. If all three pass, everybody tries to take nothing.
intro-preference-bidding-next = and so on, up to ten without trump
intro-preference-talon-title = The talon
intro-preference-talon = The two cards of the talon are turned up for all to see, and the declarer takes them. Then any two of the twelve go aside, face down. Now the declarer names the contract: the bid, or anything higher that promises one trick more at most.
intro-preference-talon-hand = Two cards from the talon, and two chosen to go
intro-preference-whist-title = Whist or pass?
intro-preference-whist = The other two are asked in turn. Whist means: we take our share of the tricks, and I am paid for mine. Pass means: I neither win nor lose. If both pass, the declarer has the contract without a card being played. If one of them whists, all three play.
intro-preference-whist-six = Against a six, together
intro-preference-whist-seven = Against a seven
intro-preference-whist-higher = Against anything higher
intro-preference-whist-tricks = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
intro-preference-score-title = What it is worth
intro-preference-score = A six is worth 2, a seven 4, an eight 6, a nine 8, a ten 10. Tricks beyond the promise add nothing. A match has twelve deals, and the highest total wins. The lines show a six.
intro-preference-score-made = Contract made
intro-preference-score-short = For each trick that it falls short
intro-preference-score-whist = Whister, for each trick taken
intro-preference-score-duty = Whister, for each trick the two are short of their share
intro-preference-score-misere = Misère made
intro-preference-score-misere-lost = Misère, for each trick taken
intro-preference-score-passed = All passed, for each trick taken
intro-preference-score-passed-none = All passed, no trick taken

intro-priffe-idea-title = You and the one opposite
intro-priffe-idea = Four players in two pairs hold thirteen cards each. Partners sit opposite each other and have one score between them. Before each deal one round of calls settles what it is about: sometimes you want tricks, and sometimes you fear them.
intro-priffe-trick-title = A trick
intro-priffe-trick = Everybody plays one card. The first sets the suit, and the others follow it if they can. Who can't may play anything, a trump too. The highest trump takes the trick, or else the highest card of the suit led. A trick of your partner's is yours as well.
intro-priffe-calls-title = One call each
intro-priffe-calls = Each of you speaks once: pass, or make a call above the highest so far. The highest call is the contract, and the pair that made it are the declarers.
intro-priffe-call-spill = no trump, take tricks
intro-priffe-call-null = no trump, shun tricks
intro-priffe-call-hearts = hearts are trump, take tricks
intro-priffe-call-diamonds = diamonds are trump, take tricks
intro-priffe-call-spades = tells partner something
intro-priffe-call-clubs = tells partner something
intro-priffe-quiet-title = Two calls that only talk
intro-priffe-quiet = Spades and clubs are never trump. They only tell your partner something about your hand. Spades may be called by the first two to speak, and clubs by anybody as long as nobody has bid.
intro-priffe-quiet-spades = the first two to speak
intro-priffe-quiet-clubs = anybody, while nobody has bid
intro-priffe-forced-title = Forced null
intro-priffe-forced = If all four pass, or the highest call is spades or clubs, there is no trump and there are no declarers, and both pairs try to take few tricks. That happens often. Stay below the others when you can, and when you can't follow, throw a high card away.
intro-priffe-score-title = What it is worth
intro-priffe-score = A slam is paid on top: 10 for twelve tricks, 20 for all thirteen; where tricks are shunned, 10 for taking just one and 20 for none. A match has eight deals, and the pair with more points wins.
intro-priffe-score-made = Declarers who want tricks, for each above six
intro-priffe-score-short = Their opponents, for each that is missing from seven
intro-priffe-score-null = Declarers in null, for each trick below seven
intro-priffe-score-null-lost = Their opponents, for each above six
intro-priffe-score-forced = Forced null, each pair, for each trick below six

intro-five-hundred-idea-title = You and the one opposite
intro-five-hundred-idea = Four players in two pairs hold ten cards each, and three more lie aside: the kitty. Partners sit opposite each other and have one score between them. The pair that promises most tries to take that many of the ten tricks; the other pair tries to stop them.
intro-five-hundred-ranks-title = The jacks move up
intro-five-hundred-ranks = The joker is the highest trump. Then come the jack of trumps and the other jack of the same colour: the right and the left bower. Only then the ace. The left bower is a trump in every way. With hearts as trump, the jack of diamonds is a heart and no diamond.
intro-five-hundred-joker = joker
intro-five-hundred-right = right bower
intro-five-hundred-left = left bower
intro-five-hundred-then = Then, with hearts as trump
intro-five-hundred-trick-title = A trick
intro-five-hundred-trick = Everybody plays one card. The first sets the suit, and the others follow it if they can. Who can't may play anything, a trump too. The highest trump takes the trick, or else the highest card of the suit led. Without a trump suit the joker still takes any trick, but you may play it to another's lead only when you can't follow.
intro-five-hundred-bidding-title = Bid for it
intro-five-hundred-bidding = A bid is a number of tricks, six to ten, and a trump suit or none. The next one has to be higher: more tricks, or as many in a higher suit. You may jump. Who has passed is out, and the last one left is the declarer. Each trick more is worth 100 more.
intro-five-hundred-kitty-title = The kitty
intro-five-hundred-kitty = The declarer takes up the three cards of the kitty, which nobody else sees, and lays any three of the thirteen away. Then the declarer leads to the first trick. So bid a little more than you hold: partner and kitty bring something, too.
intro-five-hundred-kitty-hand = Three cards from the kitty, and three chosen to go
intro-five-hundred-score-title = What it is worth
intro-five-hundred-score = The first pair to have 500 points wins the match. A pair that falls to −500 has lost it. The lines show a bid of seven spades.
intro-five-hundred-score-made = Declarers who keep their promise
intro-five-hundred-score-failed = Declarers who don't
intro-five-hundred-score-others = The other pair, for each trick it takes

## Rules

rules-title = Rules of { $game }
rules-loading = Fetching the rules
rules-missing = There is no rules page for this game.
rules-contents = On this page
rules-here = At this table
rules-here-none = Everything as written.
# Before a house rule that changes the rule above it: "At this table: jump bids allowed".
rules-otherwise = At this table:
rules-learn = The game in a few screens

## Hints

hint-card = A computer player would play { table-card }.
hint-call = A computer player would say: { table-call }.
hint-discard = A computer player would discard { $cards }.

# Why a hint says what it says; said after it.
reason-only = Nothing else is allowed.
reason-rules = By rules of thumb.
reason-all-same = Every choice comes to the same in { $deals } imagined deals.
reason-best-in = Nothing does better in { $good } of { $deals } imagined deals.
reason-made-in = The contract is made in { $good } of { $deals } imagined deals.
reason-down-in = The contract goes down in { $good } of { $deals } imagined deals.
reason-made = With these cards { table-call } is made about { $good } times in 100.
reason-made-but = With these cards { table-call } is made about { $good } times in 100, yet to pass is worth more.
reason-high-cards = Tells the partner of high cards.
reason-low-cards = Tells the partner of low cards.
reason-void = { $name } has no { table-suit }.
reason-partner-void = { $name } has no { table-suit } and may trump.
reason-leads-trump = Draws trumps.
reason-highest-left = Nothing higher is left in the suit.
reason-takes-cheaply = Takes the trick with the lowest card that does.
reason-partners-trick = The trick is the partner's already.
reason-ruffs = Trumps, having none of the suit.
reason-highest-under = The highest card that does not take the trick.
reason-keeps = Keeps { table-card } for a later trick.

## Seats

# A seat on its way to another device of the same person, and two seats that change places.
seat-carry-how = Scan this with the other device, or open the address there. Your seat goes along, and this page lets go of it.
seat-carry-qr = QR code that carries your seat
seat-carry-secret = Whoever opens this address has your seat, so show it to nobody else.
seat-carry-left = Good for another { $time }
seat-carry-over = This code has run out.
seat-carry-again = Make a new one
seat-carry-coming = Bringing your seat to this device
seat-carry-failed = The seat did not come along
seat-carry-to-table = To the table
seat-swap-how = Choose two seats that change places.
seat-swap-do = Swap { $first } and { $second }
seat-swap-choose = Choose two seats
seat-swap-later = Seats can change places before the first deal and after a match.

## Host page

host-title = Your server
host-no-key = This page is for whoever started the server. Its address is in the terminal where the server runs.
host-bad-key = This key is no longer good. The server makes a new one at each start: take the address from its terminal.
host-here = How the others get here
host-qr = QR code of this server
host-internet = From the internet
host-people = { $count ->
    [0] nobody here
    [one] one person here
   *[other] { $count } people here
}
host-running-minutes = { $count ->
    [0] just started
    [one] running for one minute
   *[other] running for { $count } minutes
}
host-running-hours = { $count ->
    [one] running for one hour
   *[other] running for { $count } hours
}
host-running-days = { $count ->
    [one] running for one day
   *[other] running for { $count } days
}
host-data = Everything is kept in the folder { $folder }.
host-version = Forehand { $version }
host-tables = Tables
host-tables-none = No table has been made yet.
host-tables-more = { $count ->
    [one] One more table, with nobody at it.
   *[other] { $count } more tables, with nobody at them.
}
host-create = Who may make tables
host-create-anyone = Everybody who opens the page
host-create-host = Only I
host-create-note = Tables that are already there stay. Whoever has played a match at one may play its deals with friends.
host-close = Close { $table } with { $people }
host-close-short = Close
host-close-ask = Close { $table } ({ $people }) for good? Everybody there is sent away.
host-close-yes = Close the table
host-close-no = Keep it
host-idle = last move { $ago }
host-stop = Stop the server
host-stop-ask = { $people ->
    [0] Stop the server? Nobody is here.
    [one] Stop the server? One person is here and loses the connection.
   *[other] Stop the server? { $people } people are here and lose the connection.
} The tables are there again when you start it anew.
host-stop-yes = Stop it
host-stop-no = Let it run
host-stopped = The server has stopped
host-stopped-how = Start it anew where you started it before. It will have another address for this page.

## Statistics

# What a person's own deals come to, for those who want that kept.
stats-title = My statistics
stats-lead = If you like, Forehand keeps how your deals come out: your points, your contracts, how you defend.
stats-about-deal = Of each deal you play: the game and the contract, your part in it, your points and tricks, when it was, and whether you sat with people or with computers.
stats-about-key = No account and no name. Your browser makes one long random number, of which the server keeps a fingerprint only. Nobody at the table learns that you keep statistics.
stats-about-yours = You can take them to another device, save them as a file, and delete them at any time.
stats-begin = Keep my statistics
stats-none = Your deals count from now on. Come back when you have played one.
stats-game = Game
stats-tables = Tables
stats-people = With people
stats-computers = Computers only
stats-deals = Deals
stats-points = Points
stats-a-deal = Points a deal
stats-matches-won = Matches won
stats-contracts-made = Contracts made
# Some of all: "3 of 7".
stats-of = { $some } of { $all }
stats-too-few = From 30 deals on you are also told how far chance may have moved the points a deal.
stats-half-is = ± is what chance may have done: in 19 cases of 20 your real strength lies within it.
stats-course = Running total
stats-course-told = { $deals ->
    [one] After one deal the total is { $points }.
   *[other] After { $deals } deals the total is { $points }.
}
stats-over-time = Points a deal over time
stats-as-table = As a table
stats-by-day = Day
stats-by-week = Week from
stats-by-month = Month
stats-contracts = Contracts you declared
stats-made = Made
stats-contract-made = Contract made
stats-parts = Your part in the deal
stats-part = Part
stats-part-declarer = Declarer
stats-part-partner = Declarer's partner
stats-part-defender = In defence
stats-part-undeclared = Nobody declared
stats-answers = In defence, when you were asked
stats-answer = Answer
stats-answer-whist = Whist
stats-answer-pass = Pass
stats-answer-fold = Folded
stats-answer-stay = Played on
stats-share = Share
stats-owner = They are yours
stats-counts = Deals that you play in this browser count.
stats-stopped = Deals that you play now don't count.
stats-carry = Take them to another device
stats-carry-how = Scan this with the other device, or open the address there. Then both show and keep the same statistics.
stats-carry-qr = QR code that carries your statistics
stats-carry-secret = Whoever opens this address can see and delete your statistics, so show it to nobody else.
stats-bring = Bring your statistics to this device? Deals that you play here count from then on.
stats-bring-both = This device keeps statistics of its own. Put them together with those that you bring? They can't be taken apart again.
stats-bring-yes = Bring them here
stats-bring-no = Leave all as it is
stats-carried = Your statistics are on this device, too.
stats-save = Save as a file
stats-stop = Stop counting
stats-go-on = Count again
stats-delete = Delete them
stats-delete-ask = { $deals ->
    [0] Delete your key for good? There is no deal yet.
    [one] Delete your one deal and your key for good?
   *[other] Delete all { $deals } deals and your key for good?
} Nothing can bring them back. Another device with the same key begins anew. What was played at a table stays in that table's record, under the name that you had there.
stats-delete-yes = Delete for good
stats-delete-no = Keep them
stats-deleted = Deleted. Nothing is left of your statistics here.
# At the end of a match, once.
stats-invite = Want to know how you fare over time? No account, and nobody else sees it.
stats-invite-yes = Keep my statistics
stats-invite-no = No, thanks
stats-invite-on = Your deals count from now on.

## Installed

app-offline = You are offline
app-offline-how = Forehand needs its server to deal the cards. As soon as it can be reached again, this page comes back by itself.
app-offline-again = Try again now

## Errors

# A refusal by the server, shown to the one who asked.
error-bad-message = The server could not read what this page sent. Load the page again.
error-bad-token = This seat is not yours on this device.
error-carried = Your seat has gone to another device.
error-bad-key = This key is not the one that the server printed when it started.
error-only-host = Only the one who runs this server makes tables here.
error-closed = This table is closed.
error-no-such-table = There is no such table.
error-not-found = There is nothing here.
error-not-allowed = That can't be done here.
error-no-such-seat = This table has no such seat.
error-no-person = Nobody sits in that seat.
error-no-match = No such match was played at this table.
error-no-deal = No such complete deal is in this match.
error-no-step = The deal has no such step, or it is over there.
error-bad-record = This record has a fault.
error-not-finished = The match is not over yet.
error-unknown-game = This game is not known here.
error-bad-option = A house rule is out of its range.
error-bad-seats = These seats do not fit the game.
error-bad-setting = A setting is out of its range.
error-bad-kind = This seat can't be filled like that.
error-bad-name = A name has 1 to 32 characters.
error-name-taken = Somebody at the table has this name already. Choose another.
error-seat-taken = Somebody was quicker: this seat is taken.
error-table-full = All seats at this table are taken.
error-no-watchers = This table is for its players only.
error-too-large = That is too much at once.
error-rate-limited = Too fast. Wait a moment, then try again.
error-not-your-turn = It is not your turn.
error-illegal = That can't be done now.
error-stale = Something happened meanwhile. Look again, then choose.
error-unknown-action = That can't be done in this game.
error-id-used = This was done already.
error-finished = The match is over.
error-no-seat = Take a seat first.
error-no-chat = Players don't write to each other at this table.
error-no-emotes = There are no phrases and emotes at this table.
error-bad-code = This code is used up or has run out. Make a new one.
error-paused = The game is paused.
error-time-up = Your time is up. A computer plays for you.
error-not-now = That can't be asked for at this moment.
error-asked-already = Something else is being asked just now.
error-nothing-asked = Nothing is being asked any more.
error-no-hints = There are no hints at this table.
error-bad-emote = That can't be said here.
error-not-stored = The server can't store anything just now. Try again.
error-withheld = You see this deal once you have played it, or it has closed.
error-set-closed = These deals have closed.
error-come-back = This table is just now on its way from one server to another. Try again in a moment.
error-no-connection = The server can't be reached.
error-unexpected = Something went wrong at the server. Try again.

## Command line
cli-no-such-seat = head: seat { $seat } is none of 0 to { $last }
cli-no-such-deal = deal { $deal } is not in the record, which has { $deals }
cli-analyse-deal = Deal { $deal }: { $contract }
cli-analyse-mistake = trick { $trick }: { $name } lost { $cost } ± { $error } points by { $played }; better is { $best }
cli-analyse-none = no mistake that a seat could have known
cli-analyse-nothing = nobody had a choice of plays
cli-too-long = head: longer than { $megabytes } MiB, so no record
cli-not-utf-8 = head: not JSON: not in UTF-8
cli-standard-input = standard input
cli-standard-output = standard output
cli-unreadable = { $file } can't be read: { $reason }
cli-unwritable = { $file } can't be written: { $reason }
cli-picture-over-record = { $file } is the record itself: name another file by --output
cli-output-without-folder = --output is for the results of a folder
cli-folder-lines = --lines is for a file; in a folder each file that ends in .jsonl has one record a line
cli-folder-analyse = --text and --deal are for a single file
cli-folder-empty = there are no records in { $folder }: none of its files ends in .json or .jsonl
cli-folder-done = { $answers ->
    [one] One answer is in { $file }.
   *[other] { $answers } answers are in { $file }.
}
cli-folder-bad = { $bad ->
    [one] One of them is a fault.
   *[other] { $bad } of them are faults.
}
cli-process-ended = one of the processes has ended before its time
cli-results-of-another = { $file } holds something else, or results of other settings: name another file by --output
cli-results-in-use = { $file } is being written by another command: wait for it, or name another file by --output
cli-progress = { $done } of { $all }, { $left } to go
cli-no-such-game = there is no game { $game }; the games are { $games }
cli-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
cli-integer = { $low } to { $high }, default { $default }
cli-integer-steps = { $low } to { $high } in steps of { $step }, default { $default }
cli-choice = one of { $values }, default { $default }
cli-rule-form = a house rule is written NAME=VALUE, not { $rule }
cli-port-range = a port is a number from 1 to 65535, not { $port }
cli-think-range = computer players think from 0 to 10 times as long as they are used to, not { $factor } times
cli-close-after-range = unvisited tables are closed after 0 to { $most } days, 0 being never, not after { $days }
cli-keep-events-range = events of unvisited tables are archived after 0 to { $most } days, 0 being never, not after { $days }
cli-public-url = a public URL is like https://cards.example, not { $url }
cli-trust-proxy = a proxy to trust is an address or a network such as 127.0.0.1 or 10.0.0.0/8, not { $proxy }
cli-connections = an address may have at least one connection, not { $count }
cli-rule-without-game = --rule needs --game
cli-several-addresses = This machine has several addresses. Which one can the others reach?
cli-starting = Forehand is starting…
cli-which-address = 1 to { $count }, Enter for 1:{" "}
cli-open-here = On this machine:
cli-internet-asking = Asking the router for a way in from the internet…
cli-internet-open = For people outside the house, to type or to scan:
cli-internet-reached = Checked: this machine has reached itself by that address.
cli-internet-unknown = It could not be checked from here, since many routers don't let a house call itself: ask somebody outside to open it.
cli-internet-other = From here something else answers at that address: ask somebody outside to open it.
cli-internet-plain = This is plain HTTP: whoever carries it on the way can read along and take over a seat. --cert and --key make it HTTPS.
cli-internet-refused = The router refuses to open a port ({ $reason }), so the tables are open at home only.
cli-internet-no-answer = No router here answers when asked for a port, so the tables are open at home only.
cli-internet-by-hand = Forward TCP port { $port } to this machine by hand in the router's own page, or use a tunnel; docs/hosting.md shows both.
cli-internet-private = The router's own address outside is { $address }, a private one: there is another router between it and the internet.
cli-internet-twice = Forward TCP port { $port } by hand in both routers, or use a tunnel; docs/hosting.md shows both.
cli-internet-shared = The router's own address outside is { $address }, which the provider shares among many houses: nobody can reach this one by it.
cli-internet-tunnel = Use a tunnel or a private network in its place; docs/hosting.md shows how.
cli-internet-no-upnp = Most routers are asked by UPnP, which this installation lacks: install it again as '.[internet]'.
cli-internet-changed = The address for people outside is another now:
cli-internet-lost = The router has closed the way in from outside. It is asked again every minute.
cli-internet-listen = --internet needs an address to listen on that others can reach
cli-key-without-cert = --key needs --cert
cli-certificate = the certificate or key { $file } can't be used: { $reason }
cli-certificate-needs = a certificate with its chain is needed, and its own key without a passphrase, both in PEM
cli-host-page = Your page, with all tables and settings:
cli-open-there = For the others, to type or to scan:
cli-how-to-stop = Ctrl-C closes the server. The tables stay in { $folder }.
cli-closed = Closed. The tables are there again at the next start.
cli-running-already = Forehand is running already: { $address } (stop it first, or give this one another --port and --data)
cli-standing-by = Another server has the tables. This one stands by, and takes over when that one ends.
cli-lease-range = a server keeps the tables from 1 to 60 seconds after it is gone, not { $seconds }
cli-store-address = the store is a PostgreSQL database such as postgresql://forehand@localhost/forehand
cli-store-unreadable = the store's address can't be read: in a user's name and password all but letters, digits and - . _ ~ is written as % and two hex digits (@ is %40), and behind the ? stand settings of PostgreSQL's addresses alone
cli-store-host = the store's address names no host, as in postgresql://forehand@localhost/forehand; a socket of this machine is named by its folder: postgresql:///forehand?host=/var/run/postgresql
cli-store-driver = this installation lacks what speaks to PostgreSQL: install it again as '.[town]'
cli-bus-address = the bus is a NATS server such as nats://localhost:4222
cli-bus-driver = this installation lacks what speaks to NATS: install it again as '.[town]'
cli-thinks = Thinks for the servers that meet at { $servers }, in so many processes: { $count }. Ctrl-C ends it.
cli-thinks-no-more = Ended. The servers think for themselves.
cli-backup-exists = { $file } exists already: a backup makes a new file
cli-backup-done = All tables are copied to { $file }.
cli-archive-done = { $tables ->
    [0] No table has gone unvisited for that long.
    [one] One table is archived.
   *[other] { $tables } tables are archived.
}
cli-archive-nothing = there is no file { $file }
cli-check-file = The file { $file } is damaged: { $what }
cli-check-gap = Table { $table }: event { $version } is missing.
cli-check-unreadable = Table { $table }: event { $version } can't be read.
cli-check-impossible = Table { $table }: event { $version } can't have happened there.
cli-check-shuffle = Table { $table }: the deal of event { $version } is not that of its secret and salts.
cli-check-twice = Table { $table }: event { $version } does again what was done before.
cli-check-set = Set { $set }: it can't be read.
cli-check-set-none = Set { $set }, run { $run }, deal { $deal }: it is over, and there is no table where it was played.
cli-check-set-deal = Set { $set }, run { $run }, deal { $deal }: what is played at table { $table } is not this deal, or another plays it.
cli-check-set-result = Set { $set }, run { $run }, deal { $deal }: the result is not what comes of the record of table { $table }.
cli-check-set-stray = Table { $table }: the set { $set } knows nothing of it.
cli-check-statistics = Table { $table }, match { $match }, deal { $deal }: the statistics that are kept of it are not what comes of its record.
cli-check-well = { $tables ->
    [one] One table, and all is well with it.
   *[other] { $tables } tables, and all is well with them.
}
cli-no-table = the table could not be opened: { $reason }
cli-no-such-level = there is no computer player { $level }; there are { $levels }
cli-bad-options = these house rules can't be read as JSON: { $reason }
cli-rules-object = house rules are written like {"{"}"deals": 12{"}"}, not { $given }
cli-rules-refused = the house rules of { $game }: { $reason }
cli-reason-seat = seat { $seat }
cli-arena-same = an arena needs two different players, not { $player } twice
cli-arena-difference = { $game }: { $first } over { $second } { $mean } ± { $half } points a deal and seat
cli-arena-played = {"  "}{ $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $plays ->
    [one] played once
   *[other] played { $plays } times
}, { $seconds } s
cli-arena-undeclared = {"  "}{ $contract }: { $share } of plays
cli-arena-made = {"  "}{ $player }: made { $made } of { $tried }
cli-arena-folds = {"  "}{ $player }: folds { $folds }
