### English. One section a part of the product; keys bear the section's prefix.

## Games and options

game-perfrance = Perfrance
game-preference = Preference
game-priffe = Priffe
game-five-hundred = Five Hundred

## Table

table-title = Forehand
table-connecting = Connecting to the table
table-lost = There is nothing here
table-lost-home = To the start page
table-suit-S = spades
table-suit-C = clubs
table-suit-D = diamonds
table-suit-H = hearts
table-rank-2 = two
table-rank-3 = three
table-rank-4 = four
table-rank-5 = five
table-rank-6 = six
table-rank-7 = seven
table-rank-8 = eight
table-rank-9 = nine
table-rank-T = ten
table-rank-J = jack
table-rank-Q = queen
table-rank-K = king
table-rank-A = ace
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
table-card = { $rank } of { $suit }
table-joker = joker
table-joker-as = joker as { $suit }

## Start

## Score

## Errors

## Command line
cli-no-such-seat = head: seat { $seat } is none of 0 to { $last }
cli-too-long = head: longer than { $megabytes } MiB, so no record
cli-not-utf-8 = head: not JSON: not in UTF-8
cli-standard-input = standard input
cli-unreadable = { $file } can't be read: { $reason }
cli-unwritable = the answer can't be written: { $reason }
cli-no-such-game = there is no game { $game }; the games are { $games }
cli-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
cli-integer = { $low } to { $high }, default { $default }
cli-integer-steps = { $low } to { $high } in steps of { $step }, default { $default }
cli-choice = one of { $values }, default { $default }
cli-rule-form = a house rule is written NAME=VALUE, not { $rule }

