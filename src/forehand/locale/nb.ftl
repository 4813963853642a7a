### Norsk bokmål. Ordene er kortspillernes: giv, forhånd, makker, spillefører, stikk, bet, lilleslem og storeslem.
### Hvordan en oversetter: docs/translating.md.

## Language

# Språkets navn på språket selv, og merkene det går under (BCP 47), det vanlige først.
language-name = Norsk bokmål
language-tags = nb no nn
language-series = { $one }, { $more }
language-label = Språk
language-auto = Som enheten

## Games

game-perfrance = Perfrance
game-perfrance-about = Alle mot alle: meld trumf og ta seks, stå imot og ta to, eller legg deg i tide.
game-preference = Preferanse
game-preference-about = Meld et trinn om gangen, ta talongen, og se om de andre whister mot deg.
game-priffe = Priffe
game-priffe-about = To par og én runde meldinger: trumf, alle stikkene, eller så få du klarer.
game-five-hundred = Fem hundre
game-five-hundred-about = To par, en katt, begge bauerne og jokeren øverst. Meld høyt, men hold ord.

## House rules

option-perfrance-target = Poeng til seier
option-perfrance-target-help = Et parti slutter etter given der noen når denne summen, eller faller under den med minus foran.
option-perfrance-target-value = først til { $value } poeng
option-perfrance-last-must-take = Siste hånd må ta
option-perfrance-last-must-take-help = Den som spiller sist til et stikk, må vinne det hvis et av de tillatte kortene kan.
option-perfrance-last-must-take-true = siste hånd tar stikket hvis den kan
option-perfrance-last-must-take-false = siste hånd kan holde igjen
option-perfrance-first-lead = Første utspill
option-perfrance-first-lead-help = Hvem som spiller ut til det første stikket. Uten spillefører er det alltid forhånd.
option-perfrance-first-lead-forehand = forhånd spiller ut først
option-perfrance-first-lead-declarer = spilleføreren spiller ut først

option-preference-deals = Giver i et parti
option-preference-deals-help = Et tall som kan deles på tre, slik at alle er forhånd like ofte.
option-preference-deals-value = { $value ->
    [one] { $value } giv
   *[other] { $value } giver
}
option-preference-stalingrad = Stalingrad
option-preference-stalingrad-help = Når kontrakten er seks spar, må begge de andre whiste, og spillet begynner straks.
option-preference-stalingrad-true = Stalingrad: seks spar må whistes
option-preference-stalingrad-false = ingen Stalingrad
option-preference-passed-out-talon = Talongen åpner når alle passer
option-preference-passed-out-talon-help = Når alle tre passer, snus de to kortene i talongen ett etter ett og bestemmer fargen i de to første stikkene. De hører ingen til og kan ikke vinne.
option-preference-passed-out-talon-true = talongen åpner når alle har passet
option-preference-passed-out-talon-false = talongen ligger når alle har passet
option-preference-jump-bids = Hoppmeldinger
option-preference-jump-bids-help = En kan melde et hvilket som helst høyere trinn, ikke bare det neste.
option-preference-jump-bids-true = hoppmeldinger tillatt
option-preference-jump-bids-false = bare neste trinn kan meldes
option-preference-naming = Kontrakten etter talongen
option-preference-naming-help = Hvor langt over budet kontrakten kan meldes når talongen er tatt.
option-preference-naming-one-level = kontrakt høyst ett stikk over budet
option-preference-naming-free = enhver kontrakt fra budet og oppover
option-preference-open-misere = Åpen misère
option-preference-open-misere-help = I misère legger begge motspillerne kortene åpent på bordet så snart det første kortet er spilt.
option-preference-open-misere-true = motspillerne legger opp i misère
option-preference-open-misere-false = misère spilles lukket

option-priffe-deals = Giver i et parti
option-priffe-deals-help = Hvor mange giver dere spiller. Paret med flest poeng vinner.
option-priffe-deals-value = { $value ->
    [one] { $value } giv
   *[other] { $value } giver
}
option-priffe-must-trump = Trumftvang
option-priffe-must-trump-help = Den som mangler fargen, må legge trumf hvis det er en på hånden.
option-priffe-must-trump-true = den som er renons, må trumfe
option-priffe-must-trump-false = ingen trumftvang
option-priffe-slam-for = Hvem som kan få slem
option-priffe-slam-for-help = Tilleggspoengene for slem i en kontrakt. I tvungen null kan begge par alltid få dem.
option-priffe-slam-for-either = slem for begge par
option-priffe-slam-for-declarers = slem bare for spilleførerne

option-five-hundred-suit-order = Fargenes rang
option-five-hundred-suit-order-help = Hvilken farge som er høyest i meldingene. Budenes verdi følger rangen.
option-five-hundred-suit-order-spades-high = spar er høyest i meldingene
option-five-hundred-suit-order-hearts-high = hjerter er høyest i meldingene
option-five-hundred-joker-lead = Utspill av jokeren
option-five-hundred-joker-lead-help = Hva de andre skylder en joker som spilles ut i sans eller misère: et hvilket som helst kort, eller fargen den utspillende nevner.
option-five-hundred-joker-lead-free = jokeren krever ingen farge
option-five-hundred-joker-lead-nominate = jokeren krever en farge
option-five-hundred-misere = Misère
option-five-hundred-misere-help = Gir to bud til, begge på ingen stikk: misère for 250 og åpen misère for 500.
option-five-hundred-misere-true = misère kan meldes
option-five-hundred-misere-false = ingen misère
option-five-hundred-slam-bonus = Slembonus
option-five-hundred-slam-bonus-help = Alle ti stikkene gir 250 der budet selv er verdt mindre.
option-five-hundred-slam-bonus-true = alle ti stikkene gir minst 250
option-five-hundred-slam-bonus-false = ingen slembonus
option-five-hundred-target = Poeng til seier
option-five-hundred-target-help = Summen som vinner partiet. Med minus foran er det summen som kan tape det.
option-five-hundred-target-value = først til { $value } poeng
option-five-hundred-lose-at-minus-target = Ute på minus målet
option-five-hundred-lose-at-minus-target-help = Et par som faller til målet med minus foran, har tapt partiet med det samme.
option-five-hundred-lose-at-minus-target-true = ute på minus målet
option-five-hundred-lose-at-minus-target-false = ingen går ut
option-five-hundred-win-on-bid-only = Seier bare på eget bud
option-five-hundred-win-on-bid-only-help = Et par over målet vinner først når det har klart et eget bud. Til da spiller det videre.
option-five-hundred-win-on-bid-only-true = bare et klart bud vinner partiet
option-five-hundred-win-on-bid-only-false = førstemann over målet vinner
option-five-hundred-one-round = Én meldingsrunde
option-five-hundred-one-round-help = Hver spiller melder bare én gang, så meldingene er over etter fire.
option-five-hundred-one-round-true = én melding hver
option-five-hundred-one-round-false = meldinger til tre har passet

house-rules = Husregler
house-rules-none = Ingen endret: { $rules }.
house-rules-rest = Som skrevet: { $rules }.

level-beginner = nybegynner
level-beginner-help = Glemmer hva som er spilt, og gjør en tabbe nå og da.
level-club = klubbspiller
level-club-help = Husker hvert kort og melder med omtanke.
level-expert = ekspert
level-expert-help = Ser for seg hvordan de skjulte kortene kan sitte, før den spiller.
level-master = mester
level-master-help = Ser for seg hele spill før den legger av eller spiller, og merker seg hva de andre meldte.

## Table

table-connecting = Kobler til bordet
table-connection-lost = Forbindelsen er brutt, prøver igjen
table-lost = Her er det ingenting
table-close = Lukk
table-menu = Meny
table-score = Poeng

# Kortene: navn for dem som hører dem, bokstaver i hjørnene.
table-suit = { $suit ->
    [S] spar
    [C] kløver
    [D] ruter
    [H] hjerter
   *[NT] sans
}
table-rank = { $rank ->
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] sju
    [8] åtte
    [9] ni
    [10] ti
    [J] knekt
    [Q] dame
    [K] konge
   *[A] ess
}
table-card = { $rank ->
    [joker] { $suit ->
        [none] joker
       *[named] joker som { table-suit }
    }
   *[other] { table-suit } { table-rank }
}
table-nt = sans
table-index-2 = 2
table-index-3 = 3
table-index-4 = 4
table-index-5 = 5
table-index-6 = 6
table-index-7 = 7
table-index-8 = 8
table-index-9 = 9
table-index-T = 10
table-index-J = Kn
table-index-Q = D
table-index-K = K
table-index-A = E
table-card-trump = trumf
table-card-not-now = kan ikke spilles nå
table-hand = Hånden din
table-trick = Stikket

# Folk og plasser.
table-you = Du
table-you-within = du
table-computer-name = { $seat ->
    [1] Spurv
    [2] Hegre
    [3] Fink
   *[4] Ugle
}
table-open-seat = Plass { $seat }
table-we = Vi
table-they = De
table-seat-label = { $name }, { $status }, { $tricks ->
    [one] ett stikk
   *[other] { $tricks } stikk
}, { table-points }, { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}
table-open = ledig plass
table-away = borte
table-away-computer = borte, datamaskin
table-folded = har lagt seg
table-folded-five-hundred = sitter over
table-computer = datamaskin
table-waits = venter
table-back = tilbake
table-watching = du ser på fra denne siden
table-role-declarer = spillefører
table-role-whist = whist
table-role-passed = pass
table-role-forehand = forhånd
table-role-partner = makker
table-role-deals = gir
table-to-play = skal spille
table-to-bidding = skal melde
table-to-discarding = legger bort
table-to-naming = skal melde
table-to-whisting = skal svare
table-to-playing = skal spille
table-tricks = stikk
table-points = { $points } poeng

# Hvor langt partiet er kommet.
table-title = { $game }, giv { $deal }
table-progress-deals = Giv { $deal } av { $deals }
table-progress-points = Giv { $deal }, til { $points } poeng
table-progress-pairs = Giv { $deal }, Vi { $we }, De { $they }
table-progress-watched = Giv { $deal }, { $we } mot { $they }
table-progress-own = Giv { $deal }, du har { table-points }
table-progress-day = Dagens giv

# Kontrakten og hvordan den står.
table-strip-trump = { $suit ->
    [NT] uten trumf
   *[other] { table-suit } er trumf
}
table-strip-plays = { $you ->
    [yes] Du spiller, { table-strip-trump }
   *[no] { $name } spiller, { table-strip-trump }
}
table-strip-play-both = { $you ->
    [yes] Du og { $second } spiller, { table-strip-trump }
   *[no] { $first } og { $second } spiller, { table-strip-trump }
}
table-strip-nobody = Ingen spillefører, { table-strip-trump }
table-brief-plays = { $you ->
    [yes] Du spiller
   *[no] { $name } spiller
}
table-brief-play-both = { $you ->
    [yes] Du og { $second } spiller
   *[no] { $first } og { $second } spiller
}
table-brief-nobody = Ingen spillefører
table-strip-worth = verdt
table-need = må ha { $tricks }, har { $has }
table-need-of = må ha { $tricks } av { $total }
table-need-named = kontrakten er ikke meldt ennå
table-need-made = { $has } av { $tricks }: klart
table-need-short = { $has } av { $tricks }: bet
table-need-none = må ha ingen, har { $has }
table-need-none-lost = må ha ingen, har { $has }: bet
table-need-at-most = høyst { $tricks }, har { $has }
table-need-at-most-lost = høyst { $tricks }, har { $has }: for mange
table-need-each = må ha { $tricks } hver
table-left = { $count ->
    [0] alle er spilt
    [one] siste stikk
   *[other] { $count } igjen
}
table-reconnecting = kobler til igjen { $time }
table-signal-priffe = Hva datamaskinene mener: spar viser flere høye kort enn vanlig, kløver viser lave kort som passer til null.
table-need-fewest = så få du kan
table-need-most = så mange du kan
table-stands-passed-out = hvert stikk koster 2
table-stands-none = hvert stikk gir 2
table-stands-forced-null = færre enn seks lønner seg

# Meldinger slik en setning nevner dem.
table-call = { $call ->
    [step] { $number } { table-suit }
    [suit] { table-suit }
    [misere] misère
    [open-misere] åpen misère
    [null] null
    [forced-null] tvungen null
    [spill] spill
    [none] uten trumf
    [passed-out] alle pass
    [pass] pass
    [whist] whist
    [take] tar
    [fold] legger seg
    [discard] legger bort
   *[other] { $word }
}
# De samme der de står alene.
table-call-misere = Misère
table-call-open-misere = Åpen misère
table-call-null = Null
table-call-forced-null = Tvungen null
table-call-spill = Spill
table-call-none = Uten trumf
table-call-passed-out = Alle passet
table-do-pass = Pass
table-do-take = Ta blinden
table-do-whist = Whist
table-do-fold = Legg deg
table-do-bid = Meld { table-call }
table-do-bid-five-hundred = Meld { table-call } for { $worth }
table-worth-preference = verdt { $worth }
table-do-name = Meld { table-call }
table-do-contract = Spill { table-call }
table-choices = Meldingene dine
table-choose = Velg først
table-choose-bid = Velg et bud
table-choose-name = Velg en farge
table-choose-contract = Velg kontrakten
table-auction = Meldingene
table-your-call = din melding
table-to-call = skal melde
table-calls-before = { $count } før
table-no-calls = Ingen har meldt ennå

# Linjen over hånden.
table-your-turn = Din tur:
table-your-bidding = Din melding.
table-your-naming = Din kontrakt.
table-your-whisting = Ditt svar.
table-ask-bidding = Ingen har meldt ennå
table-ask-naming = Hva spiller du?
table-ask-whisting = Whister du?
table-highest = { $you ->
    [yes] Høyest er du med
   *[no] Høyest er { $name } med
}
table-lead = spill ut et kort
table-any = spill et kort
# Mellom de to står et bilde av fargen.
table-follow = følg
table-follow-suit = { table-suit }
table-trump = legg en trumf
table-win = ta stikket
table-wait = { $you ->
    [yes] Din tur
   *[no] Venter på { $name }
}
table-wait-bidding = { $name } skal melde
table-wait-discarding = { $name } legger bort
table-wait-naming = { $name } melder kontrakten
table-wait-whisting = { $name } skal whiste eller passe
table-wait-playing = { $name } skal spille
table-wait-free = { $name } er ledig: spillet venter
table-between = Neste giv kommer snart
table-dealing = Kortene gis
table-match-over = Partiet er slutt
table-choose-more = Velg { $left } til
table-to-put-down = å legge bort
table-chosen-all = Alle er valgt,
table-chosen-all-then = legg dem bort
table-not-your-turn = Det er ikke din tur ennå
table-why-follow = Følg { table-suit } så lenge du har
table-why-win = Du må ta dette stikket, for du kan
table-why-trump = Du har ingen { table-suit }, så legg en trumf
table-why-joker = Jokeren kan ikke legges i dette stikket
table-why-not = Dette kortet kan ikke spilles nå
table-why-enough = Du har valgt { $count }: legg først ett tilbake
table-joker-names = Jokeren krever
table-ask-fold = Legge deg i denne given?
table-ask-sure = Er du sikker?
table-ask-no = Nei

# Tallerkenen.
table-your-card = ditt kort
table-led = { $you ->
    [yes] Du spilte ut
   *[no] { $name } spilte ut
}
table-takes = { $you ->
    [yes] Du tar det
   *[no] { $name } tar det
}
# While a finished trick still lies there, and it is one's turn in the next.
table-next-you = { $takes }. Så er det deg
table-next-go = gå videre til neste stikk
table-opens = åpner
table-last-trick = Siste stikk
table-put-down = Kortene du legger bort
table-only-you-see = Bare du ser disse.
table-slot = { $left ->
    [one] ett til
   *[other] { $left } til
}
table-clear-choice = Velg på nytt
table-stock = Talong
table-stock-perfrance = Blind
table-stock-preference = Talong
table-stock-five-hundred = Katt
table-from-stock = fra talongen
table-from-perfrance = fra blinden
table-from-preference = fra talongen
table-from-five-hundred = fra katten
table-stock-taken = { $you ->
    [yes] tatt av deg
   *[no] tatt av { $name }
}
table-shown = Åpne kort: { $name }

table-paused-why = Spillet har pause
table-progress-last = Giv { $deal }, den siste
hands-order-suit = etter farge
hands-order-rank = etter rang
hands-order-own = min egen
hands-order-now = Rekkefølge på hånden: { $order }
hands-discard = { $chosen ->
    [0] Legg bort { $count } kort
   *[other] Legg bort: { $chosen } av { $count } valgt
}
hands-tally = { $count ->
    [one] Se tilbake; du har ett stikk
   *[other] Se tilbake; du har { $count } stikk
}
hands-look-back = Se tilbake på denne given
hands-look-back-short = Se tilbake

table-deal-over = Given er slutt

# Sidepanelet.
table-tab-score = Poeng
table-tab-deal = Denne given
table-tab-talk = Prat
table-talk-unread = { $count } nye
table-emote-thumbs-up = Bra
table-emote-well-played = Godt spilt
table-emote-thanks = Takk
table-emote-oops = Oi
table-emote-hurry = Nå spiller vi
table-emote-think = La meg tenke
table-emote-laugh = Haha
table-emote-sorry = Beklager
table-emote-hello = Hei
table-emote-goodbye = Ha det
table-emote-good-luck = Lykke til
table-emote-well-bid = Godt meldt
table-emote-well-defended = Godt motspill
table-emote-bad-luck = Uflaks
table-emote-my-mistake = Min feil
table-emote-one-moment = Et øyeblikk
table-emote-back-soon = Straks tilbake
table-emote-another = Et parti til?
table-your-turn-now = Det er din tur
table-your-turn-title = Din tur – { $title }

start-name = Forehand
start-nameless = Spiller
start-refused = Serveren sa nei ({ $code }).
start-menu-rules = Reglene her
clock-ten = Ti sekunder igjen

# A hint is asked for.
hint-ask = Tips
hint-ask-label = Tips: hva ville en datamaskin gjort?
hint-close = Legg tipset bort
hint-told = { $name } har bedt om et tips
hint-all-told = Alle får vite at du spør.

## Between deals

table-next-deal = Neste giv
table-next-waiting = Venter på de andre
table-next-itself = Neste giv begynner av seg selv.
table-match-ended = Partiet ble avsluttet
table-won = { $you ->
    [yes] Du vinner partiet
   *[no] { $name } vinner partiet
}
table-won-pair = { $you ->
    [yes] Du og { $second } vinner partiet
   *[no] { $first } og { $second } vinner partiet
}
table-won-shared = { $names } deler seieren

## Consent

# Det som trenger de andres ja.
table-deeds = Bordet
table-deed-claim = Krev resten
table-deed-claim-none = Ta ingen av resten
table-deed-undo = Ta tilbake mitt siste trekk
table-deed-pause = Ta en pause
table-deed-stand-in = La en datamaskin spille
table-deed-end = Slutt etter denne given
table-deed-end-now = Avslutt partiet nå
table-short-claim = Resten min
table-short-claim-none = Ingen til
table-short-stand-in = Maskinen spiller
table-short-end-now = Slutt nå
table-sure-claim = Er alle stikk som er igjen, dine? Kortene dine vises for alle.
table-sure-claim-none = Tar du ingen av stikkene som er igjen? Kortene dine vises for alle.
table-sure-end = Avslutte partiet etter denne given?
table-sure-end-now = Avslutte partiet nå? Given som er i gang, teller ikke.
table-asks-claim-all = { $you ->
    [yes] Du krever resten
   *[no] { $name } krever resten
}
table-asks-claim-none = { $you ->
    [yes] Du tar ingen av resten
   *[no] { $name } tar ingen av resten
}
table-asks-undo = { $you ->
    [yes] Du ber om å ta tilbake ditt siste trekk
   *[no] { $name } ber om å ta tilbake sitt siste trekk
}
table-asks-end = { $you ->
    [yes] Du ber om å slutte etter denne given
   *[no] { $name } ber om å slutte etter denne given
}
table-asks-stand-in = { $you ->
    [yes] Du ber om at en datamaskin spiller for den som er borte
   *[no] { $name } ber om at en datamaskin spiller for den som er borte
}
table-asks-end-now = { $you ->
    [yes] Du ber om å avslutte partiet nå
   *[no] { $name } ber om å avslutte partiet nå
}
table-asks-waits = Venter på { $names }
table-asks-withdraw = Trekk tilbake
table-answer-claim-yes = Godta
table-answer-claim-no = Spill videre
table-answer-undo-yes = La gå
table-answer-undo-no = Nei
table-answer-end-yes = Enig
table-answer-end-no = Spill videre
table-answer-stand-in-yes = Enig
table-answer-stand-in-no = Vent videre
table-answer-end-now-yes = Enig
table-answer-end-now-no = Vent videre
table-dropped-claim-no = Kravet ble ikke godtatt. Etter neste stikk kan det kreves igjen.
table-dropped-claim-withdrawn = Kravet ble trukket tilbake
table-dropped-claim-played = Spillet gikk videre, så kravet faller bort
table-dropped-claim-gone = Den som krevde, er gått, så kravet faller bort
table-dropped-undo-no = Ingenting tas tilbake: noen sa nei
table-dropped-undo-withdrawn = Ingenting tas tilbake likevel
table-dropped-undo-played = Spillet gikk videre, så ingenting tas tilbake
table-dropped-undo-gone = Den som spurte, er gått, så ingenting tas tilbake
table-dropped-end-no = Ikke alle var enige, så partiet går videre
table-dropped-end-withdrawn = Partiet går videre likevel
table-dropped-end-played = Partiet går videre
table-dropped-end-gone = Den som spurte, er gått, så partiet går videre
table-dropped-stand-in-no = Ikke alle var enige, så bordet venter videre
table-dropped-stand-in-withdrawn = Bordet venter videre likevel
table-dropped-stand-in-gone = Den som spurte, er gått, så bordet venter videre
table-dropped-stand-in-back = Den som var borte, er tilbake
table-dropped-end-now-no = Ikke alle var enige, så bordet venter videre
table-dropped-end-now-withdrawn = Bordet venter videre likevel
table-dropped-end-now-gone = Den som spurte, er gått, så bordet venter videre
table-dropped-end-now-back = Den som var borte, er tilbake, så partiet går videre
# Who holds up the deal is away for longer than was agreed: those who stay have the choice.
table-missing = { $name } blir borte. Hva nå?
table-missing-free = { $name } er ledig. Hva nå?
table-missing-wait = Vent videre
table-paused = Spillet har pause
table-paused-by = { $you ->
    [yes] du ba om den
   *[no] { $name } ba om den
}
table-resume = Fortsett
clock-told = { $you ->
    [yes] Tiden din er ute
   *[no] Tiden til { $name } er ute
}
clock-told-act = { $you ->
    [yes] Tiden din er ute, og en datamaskin spiller denne turen for deg
   *[no] Tiden til { $name } er ute, og en datamaskin spiller denne turen
}
clock-taken-over = Tiden din gikk ut, og en datamaskin spiller for deg
clock-come-back = Jeg er tilbake

## Talk

table-talk-said = Det som er sagt
table-talk-emotes = Si med et trykk
table-talk-off = Verten har slått av skriving.
table-talk-none-at-all = Verten har slått av all prat.
table-talk-mutes = Hvem du hører
table-talk-mute = Demp { $name }
table-talk-unmute = Hør { $name } igjen
table-talk-none = Ingen har sagt noe ennå.
table-talk-say = Si noe
table-talk-send = Si
table-talk-unsaid = Ikke sagt ennå. { $why }

## Log

# Loggen som leses opp.
table-told-card = { $you ->
    [yes] Du spiller { table-card }
   *[no] { $name } spiller { table-card }
}
table-told-call = { $you ->
    [yes] Du sier { table-call }
   *[no] { $name } sier { table-call }
}
table-told-said = { $name }: { $words }
table-told-dealt = Giv { $deal } er gitt
table-told-seat-joined = { $name } setter seg
table-told-seat-left = { $name } forlater bordet
table-told-seat-away = { $name } er borte
table-told-seat-back = { $name } er tilbake
table-told-seat-computer = En datamaskin spiller for { $name }
table-told-seat-open = En plass er ledig
table-told-claim = { $you ->
    [yes] Kravet ditt er godtatt
   *[no] Kravet fra { $name } er godtatt
}
table-told-undone = { $you ->
    [yes] Du tok tilbake ditt siste trekk
   *[no] { $name } tok tilbake sitt siste trekk
}
table-told-paused = { $you ->
    [yes] Du tar en pause
   *[no] { $name } tar en pause
}
table-told-resumed = Spillet går videre
table-told-ending = Partiet slutter etter denne given
table-told-discard = { $you ->
    [yes] Du legger bort
   *[no] { $name } legger bort
}

## Look back

table-last-trick-by = Siste stikk: { $name }
table-you-put-down = Du la bort
hands-look-back-nothing = Det er ingenting å se tilbake på ennå.
hands-tricks = Stikkene til nå
hands-deal-before = Forrige giv
hands-won = { $you ->
    [yes] Du vant
   *[no] { $name } vant
}
hands-face-down = med baksiden opp

## Settings

hands-order = Rekkefølge
hands-aside = Trumfene
hands-aside-left = til venstre
hands-aside-right = til høyre
hands-aside-among = der de faller
hands-two-taps-help = Det første trykket løfter kortet, det andre spiller det. Et kort som bæres til bordet, spilles med en gang.
hands-early = Velg et kort før min tur
hands-early-help = Det spilles når turen kommer, og faller tilbake hvis det ikke kan spilles.
hands-forced = Spill et tvunget kort av seg selv
hands-forced-help = Det eneste kortet du kan spille, går etter en stund som ikke forteller noen noe.
hands-speed = Farten ved bordet
hands-speed-slow = sakte
hands-speed-normal = vanlig
hands-speed-fast = fort
hands-speed-instant = straks
hands-keys = Taster
hands-key-walk = Piler, Home, End
hands-key-walk-does = går til hånden og langs den
hands-key-digit = 1 til 9, og 0 for det tiende
hands-key-digit-does = går til det kortet
hands-key-enter = Enter eller mellomrom
hands-key-enter-does = spiller eller velger kortet
hands-key-move = Shift sammen med en av disse
hands-key-move-does = tar kortet med, der rekkefølgen er din egen
table-notices-title = Lyd og varsler
table-notices = Når det er min tur og jeg ser et annet sted
table-notice-title = Si det i sidens tittel
table-notice-buzz = Vibrer
table-notice-knock = Bank to ganger
table-sounds = Lyder ved bordet
table-sounds-help = Kort, tallerkenen, stoler, slutten av et parti
table-volume = Styrke

## Moved

table-moved = Dette bordet er åpent et annet sted
table-moved-why = Plassen din er nå i en annen fane eller på en annen enhet.
table-take-back = Spill her
table-carried = Du har tatt med deg plassen
table-carried-why = Plassen din er nå på den andre enheten. Vil du spille her igjen, tar du den med tilbake fra menyen der. Her kan du se på.
table-carried-watch = Se på
table-removed = Du har ikke lenger plass her
table-removed-why = Verten har gjort plassen din ledig, eller den ble gitt opp fra en annen enhet. Ved bordet ser du om en plass er ledig.

## Start

start-title = Sett deg og spill
start-lead = Fire kortspill med meldinger ved ditt eget kjøkkenbord, med venner eller mot datamaskinen. Ingen trenger konto.
start-games = Spill
start-players = { $count } spillere
start-computers = Datamaskiner
start-chosen-computers = Datamaskiner:
start-chosen-rules = Regler:
start-as-written = som skrevet
start-changed = { $count ->
    [one] én husregel
   *[other] { $count } husregler
}
start-change = Endre
start-alone = Spill alene nå
start-alone-how = mot datamaskinen, med en gang
start-make = Lag et bord
start-make-how = inviter folk med en lenke
start-code = Kode, lenke eller adresse til et bord
start-code-short = Kode, lenke eller adresse
start-join = Bli med ved et bord
start-join-short = Bli med
start-code-wrong = Det er ingen kode eller adresse. En kode ser ut som 2xv2a7t6ty, en adresse som 192.168.1.20:8032/t/2xv2a7t6ty.
start-you = Du
start-name-hint = Hva de andre skal kalle deg
start-theme = Drakt: { $theme }
start-theme-system = Som enheten
start-theme-light = Lys
start-theme-dark = Mørk
start-home = Til startsiden
start-mark = Forehand, til startsiden
start-try-again = Prøv igjen
start-computer = datamaskin
start-plate-pairs = Du og makkeren din sitter overfor hverandre.
start-plate-alone = Alle spiller for seg selv.
start-rules-for = Husregler for { $game }
start-how-to-play = Slik spilles det
start-rules = Regler
start-done = Ferdig

start-mine = Bordene mine
start-open = Åpne bord
start-open-none = Ingen åpne bord akkurat nå.
start-statistics = Min statistikk
start-replay = Spill av en opptegnelse
start-table-waiting = { $open ->
    [one] én ledig plass
   *[other] { $open } ledige plasser
}
start-table-deal = giv { $deal }
start-table-match-deal = parti { $match }, giv { $deal }
start-table-turn = { $name } står for tur
start-table-your-turn = Din tur
start-table-asked = Du blir spurt
start-table-paused = pause
start-table-won = { $you ->
    [yes] { $count ->
        [one] du vant
       *[other] du og { $names } vant
    }
   *[no] { $names } vant
}
start-table-ended = avsluttet før tiden
start-table-closed = lukket av den som driver serveren
start-table-nobody = ingen ennå
start-table-computers = { $count ->
    [one] en datamaskin
   *[other] { $count } datamaskiner
}
start-table-gone = borte fra serveren
start-table-unknown = kan ikke nås
start-table-forget = Fjern { $table } fra listen
start-table-more = { $count ->
    [one] ett til
   *[other] { $count } til
}
start-tables-over = Ferdige ({ $count })

start-create-title = Lag et bord
start-create-name = Navnet ditt
start-create-name-hint = Slik ser de andre deg.
start-create-seats = Hvem sitter hvor
start-create-seats-pairs = De som sitter overfor hverandre, er makkere.
start-create-seats-alone = Alle spiller alene. Spillet går med klokken.
start-create-seat = Plass { $seat }
start-create-me = Jeg
start-create-open = Gjest
start-create-bot = Datamaskin, { $level }
start-create-settings = Ved bordet
start-create-listed = Vis i listen over åpne bord
start-create-listed-help = Da kan alle som åpner serverens side, bli med.
start-create-watchers = Folk kan se på
start-create-watchers-help = Tilskuere ser kortene på bordet og ingens hånd.
start-create-chat = Skriving
start-create-chat-help = Spillerne kan skrive til hverandre.
start-create-emotes = Faste fraser
start-create-emotes-help = Spillerne kan si en ferdig frase med ett trykk.
start-create-hints = Tips
start-create-hints-help = Spillerne kan spørre hva en datamaskin ville gjort. Alle får vite hvem som spurte.
start-create-levels = Hvordan datamaskinene spiller
start-create-away = Når noen er borte
start-create-away-wait = vent
start-create-away-bot = datamaskin, { $level }
start-create-grace = Sekunder før noen regnes som borte
start-create-pause = Sekunder mellom to giver
start-create-clock = Betenkningstid
start-create-clock-help = En pause eller et spørsmål stopper klokken, en brutt forbindelse gjør det ikke.
start-create-clock-fixed = Den endres mellom to partier.
start-create-zero = Når tiden er ute
clock-none = ingen grense
clock-act = { $time } per tur
clock-match = { $time } per parti
clock-match-more = { $time } per parti, { $more } s til for hver tur
clock-glance = { $time }. Når den er ute: { $zero }.
clock-zero-act = en datamaskin spiller turen
clock-zero-take-over = en datamaskin tar over
clock-zero-show = det vises bare
start-create-go = Lag bordet
start-create-watch = Lag bordet og se på
start-create-full = Lag bordet og spill
start-seconds = { $value } s
start-until-ready = når alle er klare
start-minutes = { $value } min

start-option-changed = endret
start-option-reset-all = Sett alle tilbake til som skrevet
start-option-default = som skrevet: { $value }
start-option-less = Mindre: { $name }
start-option-more = Mer: { $name }
start-option-range = { $low } til { $high }
start-option-range-step = { $low } til { $high }, i trinn på { $step }

start-name-empty = Skriv et navn.
start-name-long = Et navn har høyst 32 bokstaver.
start-name-control = Dette navnet har et tegn som ikke kan vises.
start-name-taken = Noen ved dette bordet har alt dette navnet.

start-invite-title = { $table } er åpent
start-invite-title-plain = Bordet er åpent
start-invite-seated = { $game }, { $seated } av { $seats } har satt seg
start-invite-qr = QR-kode til invitasjonen
start-invite-address = Adressen til bordet
start-invite-home = Hjemme
start-invite-share = Del
start-invite-copy = Kopier lenken
start-invite-copied = Kopiert
start-invite-select = Trykk Ctrl+C, eller hold på adressen for å kopiere den
start-invite-text = Kom og spill { $game } med meg.

start-wait-title = Venter på spillere
start-wait-for = { $open ->
    [0] Alle plasser er tatt. Given begynner.
    [one] Én plass er fortsatt ledig. Første giv begynner når den er tatt.
   *[other] { $open } plasser er fortsatt ledige. Første giv begynner når de er tatt.
}
start-wait-waiting = venter
start-wait-here = her
start-wait-away = borte
start-wait-away-computer = borte, en datamaskin spiller
start-wait-computer = datamaskin, { $level }
start-wait-host = vert
start-wait-you = du
start-wait-start = Start nå
start-wait-start-how = datamaskiner tar de ledige plassene
start-wait-remove = Fjern { $name }
start-wait-seat-of = Plass { $seat }, { $name }
start-wait-host-only = Verten kan sette datamaskiner på plassene.
start-wait-watchers = { $count ->
    [one] én tilskuer
   *[other] { $count } tilskuere
}

start-join-title = Sett deg ved { $table }
start-join-title-plain = Sett deg ved dette bordet
start-join-game = { $game }, { $open ->
    [0] alle plasser er tatt
    [one] én ledig plass
   *[other] { $open } ledige plasser
}
start-join-name = Navnet ditt
start-join-any = Hvor som helst
start-join-seats = Velg en plass
start-join-sit = Sett deg
start-join-watch = Se på
start-join-watch-only = Alle plasser er tatt. Du kan se på.
start-join-full = Alle plasser er tatt, og dette bordet har ingen tilskuere.
start-join-lost-seat = Den gamle plassen din ble gitt opp. Du kan ta en annen.
start-join-missing = Det finnes ikke noe slikt bord
start-join-missing-help = Lenken kan være feilskrevet, eller bordet er borte. Be om en ny.
start-join-closed = Dette bordet er lukket
start-join-partner = makker til { $name }
start-join-between = mellom { $left } og { $right }
start-join-left-of = til venstre for { $name }
start-join-right-of = til høyre for { $name }
start-join-here = Plass { $seat }

start-menu-people = Ved bordet
start-menu-invite = Inviter
start-menu-fill = Datamaskiner tar de ledige plassene
start-menu-settings = Innstillinger
start-menu-game = Spillet
start-menu-learn = Spillet i noen få bilder
start-menu-carry = Fortsett på en annen enhet
start-menu-run = Hvordan bordet styres
start-menu-swap = Bytt plasser
start-menu-theme = Drakt
start-menu-letters = Engelske bokstaver på kortene
start-menu-suits = Kortstokk med fire farger
start-menu-rest = Et ferdig stikk ligger
start-menu-two-taps = Spill et kort med to trykk
start-menu-one-row = Hånden på én rad
start-menu-leave = Forlat plassen min
start-menu-leave-ask = Forlate plassen? En datamaskin eller en gjest tar den.
start-menu-leave-yes = Forlat plassen
start-menu-leave-no = Bli
start-menu-remove-ask = Fjerne { $name } fra bordet?
start-menu-remove-yes = Fjern
start-menu-remove-no = Behold
start-menu-home = Til startsiden

start-newcomer = Er { $game } nytt for deg?
start-newcomer-how = { $screens } korte bilder viser deg veien.
start-newcomer-yes = Vis meg
start-newcomer-no = Jeg kan det

sets-day-lead = De samme kortene for alle her, nye hver dag.
sets-day-open = ikke spilt ennå
sets-day-begun = påbegynt
sets-points = { $points } poeng
sets-friends = Giver med venner
sets-deals = { $count ->
    [one] én giv
   *[other] { $count } giver
}
sets-you-played = { $count ->
    [0] du har ikke spilt noen
    [one] du har spilt én
   *[other] du har spilt { $count }
}
sets-new = Giver å spille med venner

## Score

score-title = Poeng
score-deal-of = { $game }, giv { $deal } av { $deals }
score-deal-to = { $game }, giv { $deal }, til { $points } poeng
score-match = Parti { $match }
score-which-match = Hvilket parti
score-back = Tilbake til bordet
score-deal = Giv
score-contract = Kontrakt
score-what = Hva som skjedde
score-points = poeng
score-total = sum
score-you = Du
score-made = klarte det
score-short = { $missing } bet
score-over = { $over } over
score-set = gikk bet
score-in-play = spilles
score-bidding = Meldingene er i gang.
score-not-named = Kontrakten er ikke meldt ennå.
score-needs = må ha { $tricks }, har { $has }
score-needs-at-most = kan ta { $tricks }, har { $has }
score-needs-none = kan ikke ta noe, har { $has }
score-playing = Kortene spilles.
score-to-come = gjenstår
score-to-come-forehand = { $you ->
    [yes] gjenstår; du er forhånd neste gang
   *[no] gjenstår; { $name } er forhånd neste gang
}
score-none-yet = Ingen giv er ferdig ennå.
score-totals = Summer etter giv
score-totals-alone = Summer
score-graph-deal = giv { $deal }
score-graph-label = { $name } { $points }
score-graph-told = Summer etter { $deals ->
    [one] én giv
   *[other] { $deals } giver
}: { $totals }.
score-copy = Kopier opptegnelsen
score-copied = Opptegnelsen er kopiert
score-copy-by-hand = Opptegnelsen står nedenfor, så den kan kopieres for hånd.
score-record = Opptegnelsen av dette partiet
score-save = Lagre opptegnelsen
score-whole = Hele poengkortet

score-check = Kontroller stokkingen
score-check-title = Var givene ærlige?
score-check-how = Før hver giv låste serveren fast en hemmelighet ved å offentliggjøre fingeravtrykket av den. Så la nettleseren til hver spiller til et eget tall, og hemmeligheten og tallene ga sammen rekkefølgen på kortene. Nå har nettleseren din laget hver giv på nytt av dem.
score-check-right = Hemmeligheten passer til fingeravtrykket som ble offentliggjort før noen la til et tall, og hemmeligheten og tallene gir nøyaktig kortene som ble gitt.
score-check-seen = Der tallet ditt er med, er fingeravtrykket også det nettleseren din så på forhånd. Ingen kan ha kjent disse kortene da det ble offentliggjort.
score-check-limits = Det dette ikke kan utelukke: en server i ledtog med spilleren som la til sitt tall sist.
score-check-running = Kontrollerer
score-check-match = Giver i
score-check-none = Den første given er ikke ferdig ennå. En giv kan kontrolleres når hemmeligheten offentliggjøres ved slutten av den.
score-check-deal = Giv { $deal }
score-check-ok = Riktig, og tallet ditt er med.
score-check-ok-unseen = Riktig. Nettleseren din la ikke til noe eget tall.
score-check-no-shuffle = Denne given har ingen stokking å kontrollere.
score-check-no-secret = Hemmeligheten for denne given er ikke offentliggjort.
score-check-unknown-game = Denne siden vet ikke hvordan dette spillet gis.
score-check-commit = Feil: hemmeligheten passer ikke til fingeravtrykket.
score-check-promise = Feil: dette er ikke fingeravtrykket nettleseren din så før given.
score-check-salt-missing = Feil: tallet nettleseren din sendte, mangler. Det kom for sent, eller det ble utelatt.
score-check-salt-altered = Feil: tallet nettleseren din sendte, er endret.
score-check-forehand = Feil: en annen plass ble trukket til å melde først.
score-check-cards = Feil: dette er ikke kortene som hemmeligheten og tallene gir.
score-check-malformed = Feil: opptegnelsen av stokkingen er skadet.
score-check-all = { $count ->
    [one] Given er riktig.
   *[other] Alle { $count } givene er riktige.
}
score-check-some = { $wrong ->
    [one] Én giv er feil.
   *[other] { $wrong } giver er feil.
}
score-check-partly = { $count ->
    [one] Én giv er riktig, de andre kan ikke kontrolleres.
   *[other] { $count } giver er riktige, de andre kan ikke kontrolleres.
}

# Hvorfor poeng ble vunnet eller tapt, som ord etter et navn: «Ada tok 7 av 6: 5 × 2».
score-perfrance-declarer-made = tok { $took }, måtte ha { $needs }: { $rate } × { $took }
score-perfrance-declarer-set = tok { $took }, måtte ha { $needs }, bet
score-perfrance-other-made = tok { $took }, måtte ha { $needs }: { $rate } × { $took }
score-perfrance-other-set = tok { $took }, måtte ha { $needs }, bet
score-perfrance-folded = la seg
score-perfrance-both-folded = får given, begge de andre la seg
score-perfrance-no-trump = tok { $took }: { $rate } × { $took }
score-preference-made = tok { $took }, måtte ha { $needs }: 5 × { $worth }
score-preference-given = får kontrakten, ingen whistet: 5 × { $worth }
score-preference-short = tok { $took } av { $needs }, { $short } bet: −5 × { $worth } × { $short }
score-preference-passed = passet
score-preference-whist = whist, tok { $took }: { $took } × { $worth }
score-preference-whist-short = whist, tok { $took }, plikt { $duty }, { $short } for lite: { $took } × { $worth } − { $short } × { $worth }
score-preference-whist-alone = whist alene, begge tok { $took }: { $took } × { $worth }
score-preference-whist-alone-short = whist alene, begge tok { $took }, plikt { $duty }, { $short } for lite: { $took } × { $worth } − { $short } × { $worth }
score-preference-misere-made = tok ingen stikk
score-preference-misere-lost = tok { $took }: −20 × { $took }
score-preference-misere-defended = sto imot
score-preference-passed-out = tok { $took }: −2 × { $took }
score-preference-passed-out-none = tok ingen stikk
score-priffe-made = tok { $took }, { $count } over seks: { $count } × 10
score-priffe-failed = holdt spilleførerne på { $took }, { $count } bet: { $count } × 20
score-priffe-null-made = tok { $took }, { $count } under sju: { $count } × 10
score-priffe-null-failed = ga spilleførerne { $took }, { $count } bet: { $count } × 20
score-priffe-forced-null = { $count ->
    [0] tok { $took }, ingen under seks
   *[other] tok { $took }, { $count } under seks: { $count } × 10
}
score-priffe-small-slam = lilleslem
score-priffe-grand-slam = storeslem
score-five-hundred-made = tok { $took }, måtte ha { $needs }, budet er verdt { $value }
score-five-hundred-slam = tok alle ti, slem
score-five-hundred-failed = tok { $took } av { $needs }, { $short } bet
score-five-hundred-misere-made = tok ingen stikk
score-five-hundred-misere-lost = tok et stikk
score-five-hundred-misere-defended = sto imot
score-five-hundred-others = tok { $took }: 10 × { $took }
score-five-hundred-passed-out = ingen poeng til noen

score-perfrance-contract-none = Uten trumf
score-preference-contract-misere = Misère
score-preference-contract-passed-out = Alle passet
score-priffe-contract-spill = Spill
score-priffe-contract-null = Null
score-priffe-contract-forced-null = Tvungen null
score-five-hundred-contract-misere = Misère
score-five-hundred-contract-open-misere = Åpen misère
score-five-hundred-contract-passed-out = Alle passet
score-replay = Spill av
score-replay-deal = Spill av giv { $deal }

# Another match.
score-again = Spill igjen
score-again-friends = Spill disse givene med venner
score-again-asks = { $count ->
    [one] { $names } vil spille en kamp til
   *[other] { $names } vil spille en kamp til
}
score-again-waits = En kamp til? Venter på { $names }
score-again-open = { $count ->
    [one] Én plass er ledig. Kampen begynner når den er tatt
   *[other] { $count } plasser er ledige. Kampen begynner når de er tatt
}
score-again-not = Likevel ikke
score-again-without = Begynn uten { $names }

## Replay

# A deal that is over, played back, and records that come from elsewhere.
replay-page-title = Avspilling av giv { $deal }
replay-wait = Given hentes
replay-play-first = Spill given
replay-leave = Tilbake
replay-begun = { $turn ->
    [yes] Neste giv har begynt, og det er din tur.
   *[no] Neste giv har begynt.
}
replay-to-table = Til bordet
replay-deal-before = Forrige giv
replay-deal-after = Neste giv
replay-view = Kortene
replay-view-open = Alle hender åpne
replay-view-seat = Slik { $name } så det
replay-hand = { $name }: kort
replay-laid-away = Lagt bort
replay-controls = Avspilling
replay-slider = Sted i given
replay-place = Trinn { $at } av { $steps }
replay-trick = Stikk
replay-tricks = Stikkene
replay-trick-back = Forrige stikk
replay-trick-on = Neste stikk
replay-step-back = Ett trinn tilbake
replay-step = Ett trinn fram
replay-play = Spill av
replay-stop = Stopp
replay-pace = Fart
replay-pace-slow = sakte
replay-pace-normal = vanlig
replay-pace-fast = raskt
replay-key-led = spilte ut
replay-key-won = vant stikket
replay-analysis = Analyse
replay-analyse = Analyser spillet
replay-analyse-about = En datamaskin går gjennom spillet: hva hvert kort var verdt, og hvilke som kostet poeng.
replay-analyse-again = Prøv igjen
replay-analysing = Regner ut hva hvert kort var verdt
replay-analysis-broken = Analysen ble avbrutt.
replay-mistake = { $points ->
    [one] { $name } tapte { $points } poeng. Bedre: { $better }
   *[other] { $name } tapte { $points } poeng. Bedre: { $better }
}
replay-mistakes = Feil
replay-mistakes-found = { $count ->
    [one] Én feil
   *[other] { $count } feil
}
replay-mistakes-none = Ingen feil som en spiller kunne ha unngått.
replay-trick-number = Stikk { $trick }:
replay-lost = Poeng tapt på feil
replay-key-mistake = feil, og hva den kostet
replay-worth = { $name }, stikk { $trick }
replay-worth-card = Kort
replay-worth-seen = Ut fra det en kunne vite
replay-worth-open = Alle kort kjent
replay-worth-played = spilt
replay-worth-better = bedre
replay-worth-about = Poeng for { $name } i forhold til de andre med hvert kort, i snitt over tenkte giver; ± er usikkerheten.
replay-worth-unknown = Kortene kan ligge på for mange måter her, så bare verdien med alle kort kjent er regnet ut.
replay-worth-none = Ikke noe kortvalg på dette trinnet.
replay-shuffle-ok = Stokkingen stemmer med det serveren var bundet til før kortene ble gitt.
replay-shuffle-wrong = Stokkingen stemmer ikke med det serveren var bundet til.
replay-shuffle-given = Disse kortene ble ikke stokket: en giv som er spilt før, spilles om igjen.
replay-if = Hva om?
replay-if-start = Prøv noe annet for { $name }
replay-if-none = Ingen er i tur på dette trinnet
replay-if-about = Fra dette trinnet velger du for én plass, med alle kort åpne. Dataspillere har de andre.
replay-if-left = i stedet for: { $said }
replay-if-turn = { $name } er i tur
replay-if-wait = Given går videre
replay-if-broken = Den gikk ikke videre.
replay-if-back = Tilbake til det som ble spilt
replay-if-undo = Angre
replay-if-best = Best spill av alle
replay-if-end = Fram til slutten
replay-if-outcome = { $known ->
    [yes] { $name } får { $tricks } stikk: { $brought } i stedet for { $really }
   *[no] { $name } får { $tricks } stikk: { $brought }
}
replay-if-brought = Denne gangen
replay-if-really = Da
replay-if-inexact = Det beste lot seg ikke regne ut for hvert kort; dataspillere spilte de andre.
replay-key-left = ble ikke spilt slik
replay-again = Spill om igjen
replay-again-who = Hvem sin plass
replay-again-seat = som { $name }
replay-again-start = Spill denne given om igjen
replay-again-about = Du ser bare dine egne kort. Dataspillere har de andre plassene, og til slutt ser du hva det ga ved siden av hva det ga da.
replay-take = Lagre og del
replay-copy = Kopier som tekst
replay-copied = Given er kopiert. Den kan limes inn i en e-post.
replay-copy-link = Kopier lenken til dette trinnet
replay-link-copied = Lenken er kopiert
replay-save-deal = Lagre denne given
replay-save-match = Lagre partiet
replay-save-table = Lagre alle partier ved dette bordet
replay-save-pbn = Lagre som PBN, for bridgeprogrammer
replay-mail-below = Opptegnelsen av given, til å lime inn på siden for opptegnelser:
replay-picture = Som bilde
replay-picture-deal = Giv, { $format }
replay-picture-score = Poeng, { $format }
replay-other = Spill av en annen opptegnelse
replay-open-title = Spill av en opptegnelse
replay-open-paste = Lim inn en opptegnelse, eller e-posten den kom i
replay-open-go = Spill av
replay-open-file = Åpne en fil
replay-open-records = { $count ->
    [one] Én opptegnelse
   *[other] { $count } opptegnelser
}
replay-deals = { $count ->
    [one] én giv
   *[other] { $count } giver
}
replay-fault-head = I begynnelsen:
replay-fault-deal = I giv { $deal }:
replay-fault-action = I giv { $deal }, ved trinn { $action }:
replay-fault-line = Linje { $line }.
replay-mine = Bordene dine
replay-mine-help = { $count ->
    [one] Partiene ved det ene bordet som denne nettleseren husker, én opptegnelse per linje.
   *[other] Partiene ved de { $count } bordene som denne nettleseren husker, én opptegnelse per linje.
}
replay-save-all = Lagre alle opptegnelser
replay-save-none = Ingen giv er ferdigspilt ennå, så det er ingenting å lagre.
replay-save-missed = Ikke lagret: { $tables }.

## Sets

sets-day-of = { $game }: given for { $day }
sets-new-lead = Alle spiller de samme kortene fra samme plass mot datamaskinen, når de har tid. Så sammenligner dere.
sets-new-deals = Antall giver
sets-new-open = Åpent i
sets-new-days = { $count ->
    [one] én dag
   *[other] { $count } dager
}
sets-new-make = Lag givene
sets-title = { $game }: { $count ->
    [one] én giv med venner
   *[other] { $count } giver med venner
}
sets-closes = Åpent til { $when }
sets-closed = Stengt
sets-count = { $count ->
    [0] ingen har begynt
    [one] én spiller
   *[other] { $count } spillere
}
sets-level = datamaskiner: { $level }
sets-how = Du spiller hver giv én gang, uten hint og uten å ta tilbake.
sets-of-match = Disse givene ble spilt i et parti. De som satt ved bordet, har sett kortene: De kan spille dem også, men sammenlignes ikke med noen.
sets-knew = kjente kortene
sets-how-one = Du spiller den én gang, uten hint og uten å ta tilbake.
sets-play = Spill given
sets-play-deal = Spill giv { $deal }
sets-play-on = Spill videre
sets-compare = Se hvordan andre spilte den
sets-withheld = Hvordan andre spilte en giv, ser du når du har spilt den, eller når den er stengt.
sets-results = Resultater
sets-standings = Alle sammenlignet
sets-deal = Giv { $deal }
sets-nobody = Ingen har spilt den.
sets-who = Hvem
sets-contract = Kontrakt
sets-tricks = Stikk
sets-won = Poeng
sets-behind = Til den beste
sets-best = best
sets-total = Sum
sets-passed = ingen kontrakt
sets-own-contract = egen
sets-other-contract = motpartens
sets-replay = Spill av given slik { $name } spilte den
sets-all = Vis alle { $count }
sets-unfinished = Ikke ferdig: { $names }
sets-invite = Inviter andre
sets-played-of = { $played } av { $deals } spilt
sets-close = Steng nå
sets-close-ask = Ingen kan spille disse givene lenger, og alle får se dem. Stenge?
sets-close-yes = Steng
sets-close-no = La det stå åpent
sets-before = Given fra dagen før
sets-today = Dagens giv
sets-home = Til startsiden
sets-bound = Ærlige kort
sets-bound-how = Kortene følger av en hemmelighet som serveren trakk før noen spilte. Dette er fingeravtrykket av den. Hemmeligheten offentliggjøres når given er stengt; da lager nettleseren din kortene på nytt av den og sammenligner.
sets-bound-told = Hemmeligheten er offentliggjort. Nettleseren din har laget kortene på nytt av den.
sets-bound-kept = { $count ->
    [one] Hemmeligheten passer til fingeravtrykket og gir disse kortene.
   *[other] Hemmeligheten passer til fingeravtrykket og gir kortene i alle { $count } viste resultater.
}
sets-bound-wrong = Slik { $name } spilte: { $wrong }
sets-bound-promised = Hemmeligheten passer til fingeravtrykket.
sets-commit = Fingeravtrykk
sets-secret = Hemmelighet

## Introductions

# Noen få skjermbilder til hvert spill, for dem som aldri har sett det.

intro-title = Slik spilles { $game }
intro-step = { $step } av { $steps }
intro-next = Neste
intro-back = Tilbake
intro-play = Spill en giv nå
intro-skip = Spill med en gang
intro-to-table = Til bordet
intro-close = Lukk innføringen
intro-rules = Alle reglene
intro-high-low = Fra høyt til lavt
intro-low-high = Fra lavt til høyt
intro-trump = { table-suit } er trumf
intro-no-trump = uten trumf
intro-takes = { $you ->
    [yes] Du tar det
   *[no] { $name } tar det
}

intro-perfrance-idea-title = Alle mot alle
intro-perfrance-idea = Tre spillere har ti kort hver, sjuer til ess, og to kort til ligger for seg: blinden. Én av dere melder en farge. Den blir trumf og slår de tre andre. Den spilleren er spillefører og må ha seks av de ti stikkene. De andre må ha to hver, eller komme seg ut i tide.
intro-perfrance-trick-title = Et stikk
intro-perfrance-trick = Alle legger ett kort. Det første bestemmer fargen, og de andre følger den hvis de kan. Høyeste kort i fargen tar stikket, hvis ikke noen manglet fargen og la en trumf. Den som tar et stikk, spiller ut til det neste.
intro-perfrance-duties-title = To plikter
intro-perfrance-duties = Kan du ikke følge farge, må du legge en trumf hvis du har en. Og den som legger sist i et stikk, må ta det hvis et av de tillatte kortene kan. Bordet løfter kortene du kan spille. Trykk på et annet, så sier det hvorfor ikke.
intro-perfrance-duties-last = Du legger sist og kan vinne, så det må bli kongen.
intro-perfrance-naming-title = Å melde trumf
intro-perfrance-naming = Hver av dere melder én gang: pass, eller en farge over den som er meldt. Den siste blir trumf. Passer alle tre, kommer en runde til, der du kan ta blinden, melde en farge og legge bort to kort. Gjør ingen det, spiller dere uten trumf.
intro-perfrance-fold-title = Legg deg før du taper
intro-perfrance-fold = I det første stikket kan du, når det er din tur, legge deg i stedet for å legge et kort, hvis du ikke er spillefører og det er trumf i given. Da er du ute av given og taper ingenting. Bli med hvis hånden ser ut til å gi to stikk: et ess er nesten alltid ett.
intro-perfrance-fold-good = En hånd å bli med på, med hjerter som trumf
intro-perfrance-fold-poor = En hånd å legge seg med
intro-perfrance-score-title = Hva det er verdt
intro-perfrance-score = Med hjerter som trumf teller alt dobbelt. Partiet er slutt når noen har 120 poeng, eller færre enn −120, og den høyeste summen vinner.
intro-perfrance-score-declarer = Spilleføreren, seks stikk eller flere
intro-perfrance-score-others = En annen spiller, to stikk eller flere
intro-perfrance-score-each = 2 per stikk
intro-perfrance-score-too-few = Noen av dem med færre
intro-perfrance-score-folded = Den som har lagt seg
intro-perfrance-score-both = Spilleføreren, når begge de andre legger seg
intro-perfrance-score-none = Uten trumf: alle, hva de enn tar

intro-preference-idea-title = Én mot to
intro-preference-idea = Tre spillere har ti kort hver, sjuer til ess, og to kort til ligger for seg: talongen. I hver giv lover én av dere å ta et antall stikk og spiller alene mot de to andre. Gjennom partiet har hver av dere sitt eget regnskap.
intro-preference-trick-title = Et stikk
intro-preference-trick = Alle legger ett kort. Det første bestemmer fargen, og de andre følger den hvis de kan. Den som ikke kan, må legge en trumf hvis det er en på hånden. Høyeste trumf tar stikket, ellers høyeste kort i utspilt farge. Den som tar det, spiller ut til det neste.
intro-preference-bidding-title = Opp trappen
intro-preference-bidding = Et bud er et antall stikk og en trumffarge. På din tur passer du eller går til det aller neste trinnet; den som har passet, er ute. Den siste som er igjen, er spillefører. Misère lover ingen stikk og må være det første du sier. Passer alle tre, prøver alle å la være å ta stikk.
intro-preference-bidding-next = og så videre, til ti sans
intro-preference-talon-title = Talongen
intro-preference-talon = De to kortene i talongen snus så alle ser dem, og spilleføreren tar dem. Så legges to av de tolv bort, med baksiden opp. Nå melder spilleføreren kontrakten: budet, eller noe høyere som lover høyst ett stikk mer.
intro-preference-talon-hand = To kort fra talongen, og to valgt til å legge bort
intro-preference-whist-title = Whist eller pass?
intro-preference-whist = De to andre spørres etter tur. Whist betyr: vi tar vår del av stikkene, og jeg får betalt for mine. Pass betyr: jeg verken vinner eller taper. Passer begge, har spilleføreren kontrakten uten at et kort er spilt. Whister en av dem, spiller alle tre.
intro-preference-whist-six = Mot en sekser, til sammen
intro-preference-whist-seven = Mot en sjuer
intro-preference-whist-higher = Mot alt høyere
intro-preference-whist-tricks = { $tricks ->
    [one] ett stikk
   *[other] { $tricks } stikk
}
intro-preference-score-title = Hva det er verdt
intro-preference-score = En sekser er verdt 2, en sjuer 4, en åtter 6, en nier 8, en tier 10. Stikk utover løftet gir ikke mer. Et parti har tolv giver, og den høyeste summen vinner. Linjene viser en sekser.
intro-preference-score-made = Kontrakten klart
intro-preference-score-short = For hver bet
intro-preference-score-whist = Den som whister, for hvert stikk som er tatt
intro-preference-score-duty = Den som whister, for hvert stikk de to mangler av sin del
intro-preference-score-misere = Misère klart
intro-preference-score-misere-lost = Misère, for hvert stikk som er tatt
intro-preference-score-passed = Alle passet, for hvert stikk som er tatt
intro-preference-score-passed-none = Alle passet, ingen stikk

intro-priffe-idea-title = Du og den overfor
intro-priffe-idea = Fire spillere i to par har tretten kort hver. Makkere sitter overfor hverandre og har felles regnskap. Før hver giv avgjør én runde meldinger hva det gjelder: av og til vil dere ha stikk, og av og til frykter dere dem.
intro-priffe-trick-title = Et stikk
intro-priffe-trick = Alle legger ett kort. Det første bestemmer fargen, og de andre følger den hvis de kan. Den som ikke kan, legger hva som helst, også trumf. Høyeste trumf tar stikket, ellers høyeste kort i utspilt farge. Makkerens stikk er også dine.
intro-priffe-calls-title = Én melding hver
intro-priffe-calls = Hver av dere melder én gang: pass, eller noe over det høyeste til nå. Den høyeste meldingen er kontrakten, og paret som har den, er spilleførere.
intro-priffe-call-spill = uten trumf, ta stikk
intro-priffe-call-null = uten trumf, unngå stikk
intro-priffe-call-hearts = hjerter er trumf, ta stikk
intro-priffe-call-diamonds = ruter er trumf, ta stikk
intro-priffe-call-spades = forteller makker noe
intro-priffe-call-clubs = forteller makker noe
intro-priffe-quiet-title = To meldinger som bare forteller
intro-priffe-quiet = Spar og kløver er aldri trumf. De forteller bare makkeren din noe om hånden din. Spar kan meldes av de to første, og kløver av hvem som helst så lenge ingen har meldt.
intro-priffe-quiet-spades = de to første
intro-priffe-quiet-clubs = hvem som helst, så lenge ingen har meldt
intro-priffe-forced-title = Tvungen null
intro-priffe-forced = Hvis alle fire passer, eller høyeste melding er spar eller kløver, er det ingen trumf og ingen spilleførere, og begge par prøver å ta få stikk. Det skjer ofte. Legg deg under de andre når du kan, og kast et høyt kort når du ikke kan følge.
intro-priffe-score-title = Hva det er verdt
intro-priffe-score = Slem betales i tillegg: 10 for tolv stikk, 20 for alle tretten; der stikk skal unngås, 10 for bare ett og 20 for ingen. Et parti har åtte giver, og paret med flest poeng vinner.
intro-priffe-score-made = Spilleførere som vil ha stikk, for hvert over seks
intro-priffe-score-short = Motstanderne, for hver bet
intro-priffe-score-null = Spilleførerne i null, for hvert stikk under sju
intro-priffe-score-null-lost = Motstanderne, for hvert over seks
intro-priffe-score-forced = Tvungen null, hvert par, for hvert stikk under seks

intro-five-hundred-idea-title = Du og den overfor
intro-five-hundred-idea = Fire spillere i to par har ti kort hver, og tre kort til ligger for seg: katten. Makkere sitter overfor hverandre og har felles regnskap. Paret som lover mest, prøver å ta så mange av de ti stikkene; det andre paret prøver å stanse dem.
intro-five-hundred-ranks-title = Knektene rykker opp
intro-five-hundred-ranks = Jokeren er høyeste trumf. Så kommer trumfknekten og den andre knekten i samme kulør: høyre og venstre bauer. Først da esset. Venstre bauer er trumf på alle måter. Med hjerter som trumf er ruter knekt en hjerter og ingen ruter.
intro-five-hundred-joker = joker
intro-five-hundred-right = høyre bauer
intro-five-hundred-left = venstre bauer
intro-five-hundred-then = Deretter, med hjerter som trumf
intro-five-hundred-trick-title = Et stikk
intro-five-hundred-trick = Alle legger ett kort. Det første bestemmer fargen, og de andre følger den hvis de kan. Den som ikke kan, legger hva som helst, også trumf. Høyeste trumf tar stikket, ellers høyeste kort i utspilt farge. Uten trumffarge tar jokeren fortsatt ethvert stikk, men i andres utspill kan du bare legge den når du ikke kan følge.
intro-five-hundred-bidding-title = By på det
intro-five-hundred-bidding = Et bud er et antall stikk, seks til ti, og en trumffarge eller sans. Det neste må være høyere: flere stikk, eller like mange i en høyere farge. Du kan hoppe. Den som har passet, er ute, og den siste som er igjen, er spillefører. Hvert stikk mer er verdt 100 mer.
intro-five-hundred-kitty-title = Katten
intro-five-hundred-kitty = Spilleføreren tar opp de tre kortene i katten, som ingen andre ser, og legger bort tre av de tretten. Så spiller spilleføreren ut til det første stikket. By derfor litt mer enn du har: makkeren og katten kommer også med noe.
intro-five-hundred-kitty-hand = Tre kort fra katten, og tre valgt til å legge bort
intro-five-hundred-score-title = Hva det er verdt
intro-five-hundred-score = Det første paret med 500 poeng vinner partiet. Et par som faller til −500, har tapt det. Linjene viser et bud på sju spar.
intro-five-hundred-score-made = Spilleførere som holder ord
intro-five-hundred-score-failed = Spilleførere som ikke gjør det
intro-five-hundred-score-others = Det andre paret, for hvert stikk det tar

## Rules

rules-title = Reglene for { $game }
rules-loading = Henter reglene
rules-missing = Det er ingen regelside for dette spillet.
rules-contents = På denne siden
rules-here = Ved dette bordet
rules-here-none = Alt som skrevet.
rules-otherwise = Ved dette bordet:
rules-learn = Spillet i noen få bilder

## Hints

hint-card = En datamaskin ville spilt { table-card }.
hint-call = En datamaskin ville sagt: { table-call }.
hint-discard = En datamaskin ville lagt bort { $cards }.

# Hvorfor tipset sier det det sier; sies etter det.
reason-only = Ingenting annet er lov.
reason-rules = Etter tommelfingerregler.
reason-all-same = Alle valg går ut på ett i { $deals } tenkte giver.
reason-best-in = Ingenting er bedre i { $good } av { $deals } tenkte giver.
reason-made-in = Kontrakten går hjem i { $good } av { $deals } tenkte giver.
reason-down-in = Kontrakten går bet i { $good } av { $deals } tenkte giver.
reason-made = Med disse kortene går { table-call } hjem omtrent { $good } av 100 ganger.
reason-made-but = Med disse kortene går { table-call } hjem omtrent { $good } av 100 ganger, men å passe er verdt mer.
reason-high-cards = Forteller makkeren om høye kort.
reason-low-cards = Forteller makkeren om lave kort.
reason-void = { $name } har ingen { table-suit }.
reason-partner-void = { $name } har ingen { table-suit } og kan stjele.
reason-leads-trump = Trekker trumf.
reason-highest-left = Ingenting høyere er igjen i fargen.
reason-takes-cheaply = Tar stikket så billig som mulig.
reason-partners-trick = Stikket er alt makkerens.
reason-ruffs = Stjeler, uten kort i fargen.
reason-highest-under = Det høyeste kortet som ikke tar stikket.
reason-keeps = Beholder { table-card } til et senere stikk.

## Seats

seat-carry-how = Skann dette med den andre enheten, eller åpne adressen der. Plassen din følger med, og denne siden slipper den.
seat-carry-qr = QR-kode som tar plassen din med
seat-carry-secret = Den som åpner denne adressen, har plassen din, så vis den ikke til noen andre.
seat-carry-left = Gjelder i { $time } til
seat-carry-over = Denne koden er utløpt.
seat-carry-again = Lag en ny
seat-carry-coming = Henter plassen din til denne enheten
seat-carry-failed = Plassen kom ikke med
seat-carry-to-table = Til bordet
seat-swap-how = Velg to plasser som bytter.
seat-swap-do = Bytt { $first } og { $second }
seat-swap-choose = Velg to plasser
seat-swap-later = Plasser kan bytte før første giv og etter et parti.

## Host page

host-title = Serveren din
host-no-key = Denne siden er for den som startet serveren. Adressen står i terminalen der serveren går.
host-bad-key = Denne nøkkelen gjelder ikke lenger. Serveren lager en ny hver gang den starter: ta adressen fra terminalen.
host-here = Slik kommer de andre hit
host-qr = QR-kode til denne serveren
host-internet = Fra internett
host-people = { $count ->
    [0] ingen her
    [one] én person her
   *[other] { $count } personer her
}
host-running-minutes = { $count ->
    [0] startet nettopp
    [one] har gått i ett minutt
   *[other] har gått i { $count } minutter
}
host-running-hours = { $count ->
    [one] har gått i én time
   *[other] har gått i { $count } timer
}
host-running-days = { $count ->
    [one] har gått i én dag
   *[other] har gått i { $count } dager
}
host-data = Alt ligger i mappen { $folder }.
host-version = Forehand { $version }
host-tables = Bord
host-tables-none = Ingen bord er laget ennå.
host-tables-more = { $count ->
    [one] Ett bord til, uten noen ved det.
   *[other] { $count } bord til, uten noen ved dem.
}
host-create = Hvem kan lage bord
host-create-anyone = Alle som åpner siden
host-create-host = Bare jeg
host-create-note = Bord som alt er der, blir stående. De som har spilt et parti ved et bord, kan spille givene derfra med venner.
host-close = Lukk { $table } med { $people }
host-close-short = Lukk
host-close-ask = Lukke { $table } ({ $people }) for godt? Alle der blir sendt bort.
host-close-yes = Lukk bordet
host-close-no = Behold det
host-idle = sist spilt { $ago }
host-stop = Stans serveren
host-stop-ask = { $people ->
    [0] Stanse serveren? Ingen er her.
    [one] Stanse serveren? Én person er her og mister forbindelsen.
   *[other] Stanse serveren? { $people } personer er her og mister forbindelsen.
} Bordene er der igjen når du starter den på nytt.
host-stop-yes = Stans den
host-stop-no = La den gå
host-stopped = Serveren er stanset
host-stopped-how = Start den på nytt der du startet den før. Denne siden får en annen adresse.

## Statistics

# Det en spillers egne giver blir til, for dem som vil ha det samlet.
stats-title = Min statistikk
stats-lead = Om du vil, tar Forehand vare på hvordan det går i givene dine: poengene, kontraktene og hvordan du spiller i forsvar.
stats-about-deal = For hver giv du spiller: spillet og kontrakten, hvilken rolle du hadde, poeng og stikk, når det var, og om du satt med folk eller med datamaskiner.
stats-about-key = Ingen konto og ikke noe navn. Nettleseren din lager ett langt tilfeldig tall, og serveren har bare fingeravtrykket av det. Ingen ved bordet får vite at du fører statistikk.
stats-about-yours = Du kan ta den med til en annen enhet, lagre den som fil og slette den når du vil.
stats-begin = Før statistikk for meg
stats-none = Fra nå av teller givene dine. Kom tilbake når du har spilt en.
stats-game = Spill
stats-tables = Bord
stats-people = Med folk
stats-computers = Bare datamaskiner
stats-deals = Giver
stats-points = Poeng
stats-a-deal = Poeng per giv
stats-matches-won = Partier vunnet
stats-contracts-made = Kontrakter vunnet
# Noen av alle: «3 av 7».
stats-of = { $some } av { $all }
stats-too-few = Fra og med 30 giver får du også vite hvor mye tilfeldigheter kan ha flyttet poengene per giv.
stats-half-is = ± er det tilfeldigheter kan ha gjort: i 19 av 20 tilfeller ligger din virkelige styrke innenfor.
stats-course = Løpende sum
stats-course-told = { $deals ->
    [one] Etter én giv er summen { $points }.
   *[other] Etter { $deals } giver er summen { $points }.
}
stats-over-time = Poeng per giv over tid
stats-as-table = Som tabell
stats-by-day = Dag
stats-by-week = Uke fra
stats-by-month = Måned
stats-contracts = Kontrakter du har spilt
stats-made = Vunnet
stats-contract-made = Kontrakten vunnet
stats-parts = Rollen din i given
stats-part = Rolle
stats-part-declarer = Spillefører
stats-part-partner = Spilleførers makker
stats-part-defender = I forsvar
stats-part-undeclared = Uten spillefører
stats-answers = I forsvar, når du ble spurt
stats-answer = Svar
stats-answer-whist = Whist
stats-answer-pass = Pass
stats-answer-fold = La meg
stats-answer-stay = Spilte videre
stats-share = Andel
stats-owner = Den er din
stats-counts = Giver du spiller i denne nettleseren, teller.
stats-stopped = Giver du spiller nå, teller ikke.
stats-carry = Ta den med til en annen enhet
stats-carry-how = Skann dette med den andre enheten, eller åpne adressen der. Da viser og fører begge den samme statistikken.
stats-carry-qr = QR-kode som tar statistikken din med
stats-carry-secret = Den som åpner denne adressen, kan se og slette statistikken din, så vis den ikke til noen andre.
stats-bring = Hente statistikken din til denne enheten? Fra da av teller giver du spiller her.
stats-bring-both = Denne enheten fører sin egen statistikk. Slå den sammen med den du henter? De kan ikke skilles igjen.
stats-bring-yes = Hent den hit
stats-bring-no = La alt være som det er
stats-carried = Statistikken din er på denne enheten også.
stats-save = Lagre som fil
stats-stop = Slutt å telle
stats-go-on = Tell igjen
stats-delete = Slett den
stats-delete-ask = { $deals ->
    [0] Slette nøkkelen din for godt? Det er ingen giv ennå.
    [one] Slette den ene given og nøkkelen din for godt?
   *[other] Slette alle { $deals } givene og nøkkelen din for godt?
} Ingenting kan hente dem tilbake. En annen enhet med samme nøkkel begynner på nytt. Det som er spilt ved et bord, blir stående i bordets opptegnelse under navnet du hadde der.
stats-delete-yes = Slett for godt
stats-delete-no = Behold den
stats-deleted = Slettet. Her er det ikke noe igjen av statistikken din.
# Når et parti er slutt, én gang.
stats-invite = Vil du vite hvordan det går over tid? Ingen konto, og ingen andre ser det.
stats-invite-yes = Før statistikk for meg
stats-invite-no = Nei takk
stats-invite-on = Fra nå av teller givene dine.

## Installed

app-offline = Du er uten nett
app-offline-how = Forehand trenger serveren sin for å gi kort. Så snart den kan nås igjen, kommer denne siden tilbake av seg selv.
app-offline-again = Prøv igjen nå

## Errors

error-bad-message = Serveren kunne ikke lese det siden sendte. Last siden på nytt.
error-bad-token = Denne plassen er ikke din på denne enheten.
error-carried = Plassen din er flyttet til en annen enhet.
error-bad-key = Denne nøkkelen er ikke den serveren skrev ut da den startet.
error-no-such-table = Det finnes ikke noe slikt bord.
error-only-host = Bare den som driver denne serveren, lager bord her.
error-closed = Dette bordet er lukket.
error-not-found = Her er det ingenting.
error-not-allowed = Det kan ikke gjøres her.
error-no-such-seat = Dette bordet har ingen slik plass.
error-no-person = Ingen sitter på den plassen.
error-no-match = Det er ikke spilt noe slikt parti ved dette bordet.
error-no-deal = Partiet har ingen slik ferdigspilt giv.
error-no-step = Given har ikke noe slikt trinn, eller den er over der.
error-bad-record = Det er en feil i denne opptegnelsen.
error-not-finished = Partiet er ikke slutt ennå.
error-unknown-game = Dette spillet er ukjent her.
error-bad-option = En husregel er utenfor grensene.
error-bad-seats = Disse plassene passer ikke til spillet.
error-bad-setting = En innstilling er utenfor grensene.
error-bad-kind = Denne plassen kan ikke fylles slik.
error-bad-name = Et navn har 1 til 32 tegn.
error-name-taken = Noen ved bordet har alt dette navnet. Velg et annet.
error-seat-taken = Noen var raskere: plassen er tatt.
error-table-full = Alle plasser ved dette bordet er tatt.
error-no-watchers = Dette bordet er bare for spillerne.
error-too-large = Det er for mye på én gang.
error-rate-limited = For fort. Vent litt og prøv igjen.
error-not-your-turn = Det er ikke din tur.
error-illegal = Det kan ikke gjøres nå.
error-stale = Noe skjedde imens. Se en gang til, og velg så.
error-unknown-action = Det kan ikke gjøres i dette spillet.
error-id-used = Dette er alt gjort.
error-finished = Partiet er slutt.
error-no-seat = Ta en plass først.
error-no-chat = Ved dette bordet skriver man ikke til hverandre.
error-no-emotes = Ved dette bordet er det ingen faste fraser.
error-bad-code = Denne koden er brukt eller utløpt. Lag en ny.
error-paused = Spillet har pause.
error-time-up = Tiden din er ute. En datamaskin spiller for deg.
error-not-now = Det kan ikke bes om akkurat nå.
error-asked-already = Noe annet blir spurt om akkurat nå.
error-nothing-asked = Ingenting blir spurt om lenger.
error-no-hints = Det er ingen tips ved dette bordet.
error-bad-emote = Det kan ikke sies her.
error-not-stored = Serveren kan ikke lagre noe akkurat nå. Prøv igjen.
error-withheld = Denne given ser du når du har spilt den, eller den er stengt.
error-set-closed = Disse givene er stengt.
error-come-back = Dette bordet er akkurat nå på vei fra én server til en annen. Prøv igjen om et øyeblikk.
error-no-connection = Serveren kan ikke nås.
error-unexpected = Noe gikk galt på serveren. Prøv igjen.

## Command line

cli-no-such-seat = head: plass { $seat } er ingen av 0 til { $last }
cli-no-such-deal = giv { $deal } finnes ikke i opptegnelsen, som har { $deals }
cli-analyse-deal = Giv { $deal }: { $contract }
cli-analyse-mistake = stikk { $trick }: { $name } tapte { $cost } ± { $error } poeng på { $played }; bedre er { $best }
cli-analyse-none = ingen feil som en spiller kunne ha unngått
cli-analyse-nothing = ingen hadde noe å velge mellom i spillet
cli-too-long = head: lengre enn { $megabytes } MiB, altså ingen opptegnelse
cli-not-utf-8 = head: ikke JSON: ikke i UTF-8
cli-standard-input = standard inn
cli-standard-output = standard ut
cli-unreadable = { $file } kan ikke leses: { $reason }
cli-unwritable = { $file } kan ikke skrives: { $reason }
cli-picture-over-record = { $file } er selve opptegnelsen: oppgi en annen fil med --output
cli-output-without-folder = --output er for resultatene fra en mappe
cli-folder-lines = --lines er for en fil; i en mappe har hver fil som slutter på .jsonl, én opptegnelse per linje
cli-folder-analyse = --text og --deal er for en enkelt fil
cli-folder-empty = det er ingen opptegnelser i { $folder }: ingen av filene slutter på .json eller .jsonl
cli-folder-done = { $answers ->
    [one] Ett svar står i { $file }.
   *[other] { $answers } svar står i { $file }.
}
cli-folder-bad = { $bad ->
    [one] Ett av dem er en feil.
   *[other] { $bad } av dem er feil.
}
cli-process-ended = en av prosessene sluttet før tiden
cli-results-of-another = { $file } inneholder noe annet, eller resultater med andre innstillinger: oppgi en annen fil med --output
cli-results-in-use = { $file } skrives av en annen kommando: vent på den, eller oppgi en annen fil med --output
cli-progress = { $done } av { $all }, { $left } igjen
cli-no-such-game = det finnes ikke noe spill { $game }; spillene er { $games }
cli-seats = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
cli-integer = { $low } til { $high }, ellers { $default }
cli-integer-steps = { $low } til { $high } i trinn på { $step }, ellers { $default }
cli-choice = én av { $values }, ellers { $default }
cli-rule-form = en husregel skrives NAVN=VERDI, ikke { $rule }
cli-port-range = en port er et tall fra 1 til 65535, ikke { $port }
cli-think-range = datamaskiner tenker fra 0 til 10 ganger så lenge som vanlig, ikke { $factor } ganger
cli-close-after-range = bord som ingen besøker, lukkes etter 0 til { $most } dager (0 er aldri), ikke etter { $days }
cli-keep-events-range = hendelsene ved bord som ingen besøker, arkiveres etter 0 til { $most } dager (0 er aldri), ikke etter { $days }
cli-public-url = en offentlig adresse er som https://cards.example, ikke { $url }
cli-trust-proxy = en proxy å stole på er en adresse eller et nett som 127.0.0.1 eller 10.0.0.0/8, ikke { $proxy }
cli-connections = en adresse må få ha minst én forbindelse, ikke { $count }
cli-rule-without-game = --rule trenger --game
cli-several-addresses = Denne maskinen har flere adresser. Hvilken kan de andre nå?
cli-starting = Forehand starter …
cli-which-address = 1 til { $count }, Enter for 1:{" "}
cli-open-here = På denne maskinen:
cli-internet-asking = Spør ruteren om en vei inn fra internett…
cli-internet-open = For folk utenfor huset, til å skrive inn eller skanne:
cli-internet-reached = Kontrollert: denne maskinen har nådd seg selv på den adressen.
cli-internet-unknown = Det lot seg ikke kontrollere herfra, siden mange rutere ikke lar et hus ringe seg selv: be noen utenfor åpne den.
cli-internet-other = Herfra svarer noe annet på den adressen: be noen utenfor åpne den.
cli-internet-plain = Dette er vanlig HTTP: den som bærer det på veien, kan lese med og ta over en plass. --cert og --key gjør det til HTTPS.
cli-internet-refused = Ruteren vil ikke åpne en port ({ $reason }), så bordene er åpne bare hjemme.
cli-internet-no-answer = Ingen ruter her svarer når den blir spurt om en port, så bordene er åpne bare hjemme.
cli-internet-by-hand = Videresend TCP-port { $port } til denne maskinen for hånd på ruterens egen side, eller bruk en tunnel; docs/hosting.md viser begge deler.
cli-internet-private = Ruterens egen adresse utad er { $address }, en privat adresse: det står en ruter til mellom den og internett.
cli-internet-twice = Videresend TCP-port { $port } for hånd i begge ruterne, eller bruk en tunnel; docs/hosting.md viser begge deler.
cli-internet-shared = Ruterens egen adresse utad er { $address }, som leverandøren deler ut til mange hus: ingen kan nå dette huset på den.
cli-internet-tunnel = Bruk en tunnel eller et privat nett i stedet; docs/hosting.md viser hvordan.
cli-internet-no-upnp = De fleste rutere spørres med UPnP, som mangler i denne installasjonen: installer den på nytt som '.[internet]'.
cli-internet-changed = Adressen for folk utenfor er nå en annen:
cli-internet-lost = Ruteren har lukket veien inn utenfra. Den spørres på nytt hvert minutt.
cli-internet-listen = --internet trenger en adresse å lytte på som andre kan nå
cli-key-without-cert = --key trenger --cert
cli-certificate = sertifikatet eller nøkkelen { $file } kan ikke brukes: { $reason }
cli-certificate-needs = det trengs et sertifikat med kjeden sin og nøkkelen som hører til, uten passord, begge i PEM
cli-host-page = Din side, med alle bord og innstillinger:
cli-open-there = For de andre, til å skrive inn eller skanne:
cli-how-to-stop = Ctrl-C stanser serveren. Bordene blir liggende i { $folder }.
cli-closed = Stanset. Bordene er der igjen ved neste start.
cli-running-already = Forehand kjører allerede: { $address } (stans den først, eller gi denne en annen --port og --data)
cli-standing-by = En annen server har bordene. Denne står klar og tar over når den andre slutter.
cli-lease-range = en server beholder bordene i 1 til 60 sekunder etter at den er borte, ikke { $seconds }
cli-store-address = lageret er en PostgreSQL-database, for eksempel postgresql://forehand@localhost/forehand
cli-store-unreadable = lagerets adresse kan ikke leses: i brukernavn og passord skrives alt annet enn bokstaver, sifre og - . _ ~ som % og to heksadesimale sifre (@ er %40), og bak ? står bare innstillinger fra PostgreSQLs adresser
cli-store-host = lagerets adresse nevner ingen vert, slik som i postgresql://forehand@localhost/forehand; en sokkel på denne maskinen angis med mappen sin: postgresql:///forehand?host=/var/run/postgresql
cli-store-driver = denne installasjonen mangler det som snakker med PostgreSQL: installer den på nytt som '.[town]'
cli-bus-address = bussen er en NATS-server, for eksempel nats://localhost:4222
cli-bus-driver = denne installasjonen mangler det som snakker med NATS: installer den på nytt som '.[town]'
cli-thinks = Tenker for serverne som møtes på { $servers }, i så mange prosesser: { $count }. Ctrl-C avslutter.
cli-thinks-no-more = Avsluttet. Serverne tenker selv.
cli-backup-exists = { $file } finnes allerede: en sikkerhetskopi lager en ny fil
cli-backup-done = Alle bordene er kopiert til { $file }.
cli-archive-done = { $tables ->
    [0] Alle bord har hatt besøk i den tiden.
    [one] Ett bord er arkivert.
   *[other] { $tables } bord er arkivert.
}
cli-archive-nothing = filen { $file } finnes ikke
cli-check-file = Filen { $file } er skadet: { $what }
cli-check-gap = Bord { $table }: hendelse { $version } mangler.
cli-check-unreadable = Bord { $table }: hendelse { $version } kan ikke leses.
cli-check-impossible = Bord { $table }: hendelse { $version } kan ikke ha skjedd der.
cli-check-shuffle = Bord { $table }: kortene i hendelse { $version } følger ikke av hemmeligheten og saltene.
cli-check-twice = Bord { $table }: hendelse { $version } gjør om igjen noe som var gjort.
cli-check-set = Givene { $set }: de kan ikke leses.
cli-check-set-none = Givene { $set }, deltaker { $run }, giv { $deal }: den er spilt, men bordet der det skjedde finnes ikke.
cli-check-set-deal = Givene { $set }, deltaker { $run }, giv { $deal }: det som spilles ved bord { $table } er ikke denne given, eller en annen spiller den.
cli-check-set-result = Givene { $set }, deltaker { $run }, giv { $deal }: resultatet stemmer ikke med opptegnelsen fra bord { $table }.
cli-check-set-stray = Bord { $table }: givene { $set } vet ikke av det.
cli-check-statistics = Bord { $table }, parti { $match }, giv { $deal }: statistikken stemmer ikke med opptegnelsen.
cli-check-well = { $tables ->
    [one] Ett bord, og alt er i orden med det.
   *[other] { $tables } bord, og alt er i orden med dem.
}
cli-no-table = bordet kunne ikke åpnes: { $reason }
cli-no-such-level = det finnes ingen datamotspiller { $level }; det finnes { $levels }
cli-bad-options = husreglene kan ikke leses som JSON: { $reason }
cli-rules-object = husregler skrives som {"{"}"deals": 12{"}"}, ikke { $given }
cli-rules-refused = husreglene for { $game }: { $reason }
cli-reason-seat = plass { $seat }
cli-arena-same = en arena trenger to ulike spillere, ikke { $player } to ganger
cli-arena-difference = { $game }: { $first } over { $second } { $mean } ± { $half } poeng per spill og plass
cli-arena-played = {"  "}{ $deals ->
    [one] { $deals } spill
   *[other] { $deals } spill
}, { $plays ->
    [one] spilt én gang
   *[other] spilt { $plays } ganger
}, { $seconds } s
cli-arena-undeclared = {"  "}{ $contract }: { $share } av spillene
cli-arena-made = {"  "}{ $player }: klarte { $made } av { $tried }
cli-arena-folds = {"  "}{ $player }: kastet seg { $folds } ganger
