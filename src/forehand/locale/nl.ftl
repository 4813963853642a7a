### Dutch. One section a part of the product; keys bear the part's prefix. How to translate it: docs/translating.md.
### Which sections a browser fetches when: client/vite.config.ts.

## Language

# The language's name in the language itself, and its tags (BCP 47), the usual one first.
language-name = Nederlands
language-tags = nl
language-series = { $one }, { $more }
language-label = Taal
language-auto = Zoals het apparaat

## Games

game-perfrance = Perfrance
game-perfrance-about = Ieder voor zich: noem troef en haal er zes, houd stand en haal er twee, of haak op tijd af.
game-preference = Preference
game-preference-about = Bied stap voor stap, neem de talon en kijk of de anderen tegen je whisten.
game-priffe = Priffe
game-priffe-about = Twee paren, één biedronde: troef, alle slagen of juist zo weinig mogelijk.
game-five-hundred = Vijfhonderd
game-five-hundred-about = Twee paren, een kitty, met de joker en twee boeren bovenaan. Bied hoog, maar maak het waar.

## House rules

# The bare option names, then for each what it is (help) and, per value, a few words that stand alone in a list of
# house rules.

option-perfrance-target = Punten om te winnen
option-perfrance-target-help = De partij eindigt na het spel waarin iemand op dit totaal komt, of onder hetzelfde totaal in de min.
option-perfrance-target-value = tot { $value } punten
option-perfrance-last-must-take = Slagplicht voor de laatste
option-perfrance-last-must-take-help = Wie als laatste in een slag speelt, moet de slag nemen als dat met een toegestane kaart kan.
option-perfrance-last-must-take-true = de laatste neemt de slag als dat kan
option-perfrance-last-must-take-false = de laatste mag de slag laten gaan
option-perfrance-first-lead = Eerste uitkomst
option-perfrance-first-lead-help = Wie in de eerste slag uitkomt. Zonder leider is dat altijd de voorhand.
option-perfrance-first-lead-forehand = de voorhand komt uit
option-perfrance-first-lead-declarer = de leider komt uit

option-preference-deals = Spellen per partij
option-preference-deals-help = Een veelvoud van drie, zodat iedereen even vaak voorhand is.
option-preference-deals-value = { $value } spellen
option-preference-stalingrad = Stalingrad
option-preference-stalingrad-help = Is zes schoppen het genoemde contract, dan moeten beide anderen whisten en wordt er meteen gespeeld.
option-preference-stalingrad-true = Stalingrad: op zes schoppen moet je whisten
option-preference-stalingrad-false = geen Stalingrad
option-preference-passed-out-talon = Talon opent een rondpas
option-preference-passed-out-talon-help = Passen alle drie, dan worden de twee kaarten van de talon na elkaar gedraaid en bepalen ze de kleur van de eerste twee slagen. Ze zijn van niemand en kunnen niet winnen.
option-preference-passed-out-talon-true = de talon opent een rondpas
option-preference-passed-out-talon-false = de talon blijft bij een rondpas buiten spel
option-preference-jump-bids = Sprongbiedingen
option-preference-jump-bids-help = Elke hogere stap mag geboden worden, niet alleen de eerstvolgende.
option-preference-jump-bids-true = sprongbiedingen toegestaan
option-preference-jump-bids-false = alleen de eerstvolgende stap bieden
option-preference-naming = Contract noemen
option-preference-naming-help = Hoe ver boven het bod het contract mag liggen als de talon is opgenomen.
option-preference-naming-one-level = hoogstens één slag hoger noemen
option-preference-naming-free = elk contract vanaf het bod noemen
option-preference-open-misere = Open misère
option-preference-open-misere-help = In misère leggen beide tegenspelers hun kaarten open zodra de eerste kaart is gespeeld.
option-preference-open-misere-true = tegenspelers liggen open in misère
option-preference-open-misere-false = misère wordt gesloten gespeeld

option-priffe-deals = Spellen per partij
option-priffe-deals-help = Hoeveel spellen je speelt. Daarna wint het paar met de meeste punten.
option-priffe-deals-value = { $value ->
    [one] { $value } spel
   *[other] { $value } spellen
}
option-priffe-must-trump = Troefplicht
option-priffe-must-trump-help = Wie niet kan bekennen, moet troef spelen als die in de hand zit.
option-priffe-must-trump-true = niet bekennen is troeven
option-priffe-must-trump-false = geen troefplicht
option-priffe-slam-for = Wie slem maakt
option-priffe-slam-for-help = De extra punten voor slem in een contract. In dwangnul kan elk paar altijd slem maken.
option-priffe-slam-for-either = slem voor beide paren
option-priffe-slam-for-declarers = slem alleen voor de leiders

option-five-hundred-suit-order = Volgorde van de kleuren
option-five-hundred-suit-order-help = Welke kleur bij het bieden het hoogst is. De waarde van de biedingen volgt deze volgorde.
option-five-hundred-suit-order-spades-high = schoppen is bij het bieden de hoogste kleur
option-five-hundred-suit-order-hearts-high = harten is bij het bieden de hoogste kleur
option-five-hundred-joker-lead = Uitkomen met de joker
option-five-hundred-joker-lead-help = Wat een uitgespeelde joker in sans atout of misère van de anderen vraagt: niets, of de kleur die de speler ervan noemt.
option-five-hundred-joker-lead-free = een uitgespeelde joker vraagt niets
option-five-hundred-joker-lead-nominate = een uitgespeelde joker vraagt een kleur
option-five-hundred-misere = Misère
option-five-hundred-misere-help = Voegt twee biedingen toe waarbij je geen slag mag halen: misère voor 250 en open misère voor 500.
option-five-hundred-misere-true = misère mag geboden worden
option-five-hundred-misere-false = geen misère
option-five-hundred-slam-bonus = Slempremie
option-five-hundred-slam-bonus-help = Alle tien slagen leveren 250 op als het bod zelf minder waard is.
option-five-hundred-slam-bonus-true = alle tien slagen leveren minstens 250 op
option-five-hundred-slam-bonus-false = geen slempremie
option-five-hundred-target = Punten om te winnen
option-five-hundred-target-help = Het totaal waarmee je de partij wint. Hetzelfde totaal in de min kan de partij kosten.
option-five-hundred-target-value = tot { $value } punten
option-five-hundred-lose-at-minus-target = Verloren bij de ondergrens
option-five-hundred-lose-at-minus-target-help = Een paar dat zo ver in de min zakt als er punten nodig zijn om te winnen, verliest de partij meteen.
option-five-hundred-lose-at-minus-target-true = verloren bij de ondergrens
option-five-hundred-lose-at-minus-target-false = geen ondergrens
option-five-hundred-win-on-bid-only = Winnen op eigen bod
option-five-hundred-win-on-bid-only-help = Een paar met genoeg punten wint pas nadat het een eigen bod heeft gemaakt. Tot dan speelt het door.
option-five-hundred-win-on-bid-only-true = alleen een gemaakt bod wint de partij
option-five-hundred-win-on-bid-only-false = wie het eerst genoeg punten heeft, wint
option-five-hundred-one-round = Eén biedronde
option-five-hundred-one-round-help = Iedereen spreekt maar één keer, dus na vier beurten is het bieden voorbij.
option-five-hundred-one-round-true = één biedbeurt per speler
option-five-hundred-one-round-false = bieden tot er drie gepast hebben

house-rules = Huisregels
house-rules-none = Niets gewijzigd: { $rules }.
house-rules-rest = Standaard: { $rules }.

level-beginner = beginner
level-beginner-help = Vergeet wat er gespeeld is en maakt weleens een fout.
level-club = club
level-club-help = Onthoudt elke kaart en biedt met overleg.
level-expert = expert
level-expert-help = Stelt zich voor hoe de verborgen kaarten kunnen zitten voor hij speelt.
level-master = meester
level-master-help = Stelt zich hele spellen voor voor hij weglegt of speelt, en let op wat de anderen boden.

## Table

table-connecting = Verbinden met de tafel
table-connection-lost = Verbinding weg, nieuwe poging
table-lost = Hier is niets
table-close = Sluit
table-menu = Menu
table-score = Score

# Cards: names for those who hear them, letters for the corners.
table-suit = { $suit ->
    [S] schoppen
    [C] klaveren
    [D] ruiten
    [H] harten
   *[NT] sans atout
}
table-rank = { $rank ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [J] boer
    [Q] vrouw
    [K] heer
   *[A] aas
}
# One word, as in "schoppenvrouw".
table-card = { $rank ->
    [joker] { $suit ->
        [none] joker
       *[named] joker als { table-suit }
    }
   *[other] { table-suit }{ table-rank }
}
table-nt = SA
table-index-2 = 2
table-index-3 = 3
table-index-4 = 4
table-index-5 = 5
table-index-6 = 6
table-index-7 = 7
table-index-8 = 8
table-index-9 = 9
table-index-T = 10
table-index-J = B
table-index-Q = V
table-index-K = H
table-index-A = A
table-card-trump = troef
table-card-not-now = mag nu niet
table-hand = Jouw hand
table-trick = De slag

# People and seats.
table-you = Jij
table-you-within = jij
# Computer players are named after birds, so that a name is short and nobody takes it for a person's.
table-computer-name = { $seat ->
    [1] Mus
    [2] Reiger
    [3] Vink
   *[4] Uil
}
table-open-seat = Plaats { $seat }
table-we = Wij
table-they = Zij
table-seat-label = { $name }, { $status }, { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}, { table-points }, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
table-open = open plaats
table-away = weg
table-away-computer = weg, computer
table-folded = afgehaakt
# The partner of one who plays a misère.
table-folded-five-hundred = speelt niet mee
table-computer = computer
table-waits = wacht
table-back = terug
table-watching = je kijkt van deze kant
table-role-declarer = leider
table-role-whist = whist
table-role-passed = gepast
table-role-forehand = voorhand
table-role-partner = partner
table-role-deals = geeft
table-to-play = aan zet
table-to-bidding = spreekt
table-to-discarding = legt weg
table-to-naming = noemt
table-to-whisting = whist of past
table-to-playing = aan zet
table-tricks = { $count ->
    [one] slag
   *[other] slagen
}
table-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# How far the match is.
table-title = { $game }, spel { $deal }
table-progress-deals = Spel { $deal } van { $deals }
table-progress-points = Spel { $deal }, tot { $points } punten
table-progress-pairs = Spel { $deal }, wij { $we }, zij { $they }
table-progress-watched = Spel { $deal }, { $we } tegen { $they }
table-progress-own = Spel { $deal }, jij hebt { table-points }
table-progress-day = Spel van de dag

# The contract and how it stands. Verbs are left out after a count, so that the words fit one player and two.
table-strip-trump = { $suit ->
    [NT] zonder troef
   *[other] { table-suit } troef
}
table-strip-plays = { $you ->
    [yes] Jij speelt, { table-strip-trump }
   *[no] { $name } speelt, { table-strip-trump }
}
table-strip-play-both = { $you ->
    [yes] Jij en { $second }: { table-strip-trump }
   *[no] { $first } en { $second }: { table-strip-trump }
}
table-strip-nobody = Geen leider, { table-strip-trump }
table-brief-plays = { $you ->
    [yes] Jij speelt
   *[no] { $name } speelt
}
table-brief-play-both = { $you ->
    [yes] Jij en { $second } spelen
   *[no] { $first } en { $second } spelen
}
table-brief-nobody = Geen leider
table-strip-worth = telt
table-need = { $tricks } nodig, al { $has }
table-need-of = { $tricks } van de { $total } nodig
table-need-named = contract nog niet genoemd
table-need-made = { $has } van { $tricks }: gemaakt
table-need-short = { $has } van { $tricks }: nat
table-need-none = geen slag, al { $has }
table-need-none-lost = geen slag, al { $has }: nat
table-need-at-most = max. { $tricks }, al { $has }
table-need-at-most-lost = max. { $tricks }, al { $has }: nat
table-need-each = elk { $tricks } nodig
# Tricks that are still to be played.
table-left = { $count ->
    [0] alles gespeeld
    [one] laatste slag
   *[other] nog { $count }
}
table-reconnecting = verbindt { $time }
# The computer players' convention for the two bids that name no contract.
table-signal-priffe = Wat de computerspelers bedoelen: schoppen toont meer hoge kaarten dan gemiddeld, klaveren toont lage kaarten die bij nul passen.
table-need-fewest = zo weinig mogelijk
table-need-most = zo veel mogelijk
table-stands-passed-out = elke slag kost 2
table-stands-none = elke slag levert 2 op
table-stands-forced-null = minder dan zes levert op

# Calls as a sentence speaks of them: a step such as 8 hearts, a suit, or a word; a word of a game that has no texts
# here is given as it is.
table-call = { $call ->
    [step] { $number } { table-suit }
    [suit] { table-suit }
    [misere] misère
    [open-misere] open misère
    [null] nul
    [forced-null] dwangnul
    [spill] spill
    [none] zonder troef
    [passed-out] rondpas
    [pass] pas
    [whist] whist
    [take] neem
    [fold] haak af
    [discard] leg weg
   *[other] { $word }
}
# The same where it stands alone.
table-call-misere = Misère
table-call-open-misere = Open misère
table-call-null = Nul
table-call-forced-null = Dwangnul
table-call-spill = Spill
table-call-none = Zonder troef
table-call-passed-out = Rondpas
table-do-pass = Pas
table-do-take = Neem de blinde
table-do-whist = Whist
table-do-fold = Haak af
table-do-bid = Bied { table-call }
table-do-bid-five-hundred = Bied { table-call } voor { $worth }
table-worth-preference = telt { $worth }
table-do-name = Noem { table-call }
table-do-contract = Speel { table-call }
table-choices = Jouw biedingen
table-choose = Kies eerst
table-choose-bid = Kies een bod
table-choose-name = Kies een kleur
table-choose-contract = Kies het contract
table-auction = Het bieden
table-your-call = aan jou
table-to-call = spreekt
table-calls-before = { $count } eerder
table-no-calls = Nog niemand heeft gesproken

# The line above the hand.
table-your-turn = Jouw beurt:
table-your-bidding = Jouw bod.
table-your-naming = Jouw contract.
table-your-whisting = Jouw antwoord.
table-ask-bidding = Er is nog niet geboden
table-ask-naming = Wat speel je?
table-ask-whisting = Whist je?
table-highest = { $you ->
    [yes] Hoogste is van jou,
   *[no] Hoogste is van { $name },
}
table-lead = kom vrij uit
table-any = speel wat je wilt
# A picture of the suit stands between the two.
table-follow = beken
table-follow-suit = { table-suit }
table-trump = speel troef
table-win = neem de slag
table-wait = { $you ->
    [yes] Jouw beurt
   *[no] Wachten op { $name }
}
table-wait-bidding = { $name } spreekt
table-wait-discarding = { $name } legt weg
table-wait-naming = { $name } noemt het contract
table-wait-whisting = { $name } whist of past
table-wait-playing = { $name } is aan zet
table-wait-free = { $name } is vrij: het spel wacht
table-between = Het volgende spel begint zo
table-dealing = De kaarten worden gegeven
table-match-over = De partij is afgelopen
table-choose-more = Kies er nog { $left }
table-to-put-down = om weg te leggen
table-chosen-all = Alles gekozen,
table-chosen-all-then = leg ze nu weg
table-not-your-turn = Je bent nog niet aan de beurt
table-why-follow = Beken { table-suit } zolang je die hebt
table-why-win = Je moet deze slag nemen, want je kunt het
table-why-trump = Je hebt geen { table-suit }, dus speel troef
table-why-joker = De joker mag niet in deze slag
table-why-not = Deze kaart mag nu niet
table-why-enough = Je hebt er { $count } gekozen: neem er eerst een terug
table-joker-names = De joker vraagt
table-ask-fold = Dit spel afhaken?
table-ask-sure = Weet je het zeker?
table-ask-no = Nee

# The plate.
table-your-card = jouw kaart
table-led = { $you ->
    [yes] Jij begon
   *[no] { $name } begon
}
table-takes = { $you ->
    [yes] Jij wint
   *[no] { $name } wint
}
# While a finished trick still lies there, and it is one's turn in the next.
table-next-you = { $takes }. Nu jij
table-next-go = ga door naar de volgende slag
table-opens = opent
table-last-trick = Laatste slag
table-put-down = Weggelegd, gesloten
table-only-you-see = Alleen jij ziet deze.
table-slot = nog { $left ->
    [one] één
   *[other] { $left }
}
table-clear-choice = Keuze wissen
table-stock = Stok
table-stock-perfrance = Blinde
table-stock-preference = Talon
table-stock-five-hundred = Kitty
table-from-stock = uit de stok
table-from-perfrance = uit de blinde
table-from-preference = uit de talon
table-from-five-hundred = uit de kitty
table-stock-taken = { $you ->
    [yes] door jou genomen
   *[no] genomen door { $name }
}
table-shown = Kaarten van { $name }, open

table-paused-why = Het spel is gepauzeerd
table-progress-last = Spel { $deal }, het laatste

hands-order-suit = op kleur
hands-order-rank = op rang
hands-order-own = mijn eigen
hands-order-now = Volgorde van de hand: { $order }
hands-discard = { $chosen ->
    [0] Leg { $count } kaarten weg
   *[other] Leg weg: { $chosen } van { $count } gekozen
}
hands-tally = { $count ->
    [one] Kijk terug; je hebt één slag
   *[other] Kijk terug; je hebt { $count } slagen
}
hands-look-back = Kijk terug op dit spel
hands-look-back-short = Kijk terug

table-deal-over = Het spel is uit

# The side panel.
table-tab-score = Score
table-tab-deal = Dit spel
table-tab-talk = Praten
table-talk-unread = { $count } nieuw
table-emote-thumbs-up = Goed
table-emote-well-played = Mooi gespeeld
table-emote-thanks = Bedankt
table-emote-oops = Oeps
table-emote-hurry = Verder maar
table-emote-think = Even denken
table-emote-laugh = Haha
table-emote-sorry = Sorry
table-emote-hello = Hallo
table-emote-goodbye = Tot ziens
table-emote-good-luck = Succes
table-emote-well-bid = Goed geboden
table-emote-well-defended = Goed tegengespeeld
table-emote-bad-luck = Pech
table-emote-my-mistake = Mijn fout
table-emote-one-moment = Momentje
table-emote-back-soon = Zo terug
table-emote-another = Nog een partij?

table-your-turn-now = Jij bent aan de beurt
table-your-turn-title = Jouw beurt – { $title }

start-name = Forehand
# Who sits down alone without a name: whoever watches reads it.
start-nameless = Speler
start-refused = De server zei nee ({ $code }).
start-menu-rules = De regels hier
clock-ten = Nog tien seconden

# A hint is asked for.
hint-ask = Tip
hint-ask-label = Tip: wat zou een computerspeler doen?
hint-close = Leg de tip weg
hint-told = { $name } heeft een tip gevraagd
hint-all-told = Iedereen hoort dat je het vraagt.

## Between deals

table-next-deal = Volgend spel
table-next-waiting = Wachten op de anderen
table-next-itself = Het volgende spel begint vanzelf.
table-match-ended = De partij is beëindigd
table-won = { $you ->
    [yes] Jij wint de partij
   *[no] { $name } wint de partij
}
table-won-pair = { $you ->
    [yes] Jij en { $second } winnen de partij
   *[no] { $first } en { $second } winnen de partij
}
table-won-shared = { $names } delen de winst

## Consent

# What needs the others' consent.
table-deeds = De tafel
table-deed-claim = Claim de rest
table-deed-claim-none = Geen slag meer voor mij
table-deed-undo = Neem mijn laatste zet terug
table-deed-pause = Pauzeer het spel
table-deed-stand-in = Laat een computer spelen
table-deed-end = Stop na dit spel
table-deed-end-now = Beëindig de partij nu
table-short-claim = Rest voor mij
table-short-claim-none = Niets meer
table-short-stand-in = Computer speelt
table-short-end-now = Stop nu
table-sure-claim = Zijn alle resterende slagen voor jou? Iedereen ziet je kaarten.
table-sure-claim-none = Haal je geen slag meer? Iedereen ziet je kaarten.
table-sure-end = De partij na dit spel beëindigen?
table-sure-end-now = De partij nu beëindigen? Dit spel telt dan niet.
table-asks-claim-all = { $you ->
    [yes] Jij claimt de rest
   *[no] { $name } claimt de rest
}
table-asks-claim-none = { $you ->
    [yes] Jij haalt geen slag meer
   *[no] { $name } haalt geen slag meer
}
table-asks-undo = { $you ->
    [yes] Jij vraagt je laatste zet terug
   *[no] { $name } vraagt de laatste zet terug
}
table-asks-end = { $you ->
    [yes] Jij wilt na dit spel stoppen
   *[no] { $name } wil na dit spel stoppen
}
table-asks-stand-in = { $you ->
    [yes] Jij wilt een computer laten spelen voor wie weg is
   *[no] { $name } wil een computer laten spelen voor wie weg is
}
table-asks-end-now = { $you ->
    [yes] Jij wilt de partij nu beëindigen
   *[no] { $name } wil de partij nu beëindigen
}
table-asks-waits = Wachten op { $names }
table-asks-withdraw = Trek in
table-answer-claim-yes = Akkoord
table-answer-claim-no = Speel door
table-answer-undo-yes = Sta toe
table-answer-undo-no = Weiger
table-answer-end-yes = Akkoord
table-answer-end-no = Speel door
table-answer-stand-in-yes = Akkoord
table-answer-stand-in-no = Wacht nog
table-answer-end-now-yes = Akkoord
table-answer-end-now-no = Wacht nog
table-dropped-claim-no = De claim is niet aangenomen. Na de volgende slag kan er weer geclaimd worden.
table-dropped-claim-withdrawn = De claim is ingetrokken
table-dropped-claim-played = Er is doorgespeeld, dus de claim vervalt
table-dropped-claim-gone = Wie claimde is weg, dus de claim vervalt
table-dropped-undo-no = Er wordt niets teruggenomen: iemand weigerde
table-dropped-undo-withdrawn = Er wordt toch niets teruggenomen
table-dropped-undo-played = Er is doorgespeeld, dus er wordt niets teruggenomen
table-dropped-undo-gone = Wie het vroeg is weg, dus er wordt niets teruggenomen
table-dropped-end-no = Niet iedereen was akkoord, dus de partij gaat door
table-dropped-end-withdrawn = De partij gaat toch door
table-dropped-end-played = De partij gaat door
table-dropped-end-gone = Wie het vroeg is weg, dus de partij gaat door
table-dropped-stand-in-no = Niet iedereen was akkoord, dus de tafel wacht nog
table-dropped-stand-in-withdrawn = De tafel wacht toch nog
table-dropped-stand-in-gone = Wie het vroeg is weg, dus de tafel wacht nog
table-dropped-stand-in-back = Wie weg was, is terug
table-dropped-end-now-no = Niet iedereen was akkoord, dus de tafel wacht nog
table-dropped-end-now-withdrawn = De tafel wacht toch nog
table-dropped-end-now-gone = Wie het vroeg is weg, dus de tafel wacht nog
table-dropped-end-now-back = Wie weg was, is terug, dus de partij gaat door
# Who holds up the deal is away for longer than was agreed: those who stay have the choice.
table-missing = { $name } blijft weg. Wat nu?
table-missing-free = { $name } is vrij. Wat nu?
table-missing-wait = Wacht nog
table-paused = Het spel is gepauzeerd
table-paused-by = { $you ->
    [yes] door jou
   *[no] door { $name }
}
table-resume = Ga verder
clock-told = { $you ->
    [yes] Jouw tijd is om
   *[no] De tijd van { $name } is om
}
clock-told-act = { $you ->
    [yes] Jouw tijd is om, een computer speelt deze beurt voor je
   *[no] De tijd van { $name } is om, een computer speelt deze beurt
}
clock-taken-over = Je tijd is om, een computer speelt voor je
clock-come-back = Ik ben terug

## Talk

table-talk-said = Wat er gezegd is
table-talk-emotes = Zeg met één tik
table-talk-off = De gastheer heeft het schrijven uitgezet.
table-talk-none-at-all = De gastheer heeft al het praten uitgezet.
table-talk-mutes = Wie je hoort
table-talk-mute = Demp { $name }
table-talk-unmute = Hoor { $name } weer
table-talk-none = Nog niemand heeft iets gezegd.
table-talk-say = Zeg iets
table-talk-send = Zeg
table-talk-unsaid = Nog niet gezegd. { $why }

## Log

# The log that is heard.
table-told-card = { $you ->
    [yes] Jij speelt { table-card }
   *[no] { $name } speelt { table-card }
}
table-told-call = { $you ->
    [yes] Jij zegt { table-call }
   *[no] { $name } zegt { table-call }
}
table-told-said = { $name }: { $words }
table-told-dealt = Spel { $deal } is gegeven
table-told-seat-joined = { $name } schuift aan
table-told-seat-left = { $name } verlaat de tafel
table-told-seat-away = { $name } is weg
table-told-seat-back = { $name } is terug
table-told-seat-computer = Een computer speelt voor { $name }
table-told-seat-open = Er is een plaats vrij
table-told-claim = { $you ->
    [yes] Jouw claim is aangenomen
   *[no] De claim van { $name } is aangenomen
}
table-told-undone = { $you ->
    [yes] Jij nam je laatste zet terug
   *[no] { $name } nam de laatste zet terug
}
table-told-paused = { $you ->
    [yes] Jij pauzeert het spel
   *[no] { $name } pauzeert het spel
}
table-told-resumed = Het spel gaat verder
table-told-ending = De partij eindigt na dit spel
table-told-discard = { $you ->
    [yes] Jij legt weg
   *[no] { $name } legt weg
}

## Look back

table-last-trick-by = Laatste slag: { $name }
table-you-put-down = Door jou weggelegd
hands-look-back-nothing = Er is nog niets om op terug te kijken.
hands-tricks = Slagen tot nu toe
hands-deal-before = Het vorige spel
hands-won = { $you ->
    [yes] Jij won
   *[no] { $name } won
}
hands-face-down = gesloten

## Settings

# One's own hand: its order, how it answers, how fast the table moves, and a look back at the deal.
hands-order = Volgorde van de hand
hands-aside = Troeven
hands-aside-left = links
hands-aside-right = rechts
hands-aside-among = waar ze vallen
hands-two-taps-help = De eerste tik tilt de kaart op, de tweede speelt hem. Een kaart die je naar de tafel sleept, wordt meteen gespeeld.
hands-early = Kies een kaart vóór mijn beurt
hands-early-help = Hij wordt gespeeld als je aan de beurt bent, en valt terug als dat niet mag.
hands-forced = Speel een gedwongen kaart vanzelf
hands-forced-help = De enige kaart die je kunt spelen, gaat na een poosje waaruit niemand iets kan afleiden.
hands-speed = Tempo van de tafel
hands-speed-slow = langzaam
hands-speed-normal = normaal
hands-speed-fast = snel
hands-speed-instant = direct
hands-keys = Toetsen
hands-key-walk = Pijltjes, Home, End
hands-key-walk-does = naar de hand, en erdoor
hands-key-digit = 1 tot 9, en 0 voor de tiende
hands-key-digit-does = naar die kaart
hands-key-enter = Enter of spatie
hands-key-enter-does = speelt of kiest de kaart
hands-key-move = Shift met een van deze
hands-key-move-does = neemt de kaart mee, als de volgorde je eigen is
# Sounds and notices.
table-notices-title = Geluid en meldingen
table-notices = Als ik aan de beurt ben en elders kijk
table-notice-title = Zeg het in de titel van de pagina
table-notice-buzz = Trillen
table-notice-knock = Twee keer kloppen
table-sounds = Geluiden aan tafel
table-sounds-help = Kaarten, het bord, stoelen, het eind van een partij
table-volume = Volume

## Moved

table-moved = Deze tafel is elders open
table-moved-why = Je plaats is nu in een ander tabblad of op een ander apparaat.
table-take-back = Hier spelen
table-carried = Je hebt je plaats meegenomen
table-carried-why = Je plaats is nu op je andere apparaat. Wil je hier weer spelen, neem hem dan daar via het menu mee terug. Hier kun je kijken.
table-carried-watch = Kijken
table-removed = Je hebt hier geen plaats meer
table-removed-why = De gastheer heeft je plaats vrijgemaakt, of je hebt hem vanaf een ander apparaat opgegeven. Aan tafel zie je of er een plaats vrij is.

## Start

start-title = Schuif aan en speel
start-lead = Vier biedspellen aan je eigen keukentafel, met vrienden of tegen computerspelers. Niemand hoeft zich aan te melden.
start-games = Kaartspellen
start-players = { $count } spelers
start-computers = Computers
start-chosen-computers = Computers:
start-chosen-rules = Regels:
start-as-written = standaard
start-changed = { $count ->
    [one] één huisregel
   *[other] { $count } huisregels
}
start-change = Wijzig
start-alone = Nu alleen spelen
start-alone-how = tegen computers, meteen
start-make = Maak een tafel
start-make-how = nodig anderen uit met een link
start-code = Code, link of adres van een tafel
start-code-short = Code, link of adres
start-join = Naar een tafel
start-join-short = Ga
start-code-wrong = Dat is geen code of adres. Een code ziet eruit als 2xv2a7t6ty, een adres als 192.168.1.20:8032/t/2xv2a7t6ty.
start-you = Jij
start-name-hint = Zo noemen de anderen je
start-theme = Weergave: { $theme }
start-theme-system = Als het apparaat
start-theme-light = Licht
start-theme-dark = Donker
start-home = Naar de startpagina
start-mark = Forehand, naar de startpagina
start-try-again = Probeer opnieuw
start-computer = computer
start-plate-pairs = Jij en je partner zitten tegenover elkaar.
start-plate-alone = Iedereen speelt voor zichzelf.
start-rules-for = Huisregels voor { $game }
start-done = Klaar
start-how-to-play = Zo speel je het
start-rules = Regels

start-mine = Mijn tafels
start-open = Open tafels
start-open-none = Er staan nu geen open tafels in de lijst.
start-statistics = Mijn statistieken
start-replay = Een verslag naspelen
start-table-waiting = { $open ->
    [one] één plaats vrij
   *[other] { $open } plaatsen vrij
}
start-table-deal = spel { $deal }
start-table-match-deal = partij { $match }, spel { $deal }
start-table-turn = { $name } is aan de beurt
start-table-your-turn = Jouw beurt
start-table-asked = Er wordt je iets gevraagd
start-table-paused = gepauzeerd
start-table-won = { $you ->
    [yes] { $count ->
        [one] gewonnen
       *[other] gewonnen met { $names }
    }
   *[no] gewonnen door { $names }
}
start-table-ended = eerder beëindigd
start-table-closed = gesloten door wie de server draait
start-table-nobody = nog niemand
start-table-computers = { $count ->
    [one] een computerspeler
   *[other] { $count } computerspelers
}
start-table-gone = niet meer op de server
start-table-unknown = niet bereikbaar
start-table-forget = Haal { $table } uit de lijst
start-table-more = nog { $count ->
    [one] één
   *[other] { $count }
}
start-tables-over = Afgelopen ({ $count })

start-create-title = Maak een tafel
start-create-name = Jouw naam
start-create-name-hint = Zo zien de anderen je.
start-create-seats = Wie zit waar
start-create-seats-pairs = Wie tegenover elkaar zitten, zijn partners.
start-create-seats-alone = Iedereen speelt alleen. Er wordt met de klok mee gespeeld.
start-create-seat = Plaats { $seat }
start-create-me = Ik
start-create-open = Gast
start-create-bot = Computer, { $level }
start-create-settings = Aan de tafel
start-create-listed = In de lijst met open tafels
start-create-listed-help = Wie de pagina van deze server opent, kan dan aanschuiven.
start-create-watchers = Meekijken mag
start-create-watchers-help = Meekijkers zien de kaarten op tafel en van niemand de hand.
start-create-chat = Schrijven
start-create-chat-help = Spelers mogen elkaar schrijven.
start-create-emotes = Vaste zinnetjes
start-create-emotes-help = Spelers mogen met één tik een kant-en-klaar zinnetje zeggen.
start-create-hints = Tips
start-create-hints-help = Spelers mogen vragen wat een computerspeler zou doen. Iedereen krijgt te horen wie het vroeg.
start-create-levels = Hoe de computers spelen
start-create-away = Als iemand weg is
start-create-away-wait = wachten
start-create-away-bot = computer, { $level }
start-create-grace = Seconden voordat iemand als weg geldt
start-create-pause = Seconden tussen twee spellen
start-create-clock = Bedenktijd
start-create-clock-help = Een pauze of een vraag zet de klok stil, een verbroken verbinding niet.
start-create-clock-fixed = Die wijzig je tussen twee partijen.
start-create-zero = Als de tijd om is
clock-none = geen limiet
clock-act = { $time } per beurt
clock-match = { $time } per partij
clock-match-more = { $time } per partij, { $more } s erbij per beurt
clock-glance = { $time }. Als die om is: { $zero }.
clock-zero-act = een computer speelt die beurt
clock-zero-take-over = een computer neemt het over
clock-zero-show = alleen tonen
start-create-go = Maak de tafel
start-create-watch = Maak de tafel en kijk
start-create-full = Maak de tafel en speel
start-seconds = { $value } s
start-until-ready = zodra iedereen klaar is
start-minutes = { $value } min

start-option-changed = gewijzigd
start-option-reset-all = Alles terug naar standaard
start-option-default = standaard: { $value }
start-option-less = Minder: { $name }
start-option-more = Meer: { $name }
start-option-range = { $low } tot { $high }
start-option-range-step = { $low } tot { $high }, in stappen van { $step }

start-name-empty = Vul een naam in.
start-name-long = Een naam heeft hoogstens 32 tekens.
start-name-control = In deze naam zit een teken dat niet getoond kan worden.
start-name-taken = Iemand aan deze tafel heet al zo.

start-invite-title = { $table } is open
start-invite-title-plain = De tafel is open
start-invite-seated = { $game }, { $seated } van de { $seats } aan tafel
start-invite-qr = QR-code van de uitnodiging
start-invite-address = Adres van de tafel
start-invite-home = Thuis
start-invite-share = Delen
start-invite-copy = Kopieer link
start-invite-copied = Gekopieerd
start-invite-select = Druk op Ctrl+C, of houd het adres ingedrukt om het te kopiëren
start-invite-text = Speel je { $game } met me mee?

start-wait-title = Wachten op spelers
start-wait-for = { $open ->
    [0] Alle plaatsen zijn bezet. Er wordt gegeven.
    [one] Er is nog één plaats vrij. Het eerste spel begint als die bezet is.
   *[other] Er zijn nog { $open } plaatsen vrij. Het eerste spel begint als ze bezet zijn.
}
start-wait-waiting = wacht
start-wait-here = hier
start-wait-away = weg
start-wait-away-computer = weg, computer speelt
start-wait-computer = computer, { $level }
start-wait-host = gastheer
start-wait-you = jij
start-wait-start = Begin nu
start-wait-start-how = computers nemen de vrije plaatsen
start-wait-remove = Verwijder { $name }
start-wait-seat-of = Plaats { $seat }, { $name }
start-wait-host-only = De gastheer kan computers op de plaatsen zetten.
start-wait-watchers = { $count ->
    [one] één meekijker
   *[other] { $count } meekijkers
}

start-join-title = Schuif aan bij { $table }
start-join-title-plain = Schuif aan bij deze tafel
start-join-game = { $game }, { $open ->
    [0] alle plaatsen bezet
    [one] één plaats vrij
   *[other] { $open } plaatsen vrij
}
start-join-name = Jouw naam
start-join-any = Maakt niet uit
start-join-seats = Kies een plaats
start-join-sit = Schuif aan
start-join-watch = Kijk mee
start-join-watch-only = Alle plaatsen zijn bezet. Je mag meekijken.
start-join-full = Alle plaatsen zijn bezet, en meekijken mag hier niet.
start-join-lost-seat = Je vorige plaats is vrijgegeven. Je kunt een andere nemen.
start-join-missing = Deze tafel bestaat niet
start-join-missing-help = Misschien zit er een typefout in de link, of de tafel is weg. Vraag om een nieuwe link.
start-join-closed = Deze tafel is gesloten
start-join-partner = partner van { $name }
start-join-between = tussen { $left } en { $right }
start-join-left-of = links van { $name }
start-join-right-of = rechts van { $name }
start-join-here = Plaats { $seat }

start-menu-people = Aan tafel
start-menu-invite = Uitnodigen
start-menu-fill = Computers op de vrije plaatsen
start-menu-game = Het kaartspel
start-menu-learn = Het spel in een paar schermen
start-menu-carry = Verder op een ander apparaat
start-menu-run = Hoe deze tafel loopt
start-menu-swap = Plaatsen ruilen
start-menu-settings = Instellingen
start-menu-theme = Weergave
start-menu-letters = Engelse letters op de kaarten
start-menu-suits = Kaarten in vier kleuren
start-menu-rest = Een volle slag blijft liggen
start-menu-two-taps = Speel een kaart met twee tikken
start-menu-one-row = De hand op één rij
start-menu-leave = Geef mijn plaats op
start-menu-leave-ask = Je plaats opgeven? Een computer of een gast neemt hem over.
start-menu-leave-yes = Geef op
start-menu-leave-no = Blijf
start-menu-remove-ask = { $name } van de tafel halen?
start-menu-remove-yes = Verwijder
start-menu-remove-no = Laat zitten
start-menu-home = Naar de startpagina

start-newcomer = { $game } nog nooit gespeeld?
start-newcomer-how = { $screens } korte schermen wijzen je de weg.
start-newcomer-yes = Leg uit
start-newcomer-no = Ik ken het

sets-day-lead = Dezelfde kaarten voor iedereen hier, elke dag nieuwe.
sets-day-open = nog niet gespeeld
sets-day-begun = begonnen
sets-points = { $points } punten
sets-friends = Spellen met vrienden
sets-deals = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
sets-you-played = { $count ->
    [0] je hebt er geen gespeeld
    [one] je hebt er één gespeeld
   *[other] je hebt er { $count } gespeeld
}
sets-new = Spellen om met vrienden te spelen

## Score

score-title = Score
score-deal-of = { $game }, spel { $deal } van { $deals }
score-deal-to = { $game }, spel { $deal }, tot { $points } punten
score-match = Partij { $match }
score-which-match = Welke partij
score-back = Terug naar de tafel
score-deal = Spel
score-contract = Contract
score-what = Wat er gebeurde
score-points = punten
score-total = totaal
score-you = Jij
score-made = gemaakt
score-short = { $missing } te kort
score-over = { $over } te veel
score-set = nat
score-in-play = bezig
score-bidding = Er wordt geboden.
score-not-named = Het contract is nog niet genoemd.
score-needs = { $tricks } nodig, { $has } binnen
score-needs-at-most = hoogstens { $tricks }, { $has } binnen
score-needs-none = geen slag, { $has } binnen
score-playing = Er wordt gespeeld.
score-to-come = komt nog
score-to-come-forehand = { $you ->
    [yes] komt nog; jij bent dan voorhand
   *[no] komt nog; { $name } is dan voorhand
}
score-none-yet = Er is nog geen spel uit.
score-totals = Totalen per spel
score-totals-alone = Totalen
score-graph-deal = spel { $deal }
score-graph-label = { $name } { $points }
score-graph-told = Totalen na { $deals ->
    [one] één spel
   *[other] { $deals } spellen
}: { $totals }.
score-copy = Kopieer verslag
score-copied = Verslag gekopieerd
score-copy-by-hand = Het verslag staat hieronder, om zelf te kopiëren.
score-record = Het verslag van deze partij
score-save = Bewaar verslag
score-whole = Hele scorekaart

score-check = Controleer het schudden
score-check-title = Zijn de kaarten eerlijk geschud?
score-check-how = Vóór elk spel legde de server een geheim vast door de vingerafdruk ervan bekend te maken. Daarna voegde de browser van elke speler een eigen getal toe, en het geheim en de getallen samen bepaalden de volgorde van de kaarten. Jouw browser heeft elk spel nu daaruit opnieuw gemaakt.
score-check-right = Het geheim past bij de vingerafdruk die bekend was voordat iemand een getal toevoegde, en het geheim en de getallen geven precies de kaarten die gedeeld zijn.
score-check-seen = Waar jouw getal meetelt, is de vingerafdruk ook dezelfde die jouw browser vooraf zag. Niemand kan deze kaarten gekend hebben toen hij bekend werd gemaakt.
score-check-limits = Wat dit niet kan uitsluiten: een server die samenspant met de speler van wie het getal als laatste komt.
score-check-running = Bezig met controleren
score-check-match = Spellen van
score-check-none = Het eerste spel is nog niet uit. Een spel kan gecontroleerd worden zodra aan het eind het geheim bekend is.
score-check-deal = Spel { $deal }
score-check-ok = Klopt, en jouw getal telt mee.
score-check-ok-unseen = Klopt. Jouw browser voegde zelf geen getal toe.
score-check-no-shuffle = Bij dit spel is er geen schudden te controleren.
score-check-no-secret = Het geheim van dit spel is niet bekendgemaakt.
score-check-unknown-game = Deze pagina weet niet hoe dit kaartspel gedeeld wordt.
score-check-commit = Fout: het geheim past niet bij de vingerafdruk.
score-check-promise = Fout: dit is niet de vingerafdruk die jouw browser vóór het spel zag.
score-check-salt-missing = Fout: het getal van jouw browser ontbreekt. Het kwam te laat of is weggelaten.
score-check-salt-altered = Fout: het getal van jouw browser is veranderd.
score-check-forehand = Fout: een andere plaats was geloot om als eerste te spreken.
score-check-cards = Fout: dit zijn niet de kaarten die het geheim en de getallen geven.
score-check-malformed = Fout: het verslag van het schudden is beschadigd.
score-check-all = { $count ->
    [one] Het spel klopt.
   *[other] Alle { $count } spellen kloppen.
}
score-check-some = { $wrong ->
    [one] Eén spel klopt niet.
   *[other] { $wrong } spellen kloppen niet.
}
score-check-partly = { $count ->
    [one] Eén spel klopt, de andere zijn niet te controleren.
   *[other] { $count } spellen kloppen, de andere zijn niet te controleren.
}

# Why points were won or lost, as words that follow a name or two: "Ada 7 gehaald, 6 nodig: 2 × 7".
score-perfrance-declarer-made = { $took } gehaald, { $needs } nodig: { $rate } × { $took }
score-perfrance-declarer-set = { $took } gehaald, { $needs } nodig, nat
score-perfrance-other-made = { $took } gehaald, { $needs } nodig: { $rate } × { $took }
score-perfrance-other-set = { $took } gehaald, { $needs } nodig, nat
score-perfrance-folded = afgehaakt
score-perfrance-both-folded = krijgt het spel, beide anderen haakten af
score-perfrance-no-trump = { $took } gehaald: { $rate } × { $took }
score-preference-made = { $took } gehaald, { $needs } nodig: 5 × { $worth }
score-preference-given = krijgt het contract, niemand whistte: 5 × { $worth }
score-preference-short = { $took } van { $needs } gehaald, { $short } te kort: −5 × { $worth } × { $short }
score-preference-passed = gepast
score-preference-whist = whist, { $took } gehaald: { $took } × { $worth }
score-preference-whist-short = whist, { $took } gehaald, { $short } te kort voor de plicht van { $duty }: { $took } × { $worth } − { $short } × { $worth }
score-preference-whist-alone = whist alleen, samen { $took } gehaald: { $took } × { $worth }
score-preference-whist-alone-short = whist alleen, samen { $took } gehaald, { $short } te kort voor de plicht van { $duty }: { $took } × { $worth } − { $short } × { $worth }
score-preference-misere-made = geen slag gehaald
score-preference-misere-lost = { $took } gehaald: −20 × { $took }
score-preference-misere-defended = tegenspel
score-preference-passed-out = { $took } gehaald: −2 × { $took }
score-preference-passed-out-none = geen slag gehaald
score-priffe-made = { $took } gehaald, { $count } boven zes: { $count } × 10
score-priffe-failed = leiders op { $took } gehouden, { $count } te weinig voor zeven: { $count } × 20
score-priffe-null-made = { $took } gehaald, { $count } onder zeven: { $count } × 10
score-priffe-null-failed = leiders { $took } gegeven, { $count } boven zes: { $count } × 20
score-priffe-forced-null = { $count ->
    [0] { $took } gehaald, niets onder zes
   *[other] { $took } gehaald, { $count } onder zes: { $count } × 10
}
score-priffe-small-slam = klein slem gemaakt
score-priffe-grand-slam = groot slem gemaakt
score-five-hundred-made = { $took } gehaald, { $needs } nodig, het bod is { $value } waard
score-five-hundred-slam = alle tien gehaald, dus slem
score-five-hundred-failed = { $took } van { $needs } gehaald, { $short } te kort
score-five-hundred-misere-made = geen slag gehaald
score-five-hundred-misere-lost = een slag gehaald
score-five-hundred-misere-defended = tegenspel
score-five-hundred-others = { $took } gehaald: 10 × { $took }
score-five-hundred-passed-out = geen punten voor wie dan ook

score-perfrance-contract-none = Zonder troef
score-preference-contract-misere = Misère
score-preference-contract-passed-out = Rondpas
score-priffe-contract-spill = Spill
score-priffe-contract-null = Nul
score-priffe-contract-forced-null = Dwangnul
score-five-hundred-contract-misere = Misère
score-five-hundred-contract-open-misere = Open misère
score-five-hundred-contract-passed-out = Rondpas
score-replay = Naspelen
score-replay-deal = Spel { $deal } naspelen

# Another match.
score-again = Nog een partij
score-again-friends = Deze spellen met vrienden spelen
score-again-asks = { $count ->
    [one] { $names } wil nog een partij spelen
   *[other] { $names } willen nog een partij spelen
}
score-again-waits = Nog een partij? Wachten op { $names }
score-again-open = { $count ->
    [one] Er is één plaats vrij. De partij begint als die bezet is
   *[other] Er zijn { $count } plaatsen vrij. De partij begint als die bezet zijn
}
score-again-not = Toch niet
score-again-without = Begin zonder { $names }

## Replay

# A deal that is over, played back, and records that come from elsewhere.
replay-page-title = Spel { $deal } naspelen
replay-wait = Het spel wordt opgehaald
replay-play-first = Speel het spel
replay-leave = Terug
replay-begun = { $turn ->
    [yes] Het volgende spel is begonnen en jij bent aan de beurt.
   *[no] Het volgende spel is begonnen.
}
replay-to-table = Naar de tafel
replay-deal-before = Vorig spel
replay-deal-after = Volgend spel
replay-view = Kaarten
replay-view-open = Alle handen open
replay-view-seat = Zoals { $name } het zag
replay-hand = { $name }: kaarten
replay-laid-away = Weggelegd
replay-controls = Naspelen
replay-slider = Plaats in het spel
replay-place = Stap { $at } van { $steps }
replay-trick = Slag
replay-tricks = De slagen
replay-trick-back = Vorige slag
replay-trick-on = Volgende slag
replay-step-back = Stap terug
replay-step = Stap verder
replay-play = Afspelen
replay-stop = Stop
replay-pace = Snelheid
replay-pace-slow = langzaam
replay-pace-normal = normaal
replay-pace-fast = snel
replay-key-led = kwam uit
replay-key-won = won de slag
replay-analysis = Analyse
replay-analyse = Analyseer het spel
replay-analyse-about = Een computer loopt het spel door: wat elke kaart waard was, en welke punten kostten.
replay-analyse-again = Probeer het opnieuw
replay-analysing = Berekent wat elke kaart waard was
replay-analysis-broken = De analyse is afgebroken.
replay-mistake = { $points ->
    [one] { $name } verloor { $points } punt. Beter: { $better }
   *[other] { $name } verloor { $points } punten. Beter: { $better }
}
replay-mistakes = Fouten
replay-mistakes-found = { $count ->
    [one] Eén fout
   *[other] { $count } fouten
}
replay-mistakes-none = Geen fout die een speler had kunnen vermijden.
replay-trick-number = Slag { $trick }:
replay-lost = Punten verloren door fouten
replay-key-mistake = fout, en wat die kostte
replay-worth = { $name }, slag { $trick }
replay-worth-card = Kaart
replay-worth-seen = Met wat men kon weten
replay-worth-open = Alle kaarten bekend
replay-worth-played = gespeeld
replay-worth-better = beter
replay-worth-about = Punten voor { $name } ten opzichte van de anderen met elke kaart, gemiddeld over bedachte spellen; ± is de onzekerheid.
replay-worth-unknown = De kaarten kunnen hier op te veel manieren zitten, dus is er alleen de waarde met alle kaarten bekend.
replay-worth-none = Geen keuze uit kaarten bij deze stap.
replay-shuffle-ok = Het schudden klopt met wat de server vastlegde voor de kaarten werden gegeven.
replay-shuffle-wrong = Het schudden klopt niet met wat de server vastlegde.
replay-shuffle-given = Deze kaarten zijn niet geschud: een eerder gespeeld spel wordt opnieuw gespeeld.
replay-if = Wat als?
replay-if-start = Probeer iets anders voor { $name }
replay-if-none = Niemand is aan de beurt bij deze stap
replay-if-about = Vanaf deze stap beslis je voor één plaats, met alle kaarten open. Computerspelers hebben de andere.
replay-if-left = in plaats van: { $said }
replay-if-turn = { $name } is aan de beurt
replay-if-wait = Het spel gaat verder
replay-if-broken = Het ging niet verder.
replay-if-back = Terug naar wat gespeeld is
replay-if-undo = Terugnemen
replay-if-best = Best spel van allen
replay-if-end = Naar het einde
replay-if-outcome = { $known ->
    [yes] { $tricks ->
        [one] { $name } haalt { $tricks } slag: { $brought } in plaats van { $really }
       *[other] { $name } haalt { $tricks } slagen: { $brought } in plaats van { $really }
    }
   *[no] { $tricks ->
        [one] { $name } haalt { $tricks } slag: { $brought }
       *[other] { $name } haalt { $tricks } slagen: { $brought }
    }
}
replay-if-brought = Deze keer
replay-if-really = Toen
replay-if-inexact = Het beste was niet voor elke kaart te berekenen; computerspelers speelden de andere.
replay-key-left = niet zo gespeeld
replay-again = Opnieuw spelen
replay-again-who = Wiens plaats
replay-again-seat = als { $name }
replay-again-start = Speel dit spel opnieuw
replay-again-about = Je ziet alleen je eigen kaarten. Computerspelers hebben de andere plaatsen, en aan het eind zie je wat het opleverde naast wat het toen opleverde.
replay-take = Bewaren en delen
replay-copy = Kopieer als tekst
replay-copied = Het spel is gekopieerd. Je kunt het in een mail plakken.
replay-copy-link = Kopieer de link naar deze stap
replay-link-copied = De link is gekopieerd
replay-save-deal = Bewaar dit spel
replay-save-match = Bewaar de partij
replay-save-table = Bewaar alle partijen van deze tafel
replay-save-pbn = Bewaar als PBN, voor bridgeprogramma's
replay-mail-below = Het verslag van het spel, om op de pagina voor verslagen te plakken:
replay-picture = Als plaatje
replay-picture-deal = Spel, { $format }
replay-picture-score = Score, { $format }
replay-other = Een ander verslag naspelen
replay-open-title = Een verslag naspelen
replay-open-paste = Plak een verslag, of de mail waarin het kwam
replay-open-go = Naspelen
replay-open-file = Open een bestand
replay-open-records = { $count ->
    [one] Eén verslag
   *[other] { $count } verslagen
}
replay-deals = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
replay-fault-head = Aan het begin:
replay-fault-deal = In spel { $deal }:
replay-fault-action = In spel { $deal }, bij stap { $action }:
replay-fault-line = Regel { $line }.
replay-mine = Jouw tafels
replay-mine-help = { $count ->
    [one] De partijen van de ene tafel die deze browser onthoudt, één verslag per regel.
   *[other] De partijen van de { $count } tafels die deze browser onthoudt, één verslag per regel.
}
replay-save-all = Bewaar alle verslagen
replay-save-none = Er is nog geen spel uitgespeeld, dus er valt niets te bewaren.
replay-save-missed = Niet bewaard: { $tables }.

## Sets

sets-day-of = { $game }: het spel van { $day }
sets-new-lead = Iedereen speelt dezelfde kaarten vanaf dezelfde plaats tegen de computer, wanneer het uitkomt. Daarna vergelijk je.
sets-new-deals = Aantal spellen
sets-new-open = Open gedurende
sets-new-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
sets-new-make = Maak de spellen
sets-title = { $game }: { $count ->
    [one] één spel met vrienden
   *[other] { $count } spellen met vrienden
}
sets-closes = Open tot { $when }
sets-closed = Gesloten
sets-count = { $count ->
    [0] niemand is begonnen
    [one] één speler
   *[other] { $count } spelers
}
sets-level = computerspelers: { $level }
sets-how = Je speelt elk spel één keer, zonder hints en zonder terugnemen.
sets-of-match = Deze spellen zijn in een partij gespeeld. Wie daar zat heeft de kaarten gezien: die kan ze ook spelen, maar wordt met niemand vergeleken.
sets-knew = kende de kaarten
sets-how-one = Je speelt het één keer, zonder hints en zonder terugnemen.
sets-play = Speel het spel
sets-play-deal = Speel spel { $deal }
sets-play-on = Speel verder
sets-compare = Bekijk hoe anderen het speelden
sets-withheld = Hoe anderen een spel speelden, zie je als je het gespeeld hebt, of als het gesloten is.
sets-results = Uitslagen
sets-standings = Iedereen vergeleken
sets-deal = Spel { $deal }
sets-nobody = Niemand heeft het gespeeld.
sets-who = Wie
sets-contract = Contract
sets-tricks = Slagen
sets-won = Punten
sets-behind = Tot de beste
sets-best = de beste
sets-total = Totaal
sets-passed = geen contract
sets-own-contract = eigen
sets-other-contract = van de tegenpartij
sets-replay = Speel het spel na zoals { $name } het speelde
sets-all = Toon alle { $count }
sets-unfinished = Niet af: { $names }
sets-invite = Nodig anderen uit
sets-played-of = { $played } van { $deals } gespeeld
sets-close = Nu sluiten
sets-close-ask = Niemand kan deze spellen dan nog spelen, en iedereen ziet ze allemaal. Sluiten?
sets-close-yes = Sluiten
sets-close-no = Open laten
sets-before = Het spel van de dag ervoor
sets-today = Het spel van vandaag
sets-home = Naar de startpagina
sets-bound = Eerlijke kaarten
sets-bound-how = De kaarten volgen uit een geheim dat de server trok voordat iemand speelde. Dit is de vingerafdruk ervan. Het geheim wordt bekendgemaakt als het spel gesloten is; dan maakt jouw browser de kaarten er opnieuw uit en vergelijkt ze.
sets-bound-told = Het geheim is bekendgemaakt. Jouw browser heeft de kaarten er opnieuw uit gemaakt.
sets-bound-kept = { $count ->
    [one] Het geheim past bij de vingerafdruk en geeft deze kaarten.
   *[other] Het geheim past bij de vingerafdruk en geeft de kaarten van alle { $count } getoonde resultaten.
}
sets-bound-wrong = Zoals { $name } het speelde: { $wrong }
sets-bound-promised = Het geheim past bij de vingerafdruk.
sets-commit = Vingerafdruk
sets-secret = Geheim

## Introductions

# A few screens a game for people who have never seen it. Each has a title, one paragraph, and a picture made of
# cards or a small table; the entries after a paragraph are the words of its picture. The facts are those of the rules pages.

intro-title = Zo speel je { $game }
intro-step = { $step } van { $steps }
intro-next = Verder
intro-back = Terug
intro-play = Speel nu een spel
intro-skip = Meteen spelen
intro-to-table = Naar de tafel
intro-close = Sluit de uitleg
intro-rules = Alle regels
intro-high-low = Van hoog naar laag
intro-low-high = Van laag naar hoog
intro-trump = { table-suit } is troef
intro-no-trump = zonder troef
intro-takes = { $you ->
    [yes] Jij neemt hem
   *[no] { $name } neemt hem
}

intro-perfrance-idea-title = Ieder voor zich
intro-perfrance-idea = Drie spelers hebben elk tien kaarten, van zeven tot aas, en er liggen er nog twee apart: de blinde. Een van jullie noemt een kleur. Die is troef en slaat de andere drie. Wie dat deed, de leider, heeft zes van de tien slagen nodig. De anderen hebben er elk twee nodig, of haken op tijd af.
intro-perfrance-trick-title = Een slag
intro-perfrance-trick = Iedereen speelt één kaart. De eerste bepaalt de kleur, en de anderen bekennen als ze kunnen. De hoogste kaart van die kleur neemt de slag, tenzij iemand niet kon bekennen en troefde. Wie een slag neemt, komt in de volgende uit.
intro-perfrance-duties-title = Twee plichten
intro-perfrance-duties = Kun je niet bekennen, dan moet je troef spelen als je die hebt. En wie als laatste in een slag speelt, moet hem nemen als dat met een toegestane kaart kan. De tafel tilt de kaarten op die je mag spelen. Tik op een andere, en je leest waarom die niet mag.
intro-perfrance-duties-last = Jij speelt als laatste en kunt winnen, dus het moet de heer zijn.
intro-perfrance-naming-title = Troef noemen
intro-perfrance-naming = Ieder spreekt één keer: pas, of noem een kleur boven de laatst genoemde. De laatst genoemde kleur is troef. Passen alle drie, dan volgt een tweede ronde, waarin je de blinde mag nemen, een kleur naar keuze noemt en twee kaarten weglegt. Doet niemand dat, dan speel je zonder troef.
intro-perfrance-fold-title = Haak af voor je verliest
intro-perfrance-fold = In de eerste slag mag je, als je aan de beurt bent, afhaken in plaats van een kaart te spelen, behalve als je leider bent of als er geen troef is. Je doet dan dit spel niet meer mee en verliest niets. Blijf als je hand goed lijkt voor twee slagen: een aas is er bijna altijd een.
intro-perfrance-fold-good = Een hand om te blijven, met harten als troef
intro-perfrance-fold-poor = Een hand om af te haken
intro-perfrance-score-title = Wat het oplevert
intro-perfrance-score = Met harten als troef telt alles dubbel. De partij is afgelopen als iemand 120 punten heeft, of minder dan −120, en het hoogste totaal wint.
intro-perfrance-score-declarer = Leider, zes slagen of meer
intro-perfrance-score-others = Andere speler, twee slagen of meer
intro-perfrance-score-each = 2 per slag
intro-perfrance-score-too-few = Elk van hen met minder
intro-perfrance-score-folded = Afgehaakt
intro-perfrance-score-both = Leider, als beide anderen afhaken
intro-perfrance-score-none = Zonder troef: iedereen, wat je ook haalt

intro-preference-idea-title = Eén tegen twee
intro-preference-idea = Drie spelers hebben elk tien kaarten, van zeven tot aas, en er liggen er nog twee apart: de talon. In elk spel belooft een van jullie een aantal slagen en speelt alleen tegen de andere twee. Over de hele partij heeft ieder een eigen score.
intro-preference-trick-title = Een slag
intro-preference-trick = Iedereen speelt één kaart. De eerste bepaalt de kleur, en de anderen bekennen als ze kunnen. Wie dat niet kan, moet troef spelen als die in de hand zit. De hoogste troef neemt de slag, of anders de hoogste kaart van de gevraagde kleur. Wie hem neemt, komt in de volgende uit.
intro-preference-bidding-title = De trap op
intro-preference-bidding = Een bod is een aantal slagen met een troefkleur. Als je aan de beurt bent, pas je of ga je naar de eerstvolgende stap; wie gepast heeft, doet niet meer mee. Wie overblijft, is de leider. Misère belooft geen enkele slag en moet het eerste zijn wat je zegt. Passen alle drie, dan probeert iedereen niets te halen.
intro-preference-bidding-next = en zo verder, tot tien zonder troef
intro-preference-talon-title = De talon
intro-preference-talon = De twee kaarten van de talon worden voor iedereen gedraaid en de leider neemt ze. Daarna gaan er twee van de twaalf naar keuze gesloten weg. Nu noemt de leider het contract: het bod, of iets hogers dat hoogstens één slag meer belooft.
intro-preference-talon-hand = Twee kaarten uit de talon, en twee gekozen om weg te leggen
intro-preference-whist-title = Whist of pas?
intro-preference-whist = De andere twee krijgen om beurten de vraag. Whist betekent: wij halen ons deel van de slagen, en ik krijg de mijne betaald. Pas betekent: ik win niets en verlies niets. Passen beide, dan heeft de leider het contract zonder dat er een kaart valt. Whist een van hen, dan spelen alle drie.
intro-preference-whist-six = Tegen een zes, samen
intro-preference-whist-seven = Tegen een zeven
intro-preference-whist-higher = Tegen al het hogere
intro-preference-whist-tricks = { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
intro-preference-score-title = Wat het oplevert
intro-preference-score = Een zes is 2 waard, een zeven 4, een acht 6, een negen 8, een tien 10. Meer slagen dan beloofd leveren niets extra op. Een partij heeft twaalf spellen, en het hoogste totaal wint. De regels hieronder gaan over een zes.
intro-preference-score-made = Contract gemaakt
intro-preference-score-short = Voor elke slag te kort
intro-preference-score-whist = Whister, voor elke gehaalde slag
intro-preference-score-duty = Whister, voor elke slag die de twee te kort komen
intro-preference-score-misere = Misère gemaakt
intro-preference-score-misere-lost = Misère, voor elke gehaalde slag
intro-preference-score-passed = Rondpas, voor elke gehaalde slag
intro-preference-score-passed-none = Rondpas, geen slag gehaald

intro-priffe-idea-title = Jij en je overbuur
intro-priffe-idea = Vier spelers in twee paren hebben elk dertien kaarten. Partners zitten tegenover elkaar en hebben samen één score. Vóór elk spel bepaalt één biedronde waar het om gaat: soms wil je slagen, soms ben je er bang voor.
intro-priffe-trick-title = Een slag
intro-priffe-trick = Iedereen speelt één kaart. De eerste bepaalt de kleur, en de anderen bekennen als ze kunnen. Wie dat niet kan, mag alles spelen, ook troef. De hoogste troef neemt de slag, of anders de hoogste kaart van de gevraagde kleur. Een slag van je partner is ook van jou.
intro-priffe-calls-title = Eén bod per speler
intro-priffe-calls = Ieder spreekt één keer: pas, of doe een bod boven het hoogste tot dan toe. Het hoogste bod is het contract, en het paar dat het deed, zijn de leiders.
intro-priffe-call-spill = geen troef, haal slagen
intro-priffe-call-null = geen troef, mijd slagen
intro-priffe-call-hearts = harten is troef, haal slagen
intro-priffe-call-diamonds = ruiten is troef, haal slagen
intro-priffe-call-spades = zegt je partner iets
intro-priffe-call-clubs = zegt je partner iets
intro-priffe-quiet-title = Twee biedingen die alleen praten
intro-priffe-quiet = Schoppen en klaveren zijn nooit troef. Ze zeggen je partner alleen iets over je hand. Schoppen mag geboden worden door de eerste twee die spreken, en klaveren door iedereen zolang er nog niet geboden is.
intro-priffe-quiet-spades = de eerste twee die spreken
intro-priffe-quiet-clubs = iedereen, zolang er niet geboden is
intro-priffe-forced-title = Dwangnul
intro-priffe-forced = Passen alle vier, of is het hoogste bod schoppen of klaveren, dan is er geen troef en zijn er geen leiders, en proberen beide paren weinig slagen te halen. Dat gebeurt vaak. Blijf onder de anderen als je kunt, en gooi een hoge kaart weg als je niet kunt bekennen.
intro-priffe-score-title = Wat het oplevert
intro-priffe-score = Slem telt extra: 10 voor twaalf slagen, 20 voor alle dertien; waar je slagen mijdt, 10 voor precies één slag en 20 voor geen enkele. Een partij heeft acht spellen, en het paar met de meeste punten wint.
intro-priffe-score-made = Leiders die slagen willen, voor elke slag boven zes
intro-priffe-score-short = Hun tegenstanders, voor elke slag te weinig voor zeven
intro-priffe-score-null = Leiders in nul, voor elke slag onder zeven
intro-priffe-score-null-lost = Hun tegenstanders, voor elke slag boven zes
intro-priffe-score-forced = Dwangnul, elk paar, voor elke slag onder zes

intro-five-hundred-idea-title = Jij en je overbuur
intro-five-hundred-idea = Vier spelers in twee paren hebben elk tien kaarten, en er liggen er nog drie apart: de kitty. Partners zitten tegenover elkaar en hebben samen één score. Het paar dat het meest belooft, probeert zoveel van de tien slagen te halen; het andere paar probeert dat te verhinderen.
intro-five-hundred-ranks-title = De boeren klimmen op
intro-five-hundred-ranks = De joker is de hoogste troef. Dan komen de troefboer en de andere boer die net zo rood of zwart is: de rechter- en de linkerboer. Dan pas het aas. De linkerboer is in alles een troef. Met harten als troef is ruitenboer een harten en geen ruiten.
intro-five-hundred-joker = joker
intro-five-hundred-right = rechterboer
intro-five-hundred-left = linkerboer
intro-five-hundred-then = Daarna, met harten als troef
intro-five-hundred-trick-title = Een slag
intro-five-hundred-trick = Iedereen speelt één kaart. De eerste bepaalt de kleur, en de anderen bekennen als ze kunnen. Wie dat niet kan, mag alles spelen, ook troef. De hoogste troef neemt de slag, of anders de hoogste kaart van de gevraagde kleur. Zonder troefkleur neemt de joker nog steeds elke slag, maar komt een ander uit, dan mag je hem pas spelen als je niet kunt bekennen.
intro-five-hundred-bidding-title = Bied erom
intro-five-hundred-bidding = Een bod is een aantal slagen, zes tot tien, met een troefkleur of zonder troef. Het volgende bod moet hoger zijn: meer slagen, of evenveel in een hogere kleur. Springen mag. Wie gepast heeft, doet niet meer mee, en wie overblijft, is de leider. Elke slag meer is 100 meer waard.
intro-five-hundred-kitty-title = De kitty
intro-five-hundred-kitty = De leider neemt de drie kaarten van de kitty op, die niemand anders ziet, en legt er drie van de dertien naar keuze weg. Daarna komt de leider uit in de eerste slag. Bied dus iets meer dan je in handen hebt: partner en kitty brengen ook wat mee.
intro-five-hundred-kitty-hand = Drie kaarten uit de kitty, en drie gekozen om weg te leggen
intro-five-hundred-score-title = Wat het oplevert
intro-five-hundred-score = Het paar dat als eerste 500 punten heeft, wint de partij. Een paar dat tot −500 zakt, heeft verloren. De regels hieronder gaan over een bod van zeven schoppen.
intro-five-hundred-score-made = Leiders die hun belofte nakomen
intro-five-hundred-score-failed = Leiders die dat niet doen
intro-five-hundred-score-others = Het andere paar, voor elke gehaalde slag

## Rules

rules-title = Regels van { $game }
rules-loading = De regels worden opgehaald
rules-missing = Voor dit kaartspel is er geen pagina met regels.
rules-contents = Op deze pagina
rules-here = Aan deze tafel
rules-here-none = Alles standaard.
# Before a house rule that changes the rule above it: "At this table: jump bids allowed".
rules-otherwise = Aan deze tafel:
rules-learn = Het spel in een paar schermen

## Hints

hint-card = Een computerspeler zou { table-card } spelen.
hint-call = Een computerspeler zou zeggen: { table-call }.
hint-discard = Een computerspeler zou { $cards } wegleggen.

# Waarom de tip zegt wat hij zegt; erna gezegd.
reason-only = Iets anders mag niet.
reason-rules = Volgens vuistregels.
reason-all-same = Elke keuze komt op hetzelfde neer in { $deals } denkbeeldige spellen.
reason-best-in = Niets is beter in { $good } van { $deals } denkbeeldige spellen.
reason-made-in = Het contract wordt gehaald in { $good } van { $deals } denkbeeldige spellen.
reason-down-in = Het contract gaat nat in { $good } van { $deals } denkbeeldige spellen.
reason-made = Met deze kaarten wordt { table-call } ongeveer { $good } van de 100 keer gehaald.
reason-made-but = Met deze kaarten wordt { table-call } ongeveer { $good } van de 100 keer gehaald, maar passen levert meer op.
reason-high-cards = Toont de partner hoge kaarten.
reason-low-cards = Toont de partner lage kaarten.
reason-void = { $name } heeft geen { table-suit }.
reason-partner-void = { $name } heeft geen { table-suit } en kan troeven.
reason-leads-trump = Trekt troef.
reason-highest-left = Er is niets hogers meer in de kleur.
reason-takes-cheaply = Neemt de slag zo goedkoop mogelijk.
reason-partners-trick = De slag is al van de partner.
reason-ruffs = Troeft, zonder kaart in de kleur.
reason-highest-under = De hoogste kaart die de slag niet neemt.
reason-keeps = Bewaart { table-card } voor een latere slag.

## Seats

# A seat on its way to another device of the same person, and two seats that change places.
seat-carry-how = Scan dit met het andere apparaat, of open het adres daar. Je plaats gaat mee, en deze pagina laat hem los.
seat-carry-qr = QR-code die je plaats meeneemt
seat-carry-secret = Wie dit adres opent, heeft jouw plaats. Laat het dus aan niemand anders zien.
seat-carry-left = Nog { $time } geldig
seat-carry-over = Deze code is verlopen.
seat-carry-again = Maak een nieuwe
seat-carry-coming = Je plaats komt naar dit apparaat
seat-carry-failed = De plaats is niet meegekomen
seat-carry-to-table = Naar de tafel
seat-swap-how = Kies twee plaatsen om te ruilen.
seat-swap-do = Ruil { $first } en { $second }
seat-swap-choose = Kies twee plaatsen
seat-swap-later = Ruilen kan vóór het eerste spel en na een partij.

## Host page

host-title = Jouw server
host-no-key = Deze pagina is voor wie de server gestart heeft. Het adres staat in de terminal waarin de server draait.
host-bad-key = Deze sleutel geldt niet meer. De server maakt er bij elke start een nieuwe: neem het adres uit de terminal.
host-here = Zo komen de anderen hier
host-qr = QR-code van deze server
host-internet = Vanaf internet
host-people = { $count ->
    [0] niemand hier
    [one] één persoon hier
   *[other] { $count } personen hier
}
host-running-minutes = { $count ->
    [0] net gestart
    [one] draait één minuut
   *[other] draait { $count } minuten
}
host-running-hours = { $count ->
    [one] draait één uur
   *[other] draait { $count } uur
}
host-running-days = { $count ->
    [one] draait één dag
   *[other] draait { $count } dagen
}
host-data = Alles wordt bewaard in de map { $folder }.
host-version = Forehand { $version }
host-tables = Tafels
host-tables-none = Er is nog geen tafel gemaakt.
host-tables-more = { $count ->
    [one] Nog één tafel, waaraan niemand zit.
   *[other] Nog { $count } tafels, waaraan niemand zit.
}
host-create = Wie tafels mag maken
host-create-anyone = Iedereen die de pagina opent
host-create-host = Alleen ik
host-create-note = Tafels die er al zijn, blijven. Wie aan een tafel een partij heeft gespeeld, kan de spellen ervan met vrienden spelen.
host-close = Sluit { $table } met { $people }
host-close-short = Sluit
host-close-ask = { $table } ({ $people }) voorgoed sluiten? Iedereen daar wordt weggestuurd.
host-close-yes = Sluit de tafel
host-close-no = Houd open
host-idle = laatst gespeeld { $ago }
host-stop = Stop de server
host-stop-ask = { $people ->
    [0] De server stoppen? Er is niemand.
    [one] De server stoppen? Eén persoon raakt de verbinding kwijt.
   *[other] De server stoppen? { $people } personen raken de verbinding kwijt.
} De tafels zijn er weer als je hem opnieuw start.
host-stop-yes = Stop hem
host-stop-no = Laat draaien
host-stopped = De server is gestopt
host-stopped-how = Start hem opnieuw waar je hem eerder startte. Deze pagina krijgt dan een ander adres.

## Statistics

# Wat iemands eigen spellen opleveren, voor wie dat wil bijhouden.
stats-title = Mijn statistieken
stats-lead = Als je wilt, houdt Forehand bij hoe je spellen aflopen: je punten, je contracten en hoe je tegenspeelt.
stats-about-deal = Van elk spel dat je speelt: welk kaartspel en welk contract, jouw rol, je punten en slagen, wanneer het was, en of je met mensen of met computers zat.
stats-about-key = Geen account en geen naam. Je browser maakt één lang willekeurig getal, waarvan de server alleen een vingerafdruk bewaart. Niemand aan tafel merkt dat je statistieken bijhoudt.
stats-about-yours = Je kunt ze meenemen naar een ander apparaat, als bestand bewaren en altijd wissen.
stats-begin = Houd mijn statistieken bij
stats-none = Je spellen tellen vanaf nu. Kom terug als je er een gespeeld hebt.
stats-game = Kaartspel
stats-tables = Tafels
stats-people = Met mensen
stats-computers = Alleen computers
stats-deals = Spellen
stats-points = Punten
stats-a-deal = Punten per spel
stats-matches-won = Partijen gewonnen
stats-contracts-made = Contracten gemaakt
# Enkele van alle: "3 van 7".
stats-of = { $some } van { $all }
stats-too-few = Vanaf 30 spellen zie je ook hoeveel het toeval de punten per spel verschoven kan hebben.
stats-half-is = ± is wat het toeval gedaan kan hebben: in 19 van de 20 gevallen ligt je werkelijke sterkte daarbinnen.
stats-course = Lopend totaal
stats-course-told = { $deals ->
    [one] Na één spel is het totaal { $points }.
   *[other] Na { $deals } spellen is het totaal { $points }.
}
stats-over-time = Punten per spel door de tijd
stats-as-table = Als tabel
stats-by-day = Dag
stats-by-week = Week vanaf
stats-by-month = Maand
stats-contracts = Contracten die je speelde
stats-made = Gemaakt
stats-contract-made = Contract gemaakt
stats-parts = Jouw rol in het spel
stats-part = Rol
stats-part-declarer = Leider
stats-part-partner = Maat van de leider
stats-part-defender = Tegenspel
stats-part-undeclared = Zonder leider
stats-answers = In het tegenspel, als je gevraagd werd
stats-answer = Antwoord
stats-answer-whist = Whist
stats-answer-pass = Pas
stats-answer-fold = Afgehaakt
stats-answer-stay = Doorgespeeld
stats-share = Aandeel
stats-owner = Ze zijn van jou
stats-counts = Spellen die je in deze browser speelt, tellen mee.
stats-stopped = Spellen die je nu speelt, tellen niet mee.
stats-carry = Meenemen naar een ander apparaat
stats-carry-how = Scan dit met het andere apparaat, of open het adres daar. Dan tonen en tellen beide dezelfde statistieken.
stats-carry-qr = QR-code die je statistieken meeneemt
stats-carry-secret = Wie dit adres opent, kan je statistieken zien en wissen. Laat het dus aan niemand anders zien.
stats-bring = Je statistieken naar dit apparaat halen? Vanaf dan tellen spellen die je hier speelt.
stats-bring-both = Dit apparaat houdt eigen statistieken bij. Samenvoegen met wat je meebrengt? Ze zijn daarna niet meer te scheiden.
stats-bring-yes = Haal ze hierheen
stats-bring-no = Laat alles zoals het is
stats-carried = Je statistieken staan nu ook op dit apparaat.
stats-save = Bewaar als bestand
stats-stop = Stop met tellen
stats-go-on = Tel weer mee
stats-delete = Wis ze
stats-delete-ask = { $deals ->
    [0] Je sleutel voorgoed wissen? Er is nog geen spel.
    [one] Je ene spel en je sleutel voorgoed wissen?
   *[other] Alle { $deals } spellen en je sleutel voorgoed wissen?
} Niets haalt ze terug. Een ander apparaat met dezelfde sleutel begint opnieuw. Wat aan een tafel gespeeld is, blijft in het verslag van die tafel, onder de naam die je daar had.
stats-delete-yes = Wis voorgoed
stats-delete-no = Houd ze
stats-deleted = Gewist. Van je statistieken is hier niets meer over.
# Aan het eind van een partij, één keer.
stats-invite = Wil je weten hoe het je over langere tijd vergaat? Geen account, en niemand anders ziet het.
stats-invite-yes = Houd mijn statistieken bij
stats-invite-no = Nee, bedankt
stats-invite-on = Je spellen tellen vanaf nu.

## Installed

app-offline = Je bent offline
app-offline-how = Forehand heeft zijn server nodig om de kaarten te geven. Zodra die weer bereikbaar is, komt deze pagina vanzelf terug.
app-offline-again = Probeer het nu

## Errors

# A refusal by the server, shown to the one who asked.
error-bad-message = De server kon niet lezen wat deze pagina stuurde. Laad de pagina opnieuw.
error-bad-token = Deze plaats is op dit apparaat nog niet van jou.
error-carried = Je plaats is naar een ander apparaat gegaan.
error-bad-key = Deze sleutel is niet de sleutel die de server bij het starten gaf.
error-only-host = Alleen wie deze server draait, maakt hier tafels.
error-closed = Deze tafel is gesloten.
error-no-such-table = Deze tafel bestaat niet.
error-not-found = Hier is niets.
error-not-allowed = Dat kan hier niet.
error-no-such-seat = Deze tafel heeft die plaats niet.
error-no-person = Op die plaats zit niemand.
error-no-match = Zo'n partij is aan deze tafel niet gespeeld.
error-no-deal = Zo'n uitgespeeld spel is er in deze partij niet.
error-no-step = Het spel heeft zo'n stap niet, of het is daar voorbij.
error-bad-record = Er zit een fout in dit verslag.
error-not-finished = De partij is nog niet afgelopen.
error-unknown-game = Dit kaartspel is hier niet bekend.
error-bad-option = Een huisregel heeft een waarde die niet mag.
error-bad-seats = Deze plaatsen passen niet bij het kaartspel.
error-bad-setting = Een instelling heeft een waarde die niet mag.
error-bad-kind = Deze plaats kan zo niet bezet worden.
error-bad-name = Een naam heeft 1 tot 32 tekens.
error-name-taken = Iemand aan deze tafel heet al zo. Kies een andere naam.
error-seat-taken = Iemand was sneller: deze plaats is bezet.
error-table-full = Alle plaatsen aan deze tafel zijn bezet.
error-no-watchers = Deze tafel is alleen voor de spelers.
error-too-large = Dat is te veel ineens.
error-rate-limited = Te snel. Wacht even en probeer het dan weer.
error-not-your-turn = Je bent niet aan de beurt.
error-illegal = Dat kan nu niet.
error-stale = Er is intussen iets gebeurd. Kijk nog eens en kies dan.
error-unknown-action = Dat kan in dit kaartspel niet.
error-id-used = Dat is al gedaan.
error-finished = De partij is afgelopen.
error-no-seat = Neem eerst een plaats.
error-no-chat = Aan deze tafel wordt niet geschreven.
error-no-emotes = Aan deze tafel zijn er geen vaste zinnetjes.
error-bad-code = Deze code is gebruikt of verlopen. Maak een nieuwe.
error-paused = Het spel is gepauzeerd.
error-time-up = Je tijd is om. Een computer speelt voor je.
error-not-now = Dat kun je op dit moment niet vragen.
error-asked-already = Er wordt net al iets anders gevraagd.
error-nothing-asked = Er wordt niets meer gevraagd.
error-no-hints = Aan deze tafel zijn er geen tips.
error-bad-emote = Dat kun je hier niet zeggen.
error-not-stored = De server kan nu niets bewaren. Probeer het nog eens.
error-withheld = Je ziet dit spel als je het gespeeld hebt, of het gesloten is.
error-set-closed = Deze spellen zijn gesloten.
error-come-back = Deze tafel gaat net van de ene server naar de andere. Probeer het zo nog eens.
error-no-connection = De server is niet bereikbaar.
error-unexpected = Er ging iets mis bij de server. Probeer het nog eens.

## Command line
cli-no-such-seat = head: plaats { $seat } is er geen van 0 tot { $last }
cli-no-such-deal = spel { $deal } staat niet in het verslag, dat er { $deals } heeft
cli-analyse-deal = Spel { $deal }: { $contract }
cli-analyse-mistake = slag { $trick }: { $name } verloor { $cost } ± { $error } punten met { $played }; beter is { $best }
cli-analyse-none = geen fout die een speler had kunnen vermijden
cli-analyse-nothing = niemand had bij het uitspelen iets te kiezen
cli-too-long = head: langer dan { $megabytes } MiB, dus geen verslag
cli-not-utf-8 = head: geen JSON: niet in UTF-8
cli-standard-input = standaardinvoer
cli-standard-output = standaarduitvoer
cli-unreadable = { $file } is niet te lezen: { $reason }
cli-unwritable = { $file } is niet te schrijven: { $reason }
cli-picture-over-record = { $file } is het verslag zelf: noem een ander bestand met --output
cli-output-without-folder = --output is voor de resultaten van een map
cli-folder-lines = --lines is voor een bestand; in een map heeft elk bestand dat op .jsonl eindigt één verslag per regel
cli-folder-analyse = --text en --deal zijn voor één bestand
cli-folder-empty = er zijn geen verslagen in { $folder }: geen van de bestanden eindigt op .json of .jsonl
cli-folder-done = { $answers ->
    [one] Eén antwoord staat in { $file }.
   *[other] { $answers } antwoorden staan in { $file }.
}
cli-folder-bad = { $bad ->
    [one] Eén ervan is een fout.
   *[other] { $bad } ervan zijn fouten.
}
cli-process-ended = een van de processen is te vroeg geëindigd
cli-results-of-another = { $file } bevat iets anders, of resultaten met andere instellingen: noem een ander bestand met --output
cli-results-in-use = { $file } wordt door een andere opdracht geschreven: wacht daarop, of noem een ander bestand met --output
cli-progress = { $done } van { $all }, nog { $left }
cli-no-such-game = er is geen kaartspel { $game }; de kaartspellen zijn { $games }
cli-seats = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
cli-integer = { $low } tot { $high }, standaard { $default }
cli-integer-steps = { $low } tot { $high } in stappen van { $step }, standaard { $default }
cli-choice = een van { $values }, standaard { $default }
cli-rule-form = een huisregel schrijf je als NAAM=WAARDE, niet als { $rule }
cli-port-range = een poort is een getal van 1 tot 65535, niet { $port }
cli-think-range = computerspelers denken 0 tot 10 keer zo lang als ze gewend zijn, niet { $factor } keer
cli-close-after-range = tafels waar niemand meer komt, worden na 0 tot { $most } dagen gesloten (0 is nooit), niet na { $days }
cli-keep-events-range = wat er aan tafels gebeurde waar niemand meer komt, wordt na 0 tot { $most } dagen gearchiveerd (0 is nooit), niet na { $days }
cli-public-url = een openbaar adres is er een als https://cards.example, niet { $url }
cli-trust-proxy = een vertrouwde proxy is een adres of netwerk als 127.0.0.1 of 10.0.0.0/8, niet { $proxy }
cli-connections = een adres mag ten minste één verbinding hebben, niet { $count }
cli-rule-without-game = --rule kan niet zonder --game
cli-several-addresses = Deze computer heeft meer dan één adres. Welk adres kunnen de anderen bereiken?
cli-starting = Forehand start…
cli-which-address = 1 tot { $count }, Enter voor 1:{" "}
cli-open-here = Op deze computer:
cli-internet-asking = De router wordt om een ingang vanaf internet gevraagd…
cli-internet-open = Voor mensen buitenshuis, om te typen of te scannen:
cli-internet-reached = Gecontroleerd: deze computer heeft zichzelf via dat adres bereikt.
cli-internet-unknown = Vanaf hier viel het niet te controleren, want veel routers laten een huis zichzelf niet bellen: vraag iemand buiten het te openen.
cli-internet-other = Vanaf hier antwoordt er iets anders op dat adres: vraag iemand buiten het te openen.
cli-internet-plain = Dit is gewoon HTTP: wie het onderweg doorgeeft, kan meelezen en een plaats overnemen. Met --cert en --key wordt het HTTPS.
cli-internet-refused = De router wil geen poort openen ({ $reason }), dus de tafels zijn alleen thuis open.
cli-internet-no-answer = Geen router hier antwoordt op de vraag om een poort, dus de tafels zijn alleen thuis open.
cli-internet-by-hand = Stuur TCP-poort { $port } op de pagina van de router zelf door naar deze computer, of gebruik een tunnel; docs/hosting.md laat beide zien.
cli-internet-private = Het buitenadres van de router is { $address }, een privéadres: er staat nog een router tussen deze en internet.
cli-internet-twice = Stuur TCP-poort { $port } in beide routers zelf door, of gebruik een tunnel; docs/hosting.md laat beide zien.
cli-internet-shared = Het buitenadres van de router is { $address }, dat de provider over veel huizen verdeelt: daarmee kan niemand dit huis bereiken.
cli-internet-tunnel = Gebruik in plaats daarvan een tunnel of een privénetwerk; docs/hosting.md laat zien hoe.
cli-internet-no-upnp = De meeste routers worden via UPnP gevraagd, en dat ontbreekt in deze installatie: installeer opnieuw als '.[internet]'.
cli-internet-changed = Het adres voor mensen buitenshuis is nu een ander:
cli-internet-lost = De router heeft de ingang van buiten gesloten. Elke minuut wordt er opnieuw om gevraagd.
cli-internet-listen = --internet kan alleen met een luisteradres dat anderen kunnen bereiken
cli-key-without-cert = --key kan niet zonder --cert
cli-certificate = het certificaat of de sleutel { $file } is niet te gebruiken: { $reason }
cli-certificate-needs = nodig zijn een certificaat met zijn keten en de bijbehorende sleutel zonder wachtwoord, allebei in PEM
cli-host-page = Jouw pagina, met alle tafels en instellingen:
cli-open-there = Voor de anderen, om te typen of te scannen:
cli-how-to-stop = Ctrl-C sluit de server. De tafels blijven in { $folder }.
cli-closed = Gesloten. Bij de volgende start zijn de tafels er weer.
cli-running-already = Forehand draait al: { $address } (stop die eerst, of geef deze een andere --port en --data)
cli-standing-by = Een andere server heeft de tafels. Deze staat klaar en neemt ze over zodra die stopt.
cli-lease-range = een server houdt de tafels 1 tot 60 seconden nadat hij weg is, niet { $seconds }
cli-store-address = de opslag is een PostgreSQL-database, zoals postgresql://forehand@localhost/forehand
cli-store-unreadable = het adres van de opslag is niet te lezen: in gebruikersnaam en wachtwoord wordt alles behalve letters, cijfers en - . _ ~ geschreven als % met twee hexadecimale cijfers (@ is %40), en achter het ? staan alleen instellingen van PostgreSQL-adressen
cli-store-host = het adres van de opslag noemt geen host, zoals in postgresql://forehand@localhost/forehand; een socket van deze machine wordt met zijn map genoemd: postgresql:///forehand?host=/var/run/postgresql
cli-store-driver = deze installatie mist wat met PostgreSQL spreekt: installeer haar opnieuw als '.[town]'
cli-bus-address = de bus is een NATS-server, zoals nats://localhost:4222
cli-bus-driver = deze installatie mist wat met NATS spreekt: installeer haar opnieuw als '.[town]'
cli-thinks = Denkt voor de servers die elkaar treffen op { $servers }, in zoveel processen: { $count }. Ctrl-C beëindigt het.
cli-thinks-no-more = Gestopt. De servers denken zelf.
cli-backup-exists = { $file } bestaat al: een reservekopie maakt een nieuw bestand
cli-backup-done = Alle tafels zijn gekopieerd naar { $file }.
cli-archive-done = { $tables ->
    [0] Aan alle tafels is in die tijd nog iemand geweest.
    [one] Eén tafel is gearchiveerd.
   *[other] { $tables } tafels zijn gearchiveerd.
}
cli-archive-nothing = het bestand { $file } bestaat niet
cli-check-file = Het bestand { $file } is beschadigd: { $what }
cli-check-gap = Tafel { $table }: gebeurtenis { $version } ontbreekt.
cli-check-unreadable = Tafel { $table }: gebeurtenis { $version } is niet te lezen.
cli-check-impossible = Tafel { $table }: gebeurtenis { $version } kan daar niet gebeurd zijn.
cli-check-shuffle = Tafel { $table }: de kaarten van gebeurtenis { $version } volgen niet uit het geheim en de salts.
cli-check-twice = Tafel { $table }: gebeurtenis { $version } doet opnieuw wat al gedaan was.
cli-check-set = Spellen { $set }: die zijn niet te lezen.
cli-check-set-none = Spellen { $set }, deelnemer { $run }, spel { $deal }: het is uitgespeeld, maar de tafel waar dat gebeurde is er niet.
cli-check-set-deal = Spellen { $set }, deelnemer { $run }, spel { $deal }: wat aan tafel { $table } gespeeld wordt is dit spel niet, of iemand anders speelt het.
cli-check-set-result = Spellen { $set }, deelnemer { $run }, spel { $deal }: de uitslag klopt niet met het verslag van tafel { $table }.
cli-check-set-stray = Tafel { $table }: de spellen { $set } weten er niet van.
cli-check-statistics = Tafel { $table }, partij { $match }, spel { $deal }: de statistiek klopt niet met het verslag.
cli-check-well = { $tables ->
    [one] Eén tafel, en alles is ermee in orde.
   *[other] { $tables } tafels, en alles is ermee in orde.
}
cli-no-table = de tafel kon niet worden geopend: { $reason }
cli-no-such-level = er is geen computerspeler { $level }; er zijn { $levels }
cli-bad-options = deze huisregels zijn niet als JSON te lezen: { $reason }
cli-rules-object = huisregels schrijf je als {"{"}"deals": 12{"}"}, niet { $given }
cli-rules-refused = de huisregels van { $game }: { $reason }
cli-reason-seat = plaats { $seat }
cli-arena-same = een arena heeft twee verschillende spelers nodig, niet tweemaal { $player }
cli-arena-difference = { $game }: { $first } boven { $second } { $mean } ± { $half } punten per spel en plaats
cli-arena-played = {"  "}{ $deals ->
    [one] { $deals } spel
   *[other] { $deals } spellen
}, { $plays ->
    [one] één keer gespeeld
   *[other] { $plays } keer gespeeld
}, { $seconds } s
cli-arena-undeclared = {"  "}{ $contract }: { $share } van de keren
cli-arena-made = {"  "}{ $player }: { $made } van { $tried } gehaald
cli-arena-folds = {"  "}{ $player }: { $folds } keer afgehaakt
