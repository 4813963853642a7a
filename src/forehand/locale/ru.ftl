### Русский. Раздел на каждую часть программы; ключи носят приставку части.

# Имена людей и названия игр стоят в сообщениях только в именительном падеже: склонять их программа не умеет.
# Глаголы при них в настоящем времени, чтобы не выбирать род.

## Language

# Имя языка на нём самом и его метки (BCP 47), обычная первой.
language-name = Русский
language-tags = ru
language-series = { $one }, { $more }
language-label = Язык
language-auto = Как на устройстве

## Games

game-perfrance = Перфранс
game-perfrance-about = Каждый за себя: назначьте козырь и возьмите шесть взяток, защищайтесь и возьмите две или вовремя бросьте карты.
game-preference = Преферанс
game-preference-about = Торгуйтесь ступень за ступенью, берите прикуп и смотрите, станут ли вас вистовать.
game-priffe = Приффе
game-priffe-about = Две пары и один круг заявок: козырь, все взятки или как можно меньше.
game-five-hundred = Пятьсот
game-five-hundred-about = Две пары, прикуп, оба бауэра, а старше всех джокер. Заявляйте смело, но держите слово.

## House rules

option-perfrance-target = Очки до победы
option-perfrance-target-help = Партия кончается после сдачи, в которой кто-то набрал этот итог или опустился ниже такого же со знаком минус.
option-perfrance-target-value = { $value ->
    [one] до { $value } очка
   *[other] до { $value } очков
}
option-perfrance-last-must-take = Последний обязан взять
option-perfrance-last-must-take-help = Кто кладёт карту последним, обязан взять взятку, если это может хоть одна из разрешённых карт.
option-perfrance-last-must-take-true = последний берёт взятку, если может
option-perfrance-last-must-take-false = последний может уступить взятку
option-perfrance-first-lead = Первый ход
option-perfrance-first-lead-help = Кто ходит в первой взятке. Если играющего нет, это всегда первая рука.
option-perfrance-first-lead-forehand = первой ходит первая рука
option-perfrance-first-lead-declarer = первым ходит играющий

option-preference-deals = Сдач в партии
option-preference-deals-help = Число делится на три, чтобы каждый был первой рукой поровну.
option-preference-deals-value = { $value ->
    [one] { $value } сдача
    [few] { $value } сдачи
    [many] { $value } сдач
   *[other] { $value } сдачи
}
option-preference-stalingrad = Сталинград
option-preference-stalingrad-help = Когда заказано шесть пик, оба соперника обязаны вистовать и игра начинается сразу.
option-preference-stalingrad-true = сталинград: шесть пик вистуют обязательно
option-preference-stalingrad-false = без сталинграда
option-preference-passed-out-talon = Прикуп на распасах
option-preference-passed-out-talon-help = Если все трое спасовали, две карты прикупа открывают одну за другой, и они задают масть первых двух взяток. Они ничьи и взять взятку не могут.
option-preference-passed-out-talon-true = на распасах первым ходит прикуп
option-preference-passed-out-talon-false = на распасах прикуп не открывают
option-preference-jump-bids = Заявки через ступень
option-preference-jump-bids-help = Заявить можно любую ступень выше, а не только следующую.
option-preference-jump-bids-true = заявлять можно через ступень
option-preference-jump-bids-false = заявлять только следующую ступень
option-preference-naming = Заказ после прикупа
option-preference-naming-help = Насколько выше заявки можно заказать игру, взяв прикуп.
option-preference-naming-one-level = заказ не больше чем на взятку выше заявки
option-preference-naming-free = заказ любой игры не ниже заявки
option-preference-open-misere = Мизер в открытую
option-preference-open-misere-help = На мизере оба защитника открывают карты, как только сделан первый ход.
option-preference-open-misere-true = на мизере защитники открывают карты
option-preference-open-misere-false = мизер играют закрыто

option-priffe-deals = Сдач в партии
option-priffe-deals-help = Сколько сдач вы играете. Побеждает пара, у которой больше очков.
option-priffe-deals-value = { $value ->
    [one] { $value } сдача
    [few] { $value } сдачи
    [many] { $value } сдач
   *[other] { $value } сдачи
}
option-priffe-must-trump = Нет масти — бить козырем
option-priffe-must-trump-help = У кого нет масти хода, тот обязан положить козырь, если он есть на руке.
option-priffe-must-trump-true = без масти нужно бить козырем
option-priffe-must-trump-false = бить козырем не обязательно
option-priffe-slam-for = Чей шлем в счёт
option-priffe-slam-for-help = Очки сверх обычных за шлем в контракте. На вынужденном нуле его может сделать любая пара.
option-priffe-slam-for-either = шлем может сделать любая пара
option-priffe-slam-for-declarers = шлем только у играющей пары

option-five-hundred-suit-order = Порядок мастей
option-five-hundred-suit-order-help = Какая масть в торговле старше всех. От этого порядка зависит и цена заявок.
option-five-hundred-suit-order-spades-high = в торговле старше всех пики
option-five-hundred-suit-order-hearts-high = в торговле старше всех черви
option-five-hundred-joker-lead = Ход джокером
option-five-hundred-joker-lead-help = Чем отвечают на ход джокером без козыря и на мизере: любой картой или мастью, которую назвал походивший.
option-five-hundred-joker-lead-free = на ход джокером кладут любую карту
option-five-hundred-joker-lead-nominate = ходя джокером, называют масть
option-five-hundred-misere = Мизер
option-five-hundred-misere-help = Добавляет две заявки без единой взятки: мизер за 250 и открытый мизер за 500.
option-five-hundred-misere-true = можно заявить мизер
option-five-hundred-misere-false = без мизера
option-five-hundred-slam-bonus = Премия за шлем
option-five-hundred-slam-bonus-help = Все десять взяток приносят 250, если сама заявка стоит меньше.
option-five-hundred-slam-bonus-true = за все десять взяток не меньше 250
option-five-hundred-slam-bonus-false = без премии за шлем
option-five-hundred-target = Очки до победы
option-five-hundred-target-help = Итог, который выигрывает партию. Такой же со знаком минус может её проиграть.
option-five-hundred-target-value = { $value ->
    [one] до { $value } очка
   *[other] до { $value } очков
}
option-five-hundred-lose-at-minus-target = Проигрыш на нижней границе
option-five-hundred-lose-at-minus-target-help = Пара, упавшая до итога победы со знаком минус, сразу проигрывает партию.
option-five-hundred-lose-at-minus-target-true = проигрыш на нижней границе
option-five-hundred-lose-at-minus-target-false = нижней границы нет
option-five-hundred-win-on-bid-only = Победа только своей игрой
option-five-hundred-win-on-bid-only-help = Пара, набравшая нужный итог, побеждает, только сыграв свою заявку. До тех пор игра идёт дальше.
option-five-hundred-win-on-bid-only-true = побеждают только сыгранной заявкой
option-five-hundred-win-on-bid-only-false = побеждает первый, кто набрал итог
option-five-hundred-one-round = Один круг торговли
option-five-hundred-one-round-help = Каждый говорит только раз, поэтому торговля кончается после четырёх слов.
option-five-hundred-one-round-true = каждый говорит один раз
option-five-hundred-one-round-false = торговля до трёх пасов

house-rules = Договорённости
house-rules-none = Ничего не изменено: { $rules }.
house-rules-rest = По обычным правилам: { $rules }.

level-beginner = новичок
level-beginner-help = Забывает вышедшие карты и порой ошибается.
level-club = опытный
level-club-help = Помнит каждую карту и торгуется осторожно.
level-expert = эксперт
level-expert-help = Прежде чем ходить, представляет, как могут лежать закрытые карты.
level-master = мастер
level-master-help = Представляет целые сдачи, прежде чем сносить и ходить, и помнит, кто что заявлял.

## Table

table-connecting = Соединяемся со столом
table-connection-lost = Связь прервалась, пробуем снова
table-lost = Здесь ничего нет
table-close = Закрыть
table-menu = Меню
table-score = Счёт

# Карты: названия для тех, кто слушает, буквы для углов.
table-suit = { $suit ->
    [S] пики
    [C] трефы
    [D] бубны
    [H] черви
   *[NT] без козыря
}
    .genitive = { $suit ->
        [S] пик
        [C] треф
        [D] бубён
        [H] червей
       *[NT] без козыря
    }
table-rank = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [10] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
}
table-card = { $rank ->
    [joker] { $suit ->
        [none] джокер
       *[named] джокер, масть { table-suit }
    }
   *[other] { table-rank } { table-suit.genitive }
}
table-nt = БК
table-index-2 = 2
table-index-3 = 3
table-index-4 = 4
table-index-5 = 5
table-index-6 = 6
table-index-7 = 7
table-index-8 = 8
table-index-9 = 9
table-index-T = 10
table-index-J = В
table-index-Q = Д
table-index-K = К
table-index-A = Т
table-card-trump = козырь
table-card-not-now = сейчас нельзя
table-hand = Ваши карты
table-trick = Взятка

# Люди и места.
table-you = Вы
table-you-within = вы
table-computer-name = { $seat ->
    [1] Чиж
    [2] Грач
    [3] Дрозд
   *[4] Сова
}
table-open-seat = Место { $seat }
table-we = Мы
table-they = Они
table-seat-label = { $name }, { $status }, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}, { table-points }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
table-open = свободно
table-away = нет на месте
table-away-computer = нет на месте, играет бот
table-folded = вне игры
# Партнёр того, кто играет мизер.
table-folded-five-hundred = не играет
table-computer = бот
table-waits = ждёт
table-back = снова здесь
table-watching = вы смотрите отсюда
table-role-declarer = играет
table-role-whist = вист
table-role-passed = пас
table-role-forehand = 1-я рука
table-role-partner = партнёр
table-role-deals = сдаёт
table-to-play = ходит
table-to-bidding = торгуется
table-to-discarding = сносит
table-to-naming = заказывает
table-to-whisting = отвечает
table-to-playing = ходит
table-tricks = { $count ->
    [one] взятка
    [few] взятки
    [many] взяток
   *[other] взятки
}
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

# Сколько сыграно.
table-title = { $game }, сдача { $deal }
table-progress-deals = Сдача { $deal } из { $deals }
table-progress-points = Сдача { $deal }, { $points ->
    [one] до { $points } очка
   *[other] до { $points } очков
}
table-progress-pairs = Сдача { $deal }, мы { $we }, они { $they }
table-progress-watched = Сдача { $deal }, { $we } против { $they }
table-progress-own = Сдача { $deal }, у вас { table-points }
table-progress-day = Сдача дня

# Контракт и как он идёт.
# Козырь коротко; без козыря — об этом говорит сам контракт рядом.
table-strip-trump = { $suit ->
    [NT] {""}
   *[other] , { table-suit }
}
table-strip-plays = { $you ->
    [yes] Вы играете{ table-strip-trump }
   *[no] { $name } играет{ table-strip-trump }
}
table-strip-play-both = { $you ->
    [yes] Вы и { $second }{ table-strip-trump }
   *[no] { $first } и { $second }{ table-strip-trump }
}
table-strip-nobody = Играющего нет{ table-strip-trump }
table-brief-plays = { $you ->
    [yes] Вы играете
   *[no] { $name } играет
}
table-brief-play-both = { $you ->
    [yes] Вы и { $second } играете
   *[no] { $first } и { $second } играют
}
table-brief-nobody = Играющего нет
table-strip-worth = цена
table-need = взято { $has } из { $tricks }
table-need-of = нужно { $tricks } из { $total }
table-need-named = игра ещё не заказана
table-need-made = { $has } из { $tricks }: сыграно
table-need-short = { $has } из { $tricks }: ремиз
table-need-none = нужно 0, взято { $has }
table-need-none-lost = нужно 0, взято { $has }: ремиз
table-need-at-most = не больше { $tricks }, взято { $has }
table-need-at-most-lost = не больше { $tricks }, взято { $has }: перебор
table-need-each = нужно по { $tricks }
# Взятки, которые ещё предстоит разыграть.
table-left = { $count ->
    [0] всё сыграно
    [1] последняя
   *[other] впереди { $count }
}
table-reconnecting = нет связи { $time }
# Что компьютер сообщает двумя заявками, которые не бывают контрактом.
table-signal-priffe = Что имеет в виду компьютер: пики — старших карт больше обычного, трефы — младшие карты, удобные для нуля.
table-need-fewest = как можно меньше
table-need-most = как можно больше
table-stands-passed-out = каждая взятка −2
table-stands-none = каждая взятка +2
table-stands-forced-null = меньше 6 — плюс

# Слова в торговле, как о них говорит предложение: ступень вроде 8 червей, масть или слово; слово игры, для которой
# здесь нет текстов, стоит как есть. Винительный падеж у всех тот же, что именительный.
table-call = { $call ->
    [step] { $number } { table-suit.genitive }
    [suit] { table-suit }
    [misere] мизер
    [open-misere] открытый мизер
    [null] нуль
    [forced-null] вынужденный нуль
    [spill] спилл
    [none] без козыря
    [passed-out] распасы
    [pass] пас
    [whist] вист
    [take] беру
    [fold] бросаю
    [discard] снос
   *[other] { $word }
}
# То же, когда стоит отдельно.
table-call-misere = Мизер
table-call-open-misere = Открытый мизер
table-call-null = Нуль
table-call-forced-null = Вынужденный нуль
table-call-spill = Спилл
table-call-none = Без козыря
table-call-passed-out = Распасы
table-do-pass = Пас
table-do-take = Взять прикуп
table-do-whist = Вист
table-do-fold = Бросить карты
table-do-bid = Заявить { table-call }
table-do-bid-five-hundred = Заявить { table-call } за { $worth }
table-worth-preference = цена { $worth }
table-do-name = Назначить { table-call }
table-do-contract = Заказать { table-call }
table-choices = Ваши заявки
table-choose = Сначала выберите
table-choose-bid = Выберите заявку
table-choose-name = Выберите масть
table-choose-contract = Выберите игру
table-auction = Торговля
table-your-call = ваше слово
table-to-call = говорит
table-calls-before = раньше ещё { $count }
table-no-calls = Ещё никто не говорил

# Строка над картами.
table-your-turn = Ваш ход:
table-your-bidding = Ваше слово.
table-your-naming = Ваш заказ.
table-your-whisting = Ваш ответ.
table-ask-bidding = Заявок ещё нет
table-ask-naming = Что играете?
table-ask-whisting = Вистуете?
table-highest = { $you ->
    [yes] Впереди вы:
   *[no] Впереди { $name }:
}
table-lead = с любой карты
table-any = любая карта
# Между ними стоит рисунок масти.
table-follow = в масть
table-follow-suit = { table-suit }
table-trump = нужен козырь
table-win = взятку надо взять
table-wait = { $you ->
    [yes] Ваш ход
   *[no] Ждём: { $name }
}
table-wait-bidding = { $name } торгуется
table-wait-discarding = { $name } сносит
table-wait-naming = { $name } заказывает игру
table-wait-whisting = { $name }: вист или пас?
table-wait-playing = { $name } ходит
table-wait-free = { $name } свободно: игра ждёт
table-between = Скоро следующая сдача
table-dealing = Карты сдаются
table-match-over = Партия окончена
table-choose-more = Выберите ещё { $left }
table-to-put-down = на снос
table-chosen-all = Всё выбрано,
table-chosen-all-then = теперь снесите
table-not-your-turn = Сейчас не ваш ход
table-why-follow = Пока есть { table-suit }, ходите в масть
table-why-win = Вы можете взять эту взятку, а значит, обязаны
table-why-trump = Масти хода ({ table-suit }) у вас нет: кладите козырь
table-why-joker = В эту взятку джокера класть нельзя
table-why-not = Этой картой сейчас ходить нельзя
table-why-enough = Уже выбрано { $count }: сначала верните одну
table-joker-names = Джокер просит
table-ask-fold = Бросить карты в этой сдаче?
table-ask-sure = Вы уверены?
table-ask-no = Нет

# Блюдо.
table-your-card = ваша карта
table-led = { $you ->
    [yes] Вы зашли
   *[no] { $name }: ход
}
table-takes = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
}
# While a finished trick still lies there, and it is one's turn in the next.
table-next-you = { $takes }. Ваш ход
table-next-go = перейти к следующей взятке
table-opens = заход
table-last-trick = Последняя взятка
table-put-down = Ваш снос, рубашкой вверх
table-only-you-see = Его видите только вы.
table-slot = ещё { $left }
table-clear-choice = Снять выбор
table-stock = Прикуп
table-stock-perfrance = Прикуп
table-stock-preference = Прикуп
table-stock-five-hundred = Прикуп
table-from-stock = из прикупа
table-from-perfrance = из прикупа
table-from-preference = из прикупа
table-from-five-hundred = из прикупа
table-stock-taken = { $you ->
    [yes] берёте вы
   *[no] берёт { $name }
}
table-shown = Открытые карты: { $name }

table-paused-why = Сейчас пауза
table-progress-last = Сдача { $deal }, последняя
hands-order-suit = по мастям
hands-order-rank = по старшинству
hands-order-own = свой
hands-order-now = Порядок карт: { $order }
hands-discard = { $chosen ->
    [0] Снести { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
   *[other] Снести: выбрано { $chosen } из { $count }
}
hands-tally = { $count ->
    [one] Что было; у вас { $count } взятка
    [few] Что было; у вас { $count } взятки
    [many] Что было; у вас { $count } взяток
   *[other] Что было; у вас { $count } взятки
}
hands-look-back = Что было в этой сдаче
hands-look-back-short = Что было

table-deal-over = Сдача окончена

# Боковая панель.
table-tab-score = Счёт
table-tab-deal = Сдача
table-tab-talk = Разговор
table-talk-unread = { $count ->
    [one] { $count } новое
   *[other] { $count } новых
}
table-emote-thumbs-up = Здорово
table-emote-well-played = Хорошо сыграно
table-emote-thanks = Спасибо
table-emote-oops = Ой
table-emote-hurry = Давайте дальше
table-emote-think = Дайте подумать
table-emote-laugh = Ха-ха
table-emote-sorry = Извините
table-emote-hello = Здравствуйте
table-emote-goodbye = До свидания
table-emote-good-luck = Удачи
table-emote-well-bid = Хорошая заявка
table-emote-well-defended = Хорошая защита
table-emote-bad-luck = Не повезло
table-emote-my-mistake = Моя ошибка
table-emote-one-moment = Минутку
table-emote-back-soon = Скоро вернусь
table-emote-another = Ещё партию?
table-your-turn-now = Сейчас ваш ход
table-your-turn-title = Ваш ход – { $title }

start-name = Forehand
# Кто садится играть один и без имени: это имя видят зрители.
start-nameless = Игрок
start-refused = Сервер отказал ({ $code }).
start-menu-rules = Правила этого стола
clock-ten = Осталось десять секунд

# A hint is asked for.
hint-ask = Подсказка
hint-ask-label = Подсказка: как сыграл бы компьютер?
hint-close = Убрать подсказку
hint-told = { $name } просит подсказку
hint-all-told = О вашей просьбе узнают все.

## Between deals

table-next-deal = Следующая сдача
table-next-waiting = Ждём остальных
table-next-itself = Следующая сдача начнётся сама.
table-match-ended = Партия прервана
table-won = { $you ->
    [yes] Вы выиграли партию
   *[no] Партию выигрывает { $name }
}
table-won-pair = { $you ->
    [yes] Вы и { $second } выиграли партию
   *[no] Партию выигрывают { $first } и { $second }
}
table-won-shared = Победу делят: { $names }

## Consent

# На что нужно согласие остальных.
table-deeds = Стол
table-deed-claim = Остальные взятки мои
table-deed-claim-none = Больше не возьму ни одной
table-deed-undo = Вернуть мой последний ход
table-deed-pause = Сделать паузу
table-deed-stand-in = Пусть сыграет компьютер
table-deed-end = Закончить после этой сдачи
table-deed-end-now = Закончить партию сейчас
table-short-claim = Остальные мои
table-short-claim-none = Больше не беру
table-short-stand-in = Играет бот
table-short-end-now = Закончить
table-sure-claim = Все оставшиеся взятки ваши? Ваши карты откроются для всех.
table-sure-claim-none = Больше ни одной взятки? Ваши карты откроются для всех.
table-sure-end = Закончить партию после этой сдачи?
table-sure-end-now = Закончить партию сейчас? Эта сдача не будет засчитана.
table-asks-claim-all = { $you ->
    [yes] Вы забираете остальные взятки
   *[no] { $name } забирает остальные взятки
}
table-asks-claim-none = { $you ->
    [yes] Вы больше не берёте взяток
   *[no] { $name } больше не берёт взяток
}
table-asks-undo = { $you ->
    [yes] Вы просите вернуть последний ход
   *[no] { $name } просит вернуть последний ход
}
table-asks-end = { $you ->
    [yes] Вы предлагаете закончить партию после этой сдачи
   *[no] { $name } предлагает закончить партию после этой сдачи
}
table-asks-stand-in = { $you ->
    [yes] Вы предлагаете, чтобы за отсутствующего сыграл компьютер
   *[no] { $name } предлагает, чтобы за отсутствующего сыграл компьютер
}
table-asks-end-now = { $you ->
    [yes] Вы предлагаете закончить партию сейчас
   *[no] { $name } предлагает закончить партию сейчас
}
table-asks-waits = Ждём: { $names }
table-asks-withdraw = Отозвать
table-answer-claim-yes = Согласиться
table-answer-claim-no = Играть дальше
table-answer-undo-yes = Разрешить
table-answer-undo-no = Отказать
table-answer-end-yes = Согласиться
table-answer-end-no = Играть дальше
table-answer-stand-in-yes = Согласиться
table-answer-stand-in-no = Ждать дальше
table-answer-end-now-yes = Согласиться
table-answer-end-now-no = Ждать дальше
table-dropped-claim-no = Согласны не все, играем дальше. После следующей взятки можно предложить снова.
table-dropped-claim-withdrawn = Предложение отозвано, играем дальше
table-dropped-claim-played = Игра пошла дальше, предложение снято
table-dropped-claim-gone = Тот, кто предлагал, не за столом: предложение снято
table-dropped-undo-no = Ход не возвращён: кто-то отказал
table-dropped-undo-withdrawn = Ход всё-таки не возвращён
table-dropped-undo-played = Игра пошла дальше, ход не возвращён
table-dropped-undo-gone = Тот, кто просил, не за столом: ход не возвращён
table-dropped-end-no = Согласны не все, партия идёт дальше
table-dropped-end-withdrawn = Партия всё-таки идёт дальше
table-dropped-end-played = Партия идёт дальше
table-dropped-end-gone = Тот, кто предлагал, не за столом: партия идёт дальше
table-dropped-stand-in-no = Согласны не все, ждём дальше
table-dropped-stand-in-withdrawn = Предложение отозвано, ждём дальше
table-dropped-stand-in-gone = Тот, кто предлагал, не за столом: ждём дальше
table-dropped-stand-in-back = Отсутствовавший вернулся
table-dropped-end-now-no = Согласны не все, ждём дальше
table-dropped-end-now-withdrawn = Предложение отозвано, ждём дальше
table-dropped-end-now-gone = Тот, кто предлагал, не за столом: ждём дальше
table-dropped-end-now-back = Отсутствовавший вернулся, партия идёт дальше
# Who holds up the deal is away for longer than was agreed: those who stay have the choice.
table-missing = Нет на месте: { $name }. Что делать?
table-missing-free = { $name } свободно. Что делать?
table-missing-wait = Ждать
table-paused = Пауза
table-paused-by = { $you ->
    [yes] по вашей просьбе
   *[no] просит { $name }
}
table-resume = Продолжить
clock-told = { $you ->
    [yes] Ваше время вышло
   *[no] { $name }: время вышло
}
clock-told-act = { $you ->
    [yes] Ваше время вышло, этот ход делает бот
   *[no] { $name }: время вышло, этот ход делает бот
}
clock-taken-over = Ваше время вышло, за вас играет бот
clock-come-back = Я здесь

## Talk

table-talk-said = Что сказано
table-talk-emotes = Сказать одним касанием
table-talk-off = Хозяин стола выключил переписку.
table-talk-none-at-all = Хозяин стола выключил все разговоры.
table-talk-mutes = Кого вы слышите
table-talk-mute = Не слышать: { $name }
table-talk-unmute = Снова слышать: { $name }
table-talk-none = Пока никто ничего не сказал.
table-talk-say = Скажите что-нибудь
table-talk-send = Сказать
table-talk-unsaid = Пока не сказано. { $why }

## Log

# Журнал для слуха.
table-told-card = { $you ->
    [yes] Вы: { table-card }
   *[no] { $name }: { table-card }
}
table-told-call = { $you ->
    [yes] Вы: { table-call }
   *[no] { $name }: { table-call }
}
table-told-said = { $name }: { $words }
table-told-dealt = Сдача { $deal }: карты сданы
table-told-seat-joined = { $name } садится за стол
table-told-seat-left = { $name } уходит из-за стола
table-told-seat-away = Нет на месте: { $name }
table-told-seat-back = { $name } снова здесь
table-told-seat-computer = Бот играет вместо игрока: { $name }
table-told-seat-open = Место свободно
table-told-claim = { $you ->
    [yes] Ваше предложение принято
   *[no] { $name }: предложение принято
}
table-told-undone = { $you ->
    [yes] Ваш последний ход возвращён
   *[no] { $name }: последний ход возвращён
}
table-told-paused = { $you ->
    [yes] Вы делаете паузу
   *[no] { $name } делает паузу
}
table-told-resumed = Игра продолжается
table-told-ending = Партия закончится после этой сдачи
table-told-discard = { $you ->
    [yes] Вы сносите
   *[no] { $name } сносит
}

## Look back

table-last-trick-by = Последняя взятка: { $name }
table-you-put-down = Ваш снос
hands-look-back-nothing = Смотреть пока не на что.
hands-tricks = Взятки этой сдачи
hands-deal-before = Прошлая сдача
hands-won = { $you ->
    [yes] Взяли вы
   *[no] Берёт { $name }
}
hands-face-down = рубашкой вверх

## Settings

# Свои карты: порядок, как они отвечают, быстрота стола и взгляд назад на сдачу.
hands-order = Порядок карт
hands-aside = Козыри
hands-aside-left = слева
hands-aside-right = справа
hands-aside-among = на своём месте
hands-two-taps-help = Первое касание поднимает карту, второе ходит ею. Карта, перенесённая на стол, сыграна сразу.
hands-early = Выбирать карту до своего хода
hands-early-help = Она будет сыграна в ваш ход, а если ею нельзя, вернётся на место.
hands-forced = Единственная карта ходит сама
hands-forced-help = Если ходить можно только одной картой, она ляжет сама, и по задержке никто ничего не узнает.
hands-speed = Скорость стола
hands-speed-slow = медленно
hands-speed-normal = обычно
hands-speed-fast = быстро
hands-speed-instant = сразу
hands-keys = Клавиши
hands-key-walk = Стрелки, Home, End
hands-key-walk-does = перейти к картам и вдоль них
hands-key-digit = от 1 до 9 и 0 для десятой
hands-key-digit-does = перейти к этой карте
hands-key-enter = Enter или пробел
hands-key-enter-does = сыграть или выбрать карту
hands-key-move = Shift с любой из них
hands-key-move-does = взять карту с собой, если порядок свой
# Звуки и оповещения.
table-notices-title = Звуки и оповещения
table-notices = Когда мой ход, а я смотрю не сюда
table-notice-title = Сказать в заголовке страницы
table-notice-buzz = Вибрация
table-notice-knock = Постучать дважды
table-sounds = Звуки за столом
table-sounds-help = Карты, блюдо, стулья, конец партии
table-volume = Громкость

## Moved

table-moved = Этот стол открыт в другом месте
table-moved-why = Ваше место теперь в другой вкладке или на другом устройстве.
table-take-back = Играть здесь
table-carried = Вы перенесли своё место
table-carried-why = Ваше место теперь на другом устройстве. Чтобы снова играть здесь, перенесите его обратно оттуда через меню. Здесь можно смотреть.
table-carried-watch = Смотреть
table-removed = У вас здесь больше нет места
table-removed-why = Хозяин стола освободил ваше место, или от него отказались с другого устройства. За столом видно, есть ли свободное.

## Start

start-title = Садитесь и играйте
start-lead = Четыре игры с торговлей за вашим кухонным столом: с друзьями или с компьютером. Без регистрации.
start-games = Игры
start-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
start-computers = Компьютеры
start-chosen-computers = Компьютер:
start-chosen-rules = Правила:
start-as-written = обычные
start-changed = { $count ->
    [one] { $count } договорённость
    [few] { $count } договорённости
    [many] { $count } договорённостей
   *[other] { $count } договорённости
}
start-change = Изменить
start-alone = Сыграть сейчас
start-alone-how = с компьютером, сразу
start-make = Открыть стол
start-make-how = пригласить людей ссылкой
start-code = Код, ссылка или адрес стола
start-code-short = Код или ссылка
start-join = Сесть за стол
start-join-short = Войти
start-code-wrong = Это не код и не адрес. Код выглядит как 2xv2a7t6ty, адрес — как 192.168.1.20:8032/t/2xv2a7t6ty.
start-you = Вы
start-name-hint = Как к вам обращаться
start-theme = Оформление: { $theme }
start-theme-system = Авто
start-theme-light = Светлое
start-theme-dark = Тёмное
start-home = На главную
start-mark = Forehand, на главную
start-try-again = Ещё раз
start-computer = компьютер
start-plate-pairs = Партнёр сидит напротив.
start-plate-alone = Каждый играет за себя.
start-rules-for = { $game }: договорённости
start-done = Готово
start-how-to-play = Как играть
start-rules = Правила

start-mine = Мои столы
start-open = Открытые столы
start-open-none = Сейчас открытых столов в списке нет.
start-statistics = Моя статистика
start-replay = Повтор по записи
start-table-waiting = { $open ->
    [one] свободно { $open } место
    [few] свободно { $open } места
    [many] свободно { $open } мест
   *[other] свободно { $open } места
}
start-table-deal = сдача { $deal }
start-table-match-deal = партия { $match }, сдача { $deal }
start-table-turn = ходит { $name }
start-table-your-turn = Ваш ход
start-table-asked = Вас спрашивают
start-table-paused = пауза
start-table-won = { $you ->
    [yes] { $count ->
        [one] вы выиграли
       *[other] выиграли вы и { $names }
    }
   *[no] победа: { $names }
}
start-table-ended = закончена раньше времени
start-table-closed = закрыт хозяином сервера
start-table-nobody = пока никого
start-table-computers = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
    [many] { $count } компьютеров
   *[other] { $count } компьютера
}
start-table-gone = на сервере его больше нет
start-table-unknown = нет связи
start-table-forget = Убрать из списка: { $table }
start-table-more = ещё { $count }
start-tables-over = Завершённые ({ $count })

start-create-title = Открыть стол
start-create-name = Ваше имя
start-create-name-hint = Таким вас увидят остальные.
start-create-seats = Кто где сидит
start-create-seats-pairs = Сидящие напротив — партнёры.
start-create-seats-alone = Каждый играет за себя. Ход идёт по часовой стрелке.
start-create-seat = Место { $seat }
start-create-me = Я
start-create-open = Гость
start-create-bot = Бот, { $level }
start-create-settings = За столом
start-create-listed = Показать в списке открытых столов
start-create-listed-help = Тогда сесть сможет любой, кто откроет страницу этого сервера.
start-create-watchers = Можно смотреть
start-create-watchers-help = Зрители видят карты на столе и ничьих карт на руках.
start-create-chat = Переписка
start-create-chat-help = Игроки могут писать друг другу.
start-create-emotes = Готовые фразы
start-create-emotes-help = Игроки могут сказать готовую фразу одним нажатием.
start-create-hints = Подсказки
start-create-hints-help = Можно спросить, как сыграл бы компьютер. Кто спросил, увидят все.
start-create-levels = Как играют компьютеры
start-create-away = Если кого-то нет на месте
start-create-away-wait = ждать
start-create-away-bot = бот, { $level }
start-create-grace = Через сколько секунд считать, что игрока нет
start-create-pause = Пауза между сдачами, секунд
start-create-clock = Время на обдумывание
start-create-clock-help = Пауза и вопрос останавливают часы, потеря связи — нет.
start-create-clock-fixed = Его меняют между партиями.
start-create-zero = Когда время вышло
clock-none = без ограничения
clock-act = { $time } на ход
clock-match = { $time } на партию
clock-match-more = { $time } на партию, ещё { $more } с за каждый ход
clock-glance = { $time }. Когда оно вышло: { $zero }.
clock-zero-act = этот ход делает бот
clock-zero-take-over = дальше играет бот
clock-zero-show = только показать
start-create-go = Открыть стол
start-create-watch = Открыть стол и смотреть
start-create-full = Открыть стол и играть
start-seconds = { $value } с
start-until-ready = когда все готовы
start-minutes = { $value } мин

start-option-changed = изменено
start-option-reset-all = Вернуть обычные правила
start-option-default = обычно: { $value }
start-option-less = Меньше: { $name }
start-option-more = Больше: { $name }
start-option-range = от { $low } до { $high }
start-option-range-step = от { $low } до { $high }, шаг { $step }

start-name-empty = Напишите, пожалуйста, имя.
start-name-long = В имени не больше 32 букв.
start-name-control = В имени есть знак, который нельзя показать.
start-name-taken = За этим столом такое имя уже есть.

start-invite-title = { $table }: стол открыт
start-invite-title-plain = Стол открыт
start-invite-seated = { $game }, занято мест: { $seated } из { $seats }
start-invite-qr = QR-код приглашения
start-invite-address = Адрес стола
start-invite-home = Дома
start-invite-share = Поделиться
start-invite-copy = Копировать
start-invite-copied = Готово
start-invite-select = Нажмите Ctrl+C или удерживайте адрес, чтобы скопировать его
start-invite-text = Сыграем? { $game }

start-wait-title = Ждём игроков
start-wait-for = { $open ->
    [0] Все места заняты. Сдача начинается.
    [one] Свободно ещё { $open } место. Первая сдача начнётся, когда все места будут заняты.
    [few] Свободны ещё { $open } места. Первая сдача начнётся, когда все места будут заняты.
    [many] Свободно ещё { $open } мест. Первая сдача начнётся, когда все места будут заняты.
   *[other] Свободно ещё { $open } места. Первая сдача начнётся, когда все места будут заняты.
}
start-wait-waiting = ждём
start-wait-here = здесь
start-wait-away = нет на месте
start-wait-away-computer = нет на месте, играет бот
start-wait-computer = бот, { $level }
start-wait-host = хозяин стола
start-wait-you = вы
start-wait-start = Начать сейчас
start-wait-start-how = свободные места займёт компьютер
start-wait-remove = Убрать: { $name }
start-wait-seat-of = Место { $seat }, { $name }
start-wait-host-only = Хозяин стола может посадить на свободные места компьютер.
start-wait-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

start-join-title = Сесть за стол: { $table }
start-join-title-plain = Сесть за этот стол
start-join-game = { $game }, { $open ->
    [0] все места заняты
    [one] свободно { $open } место
    [few] свободно { $open } места
    [many] свободно { $open } мест
   *[other] свободно { $open } места
}
start-join-name = Ваше имя
start-join-any = Любое место
start-join-seats = Выберите место
start-join-sit = Сесть
start-join-watch = Смотреть
start-join-watch-only = Все места заняты. Можно смотреть.
start-join-full = Все места заняты, а зрителей за этот стол не пускают.
start-join-lost-seat = Ваше прежнее место отдано. Можно занять другое.
start-join-missing = Такого стола нет
start-join-missing-help = Может быть, в ссылке ошибка или стола больше нет. Попросите новую.
start-join-closed = Этот стол закрыт
start-join-partner = в паре: { $name }
start-join-between = между: { $left } и { $right }
start-join-left-of = сосед справа: { $name }
start-join-right-of = сосед слева: { $name }
start-join-here = Место { $seat }

start-menu-people = За столом
start-menu-invite = Пригласить
start-menu-fill = Посадить компьютер на свободные места
start-menu-game = Игра
start-menu-learn = Игра на нескольких экранах
start-menu-carry = Продолжить на другом устройстве
start-menu-run = Настройки стола
start-menu-swap = Поменять местами
start-menu-settings = Настройки
start-menu-theme = Оформление
start-menu-letters = Английские буквы на картах
start-menu-suits = Четыре цвета мастей
start-menu-rest = Сколько лежит взятка
start-menu-two-taps = Ходить двумя касаниями
start-menu-one-row = Карты в один ряд
start-menu-leave = Освободить место
start-menu-leave-ask = Уйти со своего места? Его займёт компьютер или гость.
start-menu-leave-yes = Уйти
start-menu-leave-no = Остаться
start-menu-remove-ask = Убрать из-за стола? { $name }
start-menu-remove-yes = Убрать
start-menu-remove-no = Оставить
start-menu-home = На главную

start-newcomer = { $game }: играете впервые?
start-newcomer-how = { $screens ->
    [one] Покажем на { $screens } коротком экране.
   *[other] Покажем на { $screens } коротких экранах.
}
start-newcomer-yes = Покажите
start-newcomer-no = Умею

sets-day-lead = Одни и те же карты для всех здесь, каждый день новые.
sets-day-open = ещё не сыграна
sets-day-begun = начата
sets-points = очки: { $points }
sets-friends = Сдачи с друзьями
sets-deals = { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
   *[other] { $count } сдач
}
sets-you-played = { $count ->
    [0] вы не сыграли ни одной
   *[other] вы сыграли { $count }
}
sets-new = Сдачи для игры с друзьями

## Score

score-title = Счёт
score-deal-of = { $game }, сдача { $deal } из { $deals }
score-deal-to = { $game }, сдача { $deal }, { $points ->
    [one] до { $points } очка
   *[other] до { $points } очков
}
score-match = Партия { $match }
score-which-match = Какая партия
score-back = За стол
score-deal = Сдача
score-contract = Контракт
score-what = Что было
score-points = очки
score-total = итог
score-you = Вы
score-made = сыграно
# Так говорят за столом: «сел без одной».
score-short = { $missing ->
    [1] без одной
    [2] без двух
    [3] без трёх
    [4] без четырёх
    [5] без пяти
    [6] без шести
    [7] без семи
    [8] без восьми
    [9] без девяти
    [10] без десяти
   *[other] не хватило { $missing }
}
score-over = { $over ->
    [one] { $over } лишняя
   *[other] { $over } лишних
}
score-set = не сыграно
score-in-play = идёт
score-bidding = Идёт торговля.
score-not-named = Игра ещё не заказана.
score-needs = — нужно { $tricks }, взято { $has }
score-needs-at-most = — не больше { $tricks }, взято { $has }
score-needs-none = — ни одной взятки, взято { $has }
score-playing = Идёт розыгрыш.
score-to-come = впереди
score-to-come-forehand = { $you ->
    [yes] впереди; следующая первая рука — вы
   *[no] впереди; следующая первая рука — { $name }
}
score-none-yet = Ни одна сдача ещё не окончена.
score-totals = Итоги по сдачам
score-totals-alone = Итоги
score-graph-deal = сдача { $deal }
score-graph-label = { $name } { $points }
score-graph-told = Итоги после { $deals ->
    [one] { $deals } сдачи
   *[other] { $deals } сдач
}: { $totals }.
score-copy = Копировать запись
score-copied = Запись скопирована
score-copy-by-hand = Запись показана ниже, её можно скопировать вручную.
score-record = Запись этой партии
score-save = Сохранить запись
score-whole = Весь счёт

score-check = Проверить сдачи
score-check-title = Честно ли сданы карты?
score-check-how = Перед каждой сдачей сервер загадывал секрет и объявлял его отпечаток. Затем браузер каждого игрока добавлял своё число, и секрет вместе с числами задавал порядок карт. Сейчас ваш браузер заново сделал по ним каждую сдачу.
score-check-right = Секрет подходит к отпечатку, объявленному раньше, чем кто-либо добавил число, и вместе с числами даёт ровно те карты, что были сданы.
score-check-seen = Там, где есть ваше число, отпечаток ещё и тот самый, который ваш браузер видел заранее. Когда его объявляли, этих карт не мог знать никто.
score-check-limits = Чего так не исключить: сговора сервера с игроком, чьё число пришло последним.
score-check-running = Проверяем
score-check-match = Сдачи партии
score-check-none = Первая сдача ещё не окончена. Проверить сдачу можно, когда в её конце объявлен секрет.
score-check-deal = Сдача { $deal }
score-check-ok = Верно, и ваше число учтено.
score-check-ok-unseen = Верно. Ваш браузер своего числа не добавлял.
score-check-no-shuffle = В этой сдаче нечего проверять: карты не тасовались.
score-check-no-secret = Секрет этой сдачи не объявлен.
score-check-unknown-game = Эта страница не знает, как сдают в этой игре.
score-check-commit = Неверно: секрет не подходит к отпечатку.
score-check-promise = Неверно: это не тот отпечаток, который ваш браузер видел перед сдачей.
score-check-salt-missing = Неверно: числа, которое послал ваш браузер, нет. Оно пришло слишком поздно или его пропустили.
score-check-salt-altered = Неверно: число, которое послал ваш браузер, изменено.
score-check-forehand = Неверно: первой рукой по жребию выпало быть другому месту.
score-check-cards = Неверно: секрет и числа дают другие карты.
score-check-malformed = Неверно: запись тасовки повреждена.
score-check-all = { $count ->
    [1] Сдача верна.
    [one] Все сдачи верны: { $count }.
   *[other] Все сдачи верны: { $count }.
}
score-check-some = { $wrong ->
    [one] Неверна { $wrong } сдача.
    [few] Неверны { $wrong } сдачи.
    [many] Неверно { $wrong } сдач.
   *[other] Неверно { $wrong } сдачи.
}
score-check-partly = { $count ->
    [one] Верна { $count } сдача, остальные проверить нельзя.
    [few] Верны { $count } сдачи, остальные проверить нельзя.
    [many] Верно { $count } сдач, остальные проверить нельзя.
   *[other] Верно { $count } сдачи, остальные проверить нельзя.
}

# За что выиграны или потеряны очки; слова стоят после имени: «Мира — взято 7, нужно 6: 2 × 7».
score-perfrance-declarer-made = — взято { $took }, нужно { $needs }: { $rate } × { $took }
score-perfrance-declarer-set = — взято { $took }, нужно { $needs }: ремиз
score-perfrance-other-made = — взято { $took }, нужно { $needs }: { $rate } × { $took }
score-perfrance-other-set = — взято { $took }, нужно { $needs }: ремиз
score-perfrance-folded = — карты брошены
score-perfrance-both-folded = — игра без розыгрыша, оба бросили карты
score-perfrance-no-trump = — взято { $took }: { $rate } × { $took }
score-preference-made = — взято { $took }, нужно { $needs }: 5 × { $worth }
score-preference-given = — игра без вистов: 5 × { $worth }
score-preference-short = — взято { $took } из { $needs }, не хватило { $short }: −5 × { $worth } × { $short }
score-preference-passed = — пас
score-preference-whist = — вист, взято { $took }: { $took } × { $worth }
score-preference-whist-short = — вист, взято { $took }, обязательных { $duty }, не хватило { $short }: { $took } × { $worth } − { $short } × { $worth }
score-preference-whist-alone = — вист в одиночку, у обоих { $took }: { $took } × { $worth }
score-preference-whist-alone-short = — вист в одиночку, у обоих { $took }, обязательных { $duty }, не хватило { $short }: { $took } × { $worth } − { $short } × { $worth }
score-preference-misere-made = — ни одной взятки
score-preference-misere-lost = — взято { $took }: −20 × { $took }
score-preference-misere-defended = — защита
score-preference-passed-out = — взято { $took }: −2 × { $took }
score-preference-passed-out-none = — ни одной взятки
score-priffe-made = — взято { $took }, сверх шести { $count }: { $count } × 10
score-priffe-failed = — у играющих { $took }, до семи не хватило { $count }: { $count } × 20
score-priffe-null-made = — взято { $took }, меньше семи на { $count }: { $count } × 10
score-priffe-null-failed = — играющим отдано { $took }, сверх шести { $count }: { $count } × 20
score-priffe-forced-null = { $count ->
    [0] — взято { $took }, не меньше шести
   *[other] — взято { $took }, меньше шести на { $count }: { $count } × 10
}
score-priffe-small-slam = — малый шлем
score-priffe-grand-slam = — большой шлем
score-five-hundred-made = — взято { $took }, нужно { $needs }, заявка стоит { $value }
score-five-hundred-slam = — взяты все десять: шлем
score-five-hundred-failed = — взято { $took } из { $needs }, не хватило { $short }
score-five-hundred-misere-made = — ни одной взятки
score-five-hundred-misere-lost = — есть взятка
score-five-hundred-misere-defended = — защита
score-five-hundred-others = — взято { $took }: 10 × { $took }
score-five-hundred-passed-out = — никому ни очка

score-perfrance-contract-none = Без козыря
score-preference-contract-misere = Мизер
score-preference-contract-passed-out = Распасы
score-priffe-contract-spill = Спилл
score-priffe-contract-null = Нуль
score-priffe-contract-forced-null = Вынужденный нуль
score-five-hundred-contract-misere = Мизер
score-five-hundred-contract-open-misere = Открытый мизер
score-five-hundred-contract-passed-out = Все пас
score-replay = Повтор
score-replay-deal = Повтор сдачи { $deal }

# Another match.
score-again = Сыграть ещё
score-again-friends = Сыграть эти сдачи с друзьями
score-again-asks = { $count ->
    [one] { $names } хочет сыграть ещё
   *[other] { $names } хотят сыграть ещё
}
score-again-waits = Ещё один матч? Ждём: { $names }
score-again-open = { $count ->
    [one] Свободно { $count } место. Матч начнётся, когда его займут
    [few] Свободно { $count } места. Матч начнётся, когда их займут
   *[many] Свободно { $count } мест. Матч начнётся, когда их займут
}
score-again-not = Передумать
score-again-without = Начать без участия: { $names }

## Replay

# A deal that is over, played back, and records that come from elsewhere.
replay-page-title = Повтор сдачи { $deal }
replay-wait = Сдача загружается
replay-play-first = Сыграть сдачу
replay-leave = Назад
replay-begun = { $turn ->
    [yes] Началась следующая сдача, ваш ход.
   *[no] Началась следующая сдача.
}
replay-to-table = За стол
replay-deal-before = Предыдущая сдача
replay-deal-after = Следующая сдача
replay-view = Карты
replay-view-open = Все руки открыты
replay-view-seat = Как видит { $name }
replay-hand = { $name }: карты
replay-laid-away = Снос
replay-controls = Повтор
replay-slider = Место в сдаче
replay-place = Шаг { $at } из { $steps }
replay-trick = Взятка
replay-tricks = Взятки
replay-trick-back = Предыдущая взятка
replay-trick-on = Следующая взятка
replay-step-back = Шаг назад
replay-step = Шаг вперёд
replay-play = Пуск
replay-stop = Стоп
replay-pace = Скорость
replay-pace-slow = медленно
replay-pace-normal = обычно
replay-pace-fast = быстро
replay-key-led = заход
replay-key-won = взятка
replay-analysis = Разбор
replay-analyse = Разобрать розыгрыш
replay-analyse-about = Компьютер пройдёт по розыгрышу: чего стоила каждая карта и какие из них стоили очков.
replay-analyse-again = Попробовать ещё раз
replay-analysing = Считаем, чего стоила каждая карта
replay-analysis-broken = Разбор прервался.
replay-mistake = { $points ->
    [one] { $name }: потеряно { $points } очко. Лучше: { $better }
    [few] { $name }: потеряно { $points } очка. Лучше: { $better }
    [many] { $name }: потеряно { $points } очков. Лучше: { $better }
   *[other] { $name }: потеряно { $points } очка. Лучше: { $better }
}
replay-mistakes = Ошибки
replay-mistakes-found = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
replay-mistakes-none = Ошибок, которых игрок мог избежать, нет.
replay-trick-number = Взятка { $trick }:
replay-lost = Потеряно очков из-за ошибок
replay-key-mistake = ошибка и её цена
replay-worth = { $name }, взятка { $trick }
replay-worth-card = Карта
replay-worth-seen = По тому, что было известно
replay-worth-open = Все карты открыты
replay-worth-played = сыграна
replay-worth-better = лучше
replay-worth-about = Очки на счету «{ $name }» относительно остальных с каждой картой, в среднем по воображаемым раскладам; ± — погрешность.
replay-worth-unknown = Здесь возможно слишком много раскладов, поэтому есть только оценка при всех открытых картах.
replay-worth-none = На этом шаге выбора карт нет.
replay-shuffle-ok = Тасовка совпадает с тем, к чему сервер обязался до сдачи карт.
replay-shuffle-wrong = Тасовка не совпадает с тем, к чему сервер обязался.
replay-shuffle-given = Эти карты не тасовались: сыгранная раньше сдача играется снова.
replay-if = А если?
replay-if-start = Сыграть иначе за игрока { $name }
replay-if-none = На этом шаге никто не ходит
replay-if-about = С этого шага вы решаете за одно место, все карты открыты. За остальных играют компьютеры.
replay-if-left = вместо: { $said }
replay-if-turn = Ход: { $name }
replay-if-wait = Сдача продолжается
replay-if-broken = Продолжить не удалось.
replay-if-back = Назад к сыгранному
replay-if-undo = Взять назад
replay-if-best = Лучшая игра всех
replay-if-end = К концу
replay-if-outcome = { $known ->
    [yes] { $tricks ->
        [one] { $name }: { $tricks } взятка, { $brought } вместо { $really }
        [few] { $name }: { $tricks } взятки, { $brought } вместо { $really }
        [many] { $name }: { $tricks } взяток, { $brought } вместо { $really }
       *[other] { $name }: { $tricks } взятки, { $brought } вместо { $really }
    }
   *[no] { $tricks ->
        [one] { $name }: { $tricks } взятка, { $brought }
        [few] { $name }: { $tricks } взятки, { $brought }
        [many] { $name }: { $tricks } взяток, { $brought }
       *[other] { $name }: { $tricks } взятки, { $brought }
    }
}
replay-if-brought = На этот раз
replay-if-really = Тогда
replay-if-inexact = Не для каждой карты удалось найти лучшее; остальные сыграли компьютеры.
replay-key-left = сыграно не было
replay-again = Сыграть снова
replay-again-who = Чьё место
replay-again-seat = за игрока { $name }
replay-again-start = Сыграть эту сдачу снова
replay-again-about = Вы видите только свои карты. На других местах компьютеры, а в конце результат сравнивается с тем, что было.
replay-take = Сохранить и отправить
replay-copy = Копировать как текст
replay-copied = Сдача скопирована. Её можно вставить в письмо.
replay-copy-link = Копировать ссылку на этот шаг
replay-link-copied = Ссылка скопирована
replay-save-deal = Сохранить эту сдачу
replay-save-match = Сохранить партию
replay-save-table = Сохранить все партии этого стола
replay-save-pbn = Сохранить в PBN для бриджевых программ
replay-mail-below = Запись сдачи; её можно вставить на странице записей:
replay-picture = Картинкой
replay-picture-deal = Сдача, { $format }
replay-picture-score = Счёт, { $format }
replay-other = Посмотреть другую запись
replay-open-title = Повтор по записи
replay-open-paste = Вставьте запись или письмо, в котором она пришла
replay-open-go = Показать
replay-open-file = Открыть файл
replay-open-records = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[other] { $count } записей
}
replay-deals = { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
   *[other] { $count } сдач
}
replay-fault-head = В начале:
replay-fault-deal = В сдаче { $deal }:
replay-fault-action = В сдаче { $deal }, на шаге { $action }:
replay-fault-line = Строка { $line }.
replay-mine = Ваши столы
replay-mine-help = { $count ->
    [one] Партии { $count } стола, который помнит этот браузер, по записи в строке.
    [few] Партии { $count } столов, которые помнит этот браузер, по записи в строке.
   *[other] Партии { $count } столов, которые помнит этот браузер, по записи в строке.
}
replay-save-all = Сохранить все записи
replay-save-none = Ни одна сдача ещё не доиграна, сохранять нечего.
replay-save-missed = Не сохранены: { $tables }.

## Sets

sets-day-of = { $game }: сдача дня, { $day }
sets-new-lead = Все играют одними и теми же картами с одного места против компьютера, когда удобно. Потом сравниваете.
sets-new-deals = Число сдач
sets-new-open = Открыто
sets-new-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
sets-new-make = Создать сдачи
sets-title = { $game }: { $count ->
    [one] { $count } сдача с друзьями
    [few] { $count } сдачи с друзьями
   *[other] { $count } сдач с друзьями
}
sets-closes = Открыто до: { $when }
sets-closed = Закрыто
sets-count = { $count ->
    [0] никто ещё не начал
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
sets-level = компьютер: { $level }
sets-how = Каждую сдачу вы играете один раз, без подсказок и без отмены ходов.
sets-of-match = Эти сдачи были сыграны в партии. Кто сидел за столом, видел карты: они тоже могут играть, но ни с кем не сравниваются.
sets-knew = карты были известны
sets-how-one = Вы играете её один раз, без подсказок и без отмены ходов.
sets-play = Сыграть сдачу
sets-play-deal = Сыграть сдачу { $deal }
sets-play-on = Играть дальше
sets-compare = Как сыграли другие
sets-withheld = Как сыграли другие, вы увидите, когда сыграете сами или когда сдача закроется.
sets-results = Результаты
sets-standings = Сравнение
sets-deal = Сдача { $deal }
sets-nobody = Её никто не сыграл.
sets-who = Кто
sets-contract = Контракт
sets-tricks = Взятки
sets-won = Очки
sets-behind = До лучшего
sets-best = лучший результат
sets-total = Итог
sets-passed = без контракта
sets-own-contract = свой
sets-other-contract = соперника
sets-replay = Повтор сдачи, как её сыграл игрок { $name }
sets-all = Показать все: { $count }
sets-unfinished = Не доиграли: { $names }
sets-invite = Пригласить других
sets-played-of = сыграно { $played } из { $deals }
sets-close = Закрыть сейчас
sets-close-ask = Больше никто не сможет сыграть эти сдачи, и все их увидят. Закрыть?
sets-close-yes = Закрыть
sets-close-no = Оставить открытыми
sets-before = Сдача предыдущего дня
sets-today = Сегодняшняя сдача
sets-home = На главную
sets-bound = Честные карты
sets-bound-how = Карты следуют из секрета, который сервер загадал до того, как кто-либо сыграл. Это отпечаток секрета. Сам секрет объявят, когда сдача закроется; тогда ваш браузер заново сделает по нему карты и сравнит.
sets-bound-told = Секрет объявлен. Ваш браузер заново сделал по нему карты.
sets-bound-kept = Секрет подходит к отпечатку и даёт именно эти карты; проверено результатов: { $count }.
sets-bound-wrong = Как играл(а) { $name }: { $wrong }
sets-bound-promised = Секрет подходит к отпечатку.
sets-commit = Отпечаток
sets-secret = Секрет

## Introductions

# Несколько экранов на игру для тех, кто видит её впервые: заголовок, абзац и картинка из карт или таблички;
# строки после абзаца — слова на картинке. Факты те же, что на страницах правил.

intro-title = Как играть: { $game }
intro-step = { $step } из { $steps }
intro-next = Дальше
intro-back = Назад
intro-play = Сыграть сдачу
intro-skip = Сразу играть
intro-to-table = За стол
intro-close = Закрыть введение
intro-rules = Все правила
intro-high-low = От старшей к младшей
intro-low-high = От младшей к старшей
intro-trump = козырь { table-suit }
intro-no-trump = без козыря
intro-takes = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
}

intro-perfrance-idea-title = Каждый за себя
intro-perfrance-idea = У троих игроков по десять карт, от семёрки до туза, и ещё две лежат отдельно: это прикуп. Один из вас назначает масть: она становится козырем и бьёт три остальные. Этот игрок — играющий, и ему нужно шесть взяток из десяти. Остальным нужно по две, или они вовремя выходят из игры.
intro-perfrance-trick-title = Взятка
intro-perfrance-trick = Каждый кладёт по одной карте. Первая задаёт масть, и остальные, если могут, кладут ту же. Взятку берёт старшая карта этой масти, если только никто без неё не положил козырь. Кто взял взятку, ходит следующим.
intro-perfrance-duties-title = Две обязанности
intro-perfrance-duties = Если масти хода у вас нет, кладите козырь, если он есть. А тот, кто кладёт карту последним, обязан взять взятку, если это может хоть одна из разрешённых карт. Карты, которыми можно ходить, стол приподнимает. Коснитесь любой другой, и он скажет, почему нельзя.
intro-perfrance-duties-last = Вы кладёте последним и можете взять: значит, королём.
intro-perfrance-naming-title = Кто назначает козырь
intro-perfrance-naming = Каждый говорит один раз: пас или масть старше уже названной. Последняя названная масть — козырь. Если все трое спасовали, идёт второй круг: в нём можно взять прикуп, назначить любую масть и снести две карты. Если никто не взял, играют без козыря.
intro-perfrance-fold-title = Бросьте карты, пока не проиграли
intro-perfrance-fold = В первой взятке, когда очередь дойдёт до вас, можно не ходить, а бросить карты — если вы не играющий и если есть козырь. Вы выходите из этой сдачи и ничего не теряете. Оставайтесь, если карты обещают две взятки: туз почти всегда одна из них.
intro-perfrance-fold-good = С такими картами оставайтесь, если козырь — черви
intro-perfrance-fold-poor = Такие карты лучше бросить
intro-perfrance-score-title = Чего это стоит
intro-perfrance-score = Если козырь — черви, всё считается вдвойне. Партия окончена, когда у кого-то 120 очков или меньше чем −120; побеждает самый большой итог.
intro-perfrance-score-declarer = Играющий, шесть взяток или больше
intro-perfrance-score-others = Другой игрок, две взятки или больше
intro-perfrance-score-each = 2 за взятку
intro-perfrance-score-too-few = Любой из них, если взяток меньше
intro-perfrance-score-folded = Карты брошены
intro-perfrance-score-both = Играющий, если карты бросили оба
intro-perfrance-score-none = Без козыря: каждый, сколько бы ни взял

intro-preference-idea-title = Один против двоих
intro-preference-idea = У троих игроков по десять карт, от семёрки до туза, и ещё две лежат отдельно: это прикуп. В каждой сдаче один из вас обещает взять определённое число взяток и играет один против двоих. Счёт на всю партию у каждого свой.
intro-preference-trick-title = Взятка
intro-preference-trick = Каждый кладёт по одной карте. Первая задаёт масть, и остальные, если могут, кладут ту же. У кого её нет, тот обязан положить козырь, если он есть на руке. Взятку берёт старший козырь, а если козырей нет, старшая карта масти хода. Кто взял взятку, ходит следующим.
intro-preference-bidding-title = Вверх по ступеням
intro-preference-bidding = Заявка — это число взяток и козырь. В свою очередь вы пасуете или поднимаетесь на следующую ступень; кто спасовал, тот из торговли вышел. Последний оставшийся играет. Мизер обещает не взять ни одной взятки, и сказать его можно только первым словом. Если спасовали все трое — распасы: каждый старается не брать взяток.
intro-preference-bidding-next = и так далее, до десяти без козыря
intro-preference-talon-title = Прикуп
intro-preference-talon = Обе карты прикупа открывают для всех, и играющий берёт их себе. Затем он сносит любые две карты из двенадцати рубашкой вверх. Теперь он заказывает игру: свою заявку или любую игру старше, которая обещает не больше чем на одну взятку сверх неё.
intro-preference-talon-hand = Две карты из прикупа, две выбраны на снос
intro-preference-whist-title = Вист или пас?
intro-preference-whist = Двух других спрашивают по очереди. «Вист» значит: мы возьмём свою долю взяток, и за мои мне заплатят. «Пас» значит: я ничего не выиграю и не потеряю. Если пас сказали оба, игра засчитана без розыгрыша. Если хоть один вистует, играют все трое.
intro-preference-whist-six = Против шестерной, вдвоём
intro-preference-whist-seven = Против семерной
intro-preference-whist-higher = Против игры старше
intro-preference-whist-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}
intro-preference-score-title = Чего это стоит
intro-preference-score = Цена шестерной — 2, семерной — 4, восьмерной — 6, девятерной — 8, десятерной — 10. Взятки сверх обещанных ничего не добавляют. В партии двенадцать сдач, побеждает самый большой итог. В строках таблицы — шестерная.
intro-preference-score-made = Игра сыграна
intro-preference-score-short = За каждую недобранную взятку
intro-preference-score-whist = Вистующий, за каждую взятку
intro-preference-score-duty = Вистующий, за каждую взятку, которой не хватило двоим до их доли
intro-preference-score-misere = Мизер сыгран
intro-preference-score-misere-lost = Мизер, за каждую взятку
intro-preference-score-passed = Распасы, за каждую взятку
intro-preference-score-passed-none = Распасы, ни одной взятки

intro-priffe-idea-title = Вы и тот, кто напротив
intro-priffe-idea = Четверо игроков в двух парах, у каждого тринадцать карт. Партнёры сидят друг напротив друга, и счёт у них общий. Перед каждой сдачей один круг заявок решает, о чём игра: иногда взятки нужны, а иногда их боятся.
intro-priffe-trick-title = Взятка
intro-priffe-trick = Каждый кладёт по одной карте. Первая задаёт масть, и остальные, если могут, кладут ту же. У кого её нет, тот кладёт что угодно, хоть козырь. Взятку берёт старший козырь, а если козырей нет, старшая карта масти хода. Взятка партнёра — и ваша тоже.
intro-priffe-calls-title = По одному слову
intro-priffe-calls = Каждый говорит один раз: пас или заявка старше прежних. Старшая заявка становится контрактом, а пара, которая её сделала, играет.
intro-priffe-call-spill = без козыря, взятки нужны
intro-priffe-call-null = без козыря, взятки не нужны
intro-priffe-call-hearts = козырь черви, взятки нужны
intro-priffe-call-diamonds = козырь бубны, взятки нужны
intro-priffe-call-spades = подсказка партнёру
intro-priffe-call-clubs = подсказка партнёру
intro-priffe-quiet-title = Две заявки-подсказки
intro-priffe-quiet = Пики и трефы козырем не бывают. Они только рассказывают партнёру о ваших картах. Пики могут заявить двое, кто говорит первыми, а трефы — любой, пока заявок не было.
intro-priffe-quiet-spades = двое, кто говорит первыми
intro-priffe-quiet-clubs = любой, пока заявок не было
intro-priffe-forced-title = Вынужденный нуль
intro-priffe-forced = Если спасовали все четверо или старшая заявка — пики либо трефы, козыря нет, играющей пары нет и обе пары стараются брать меньше взяток. Так бывает часто. Кладите карты младше чужих, а когда масти нет, избавляйтесь от старших.
intro-priffe-score-title = Чего это стоит
intro-priffe-score = Шлем оплачивается сверху: 10 за двенадцать взяток, 20 за все тринадцать; там, где взятки не нужны, — 10 за одну-единственную и 20, если нет ни одной. В партии восемь сдач, побеждает пара, у которой больше очков.
intro-priffe-score-made = Играющие, если взятки нужны, за каждую сверх шести
intro-priffe-score-short = Их соперники, за каждую, которой не хватило до семи
intro-priffe-score-null = Играющие на нуле, за каждую взятку меньше семи
intro-priffe-score-null-lost = Их соперники, за каждую сверх шести
intro-priffe-score-forced = Вынужденный нуль, каждая пара, за каждую взятку меньше шести

intro-five-hundred-idea-title = Вы и тот, кто напротив
intro-five-hundred-idea = Четверо игроков в двух парах, у каждого десять карт, и ещё три лежат отдельно: это прикуп. Партнёры сидят друг напротив друга, и счёт у них общий. Пара, пообещавшая больше, старается взять столько взяток из десяти; другая пара старается ей помешать.
intro-five-hundred-ranks-title = Валеты идут вверх
intro-five-hundred-ranks = Старший козырь — джокер. За ним идут козырный валет и другой валет того же цвета: правый и левый бауэр. Только потом туз. Левый бауэр — козырь во всём. Если козырь черви, то бубновый валет — червонная карта, а не бубновая.
intro-five-hundred-joker = джокер
intro-five-hundred-right = правый бауэр
intro-five-hundred-left = левый бауэр
intro-five-hundred-then = Дальше, если козырь — черви
intro-five-hundred-trick-title = Взятка
intro-five-hundred-trick = Каждый кладёт по одной карте. Первая задаёт масть, и остальные, если могут, кладут ту же. У кого её нет, тот кладёт что угодно, хоть козырь. Взятку берёт старший козырь, а если козырей нет, старшая карта масти хода. Без козырной масти джокер всё равно берёт любую взятку, но на чужой ход его можно положить, только когда у вас нет масти хода.
intro-five-hundred-bidding-title = Торгуйтесь
intro-five-hundred-bidding = Заявка — это число взяток, от шести до десяти, и козырь или игра без него. Следующая должна быть старше: больше взяток или столько же в старшей масти. Подниматься можно через ступень. Кто спасовал, тот вышел, а последний оставшийся играет. Каждая лишняя обещанная взятка стоит на 100 больше.
intro-five-hundred-kitty-title = Прикуп
intro-five-hundred-kitty = Играющий берёт три карты прикупа, которых не видит больше никто, и сносит любые три из тринадцати. Потом он делает первый ход. Поэтому заявляйте чуть больше, чем видите на руке: кое-что принесут партнёр и прикуп.
intro-five-hundred-kitty-hand = Три карты из прикупа, три выбраны на снос
intro-five-hundred-score-title = Чего это стоит
intro-five-hundred-score = Партию выигрывает пара, которая первой набрала 500 очков. Пара, упавшая до −500, её проиграла. В строках таблицы — заявка семь пик.
intro-five-hundred-score-made = Играющие сдержали слово
intro-five-hundred-score-failed = Играющие не сдержали слова
intro-five-hundred-score-others = Другая пара, за каждую свою взятку

## Rules

rules-title = Правила: { $game }
rules-loading = Правила загружаются
rules-missing = Для этой игры страницы правил нет.
rules-contents = На этой странице
rules-here = За этим столом
rules-here-none = Всё по обычным правилам.
# Перед договорённостью, которая меняет правило над ней: «За этим столом: заявлять можно через ступень».
rules-otherwise = За этим столом:
rules-learn = Игра на нескольких экранах

## Hints

hint-card = Компьютер сыграл бы так: { table-card }.
hint-call = Компьютер сказал бы так: { table-call }.
hint-discard = Компьютер снёс бы: { $cards }.

# Почему подсказка такова; говорится после неё.
reason-only = Ничего другого нельзя.
reason-rules = По общим соображениям.
reason-all-same = Любой выбор даёт одно и то же. Воображаемых сдач: { $deals }.
reason-best-in = Лучшего нет в { $good } из { $deals } воображаемых сдач.
reason-made-in = Контракт сыгран в { $good } из { $deals } воображаемых сдач.
reason-down-in = Контракт не сыгран в { $good } из { $deals } воображаемых сдач.
reason-made = Шансы сыграть «{ table-call }» с такими картами: около { $good } из 100.
reason-made-but = Шансы сыграть «{ table-call }» с такими картами: около { $good } из 100, но пас выгоднее.
reason-high-cards = Сообщает партнёру о старших картах.
reason-low-cards = Сообщает партнёру о младших картах.
reason-void = { $name }: нет масти { table-suit }.
reason-partner-void = { $name }: нет масти { table-suit }, можно побить козырем.
reason-leads-trump = Отбирает козыри.
reason-highest-left = Старше в этой масти ничего не осталось.
reason-takes-cheaply = Берёт взятку самой младшей картой из возможных.
reason-partners-trick = Взятка и так у партнёра.
reason-ruffs = Бьёт козырем: масти нет.
reason-highest-under = Самая старшая из карт, которые не берут взятку.
reason-keeps = Остаётся на потом: { table-card }.

## Seats

# Место на пути к другому устройству того же человека и два места, которые меняются.
seat-carry-how = Сосканируйте это другим устройством или откройте на нём адрес. Ваше место перейдёт туда, а эта страница его отпустит.
seat-carry-qr = QR-код, который переносит ваше место
seat-carry-secret = Кто откроет этот адрес, у того и ваше место, поэтому никому его не показывайте.
seat-carry-left = Действует ещё { $time }
seat-carry-over = Срок этого кода истёк.
seat-carry-again = Сделать новый
seat-carry-coming = Переносим ваше место на это устройство
seat-carry-failed = Место не перенеслось
seat-carry-to-table = За стол
seat-swap-how = Выберите два места, которые поменяются.
seat-swap-do = Поменять: { $first } и { $second }
seat-swap-choose = Выберите два места
seat-swap-later = Меняться местами можно до первой сдачи и после партии.

## Host page

host-title = Ваш сервер
host-no-key = Эта страница для того, кто запустил сервер. Её адрес — в терминале, где работает сервер.
host-bad-key = Этот ключ больше не годится. При каждом запуске сервер делает новый: возьмите адрес из терминала.
host-here = Как сюда попасть остальным
host-qr = QR-код этого сервера
host-internet = Из интернета
host-people = { $count ->
    [0] здесь никого
    [one] здесь { $count } человек
    [few] здесь { $count } человека
    [many] здесь { $count } человек
   *[other] здесь { $count } человека
}
host-running-minutes = { $count ->
    [0] только что запущен
    [one] работает { $count } минуту
    [few] работает { $count } минуты
    [many] работает { $count } минут
   *[other] работает { $count } минуты
}
host-running-hours = { $count ->
    [one] работает { $count } час
    [few] работает { $count } часа
    [many] работает { $count } часов
   *[other] работает { $count } часа
}
host-running-days = { $count ->
    [one] работает { $count } день
    [few] работает { $count } дня
    [many] работает { $count } дней
   *[other] работает { $count } дня
}
host-data = Всё хранится в папке { $folder }.
host-version = Forehand { $version }
host-tables = Столы
host-tables-none = Ещё ни одного стола не открыто.
host-tables-more = { $count ->
    [one] Ещё { $count } стол, за которым никого нет.
    [few] Ещё { $count } стола, за которыми никого нет.
    [many] Ещё { $count } столов, за которыми никого нет.
   *[other] Ещё { $count } стола, за которыми никого нет.
}
host-create = Кто может открывать столы
host-create-anyone = Все, кто открыл страницу
host-create-host = Только я
host-create-note = Открытые столы останутся. Те, кто сыграл за столом партию, смогут сыграть её сдачи с друзьями.
host-close = Закрыть: { $table } ({ $people })
host-close-short = Закрыть
host-close-ask = Закрыть насовсем: { $table } ({ $people })? Всем за этим столом придётся уйти.
host-close-yes = Закрыть стол
host-close-no = Оставить
host-idle = последний ход: { $ago }
host-stop = Остановить сервер
host-stop-ask = { $people ->
    [0] Остановить сервер? Здесь никого.
    [one] Остановить сервер? Связь прервётся у { $people } человека.
    [few] Остановить сервер? Связь прервётся у { $people } человек.
    [many] Остановить сервер? Связь прервётся у { $people } человек.
   *[other] Остановить сервер? Связь прервётся у { $people } человека.
} Когда вы запустите его снова, столы будут на месте.
host-stop-yes = Остановить
host-stop-no = Пусть работает
host-stopped = Сервер остановлен
host-stopped-how = Запустите его снова там же, где запускали. Адрес этой страницы будет другим.

## Statistics

# Итоги собственных сдач игрока, для тех, кто этого хочет.
stats-title = Моя статистика
stats-lead = Если хотите, Forehand запоминает, чем кончаются ваши сдачи: очки, контракты, игру в защите.
stats-about-deal = О каждой вашей сдаче: игра и контракт, ваша роль, очки и взятки, когда это было и с кем вы сидели, с людьми или с компьютерами.
stats-about-key = Ни учётной записи, ни имени. Браузер создаёт одно длинное случайное число, а сервер хранит только его отпечаток. За столом никто не узнаёт, что вы ведёте статистику.
stats-about-yours = Её можно перенести на другое устройство, сохранить в файл и в любой момент удалить.
stats-begin = Вести мою статистику
stats-none = С этого момента ваши сдачи учитываются. Загляните сюда, когда сыграете хотя бы одну.
stats-game = Игра
stats-tables = Столы
stats-people = С людьми
stats-computers = Только компьютеры
stats-deals = Сдачи
stats-points = Очки
stats-a-deal = Очков за сдачу
stats-matches-won = Выиграно партий
stats-contracts-made = Сыграно контрактов
# Несколько из всех: «3 из 7».
stats-of = { $some } из { $all }
stats-too-few = С 30 сдач будет видно и то, насколько на очки за сдачу мог повлиять случай.
stats-half-is = ± показывает, что мог сделать случай: в 19 случаях из 20 ваша настоящая сила лежит в этих пределах.
stats-course = Нарастающий итог
stats-course-told = { $deals ->
    [one] Итог после { $deals } сдачи: { $points }.
    [few] Итог после { $deals } сдач: { $points }.
    [many] Итог после { $deals } сдач: { $points }.
   *[other] Итог после { $deals } сдачи: { $points }.
}
stats-over-time = Очки за сдачу по времени
stats-as-table = Таблицей
stats-by-day = День
stats-by-week = Неделя с
stats-by-month = Месяц
stats-contracts = Ваши контракты
stats-made = Сыграно
stats-contract-made = Контракт сыгран
stats-parts = Ваша роль в сдаче
stats-part = Роль
stats-part-declarer = Играющий
stats-part-partner = Партнёр играющего
stats-part-defender = В защите
stats-part-undeclared = Без играющего
stats-answers = В защите, когда спрашивали
stats-answer = Ответ
stats-answer-whist = Вист
stats-answer-pass = Пас
stats-answer-fold = Карты брошены
stats-answer-stay = Игра продолжена
stats-share = Доля
stats-owner = Она ваша
stats-counts = Сдачи, сыгранные в этом браузере, учитываются.
stats-stopped = Сейчас ваши сдачи не учитываются.
stats-carry = Перенести на другое устройство
stats-carry-how = Сосканируйте это другим устройством или откройте на нём адрес. После этого на обоих будет одна и та же статистика.
stats-carry-qr = QR-код, который переносит вашу статистику
stats-carry-secret = Кто откроет этот адрес, сможет увидеть и удалить вашу статистику, поэтому никому его не показывайте.
stats-bring = Перенести вашу статистику на это устройство? С этого момента сдачи, сыгранные здесь, будут учитываться.
stats-bring-both = На этом устройстве есть своя статистика. Объединить её с той, что вы переносите? Разделить их потом нельзя.
stats-bring-yes = Перенести сюда
stats-bring-no = Оставить как есть
stats-carried = Теперь ваша статистика есть и на этом устройстве.
stats-save = Сохранить в файл
stats-stop = Не учитывать
stats-go-on = Учитывать снова
stats-delete = Удалить
stats-delete-ask = { $deals ->
    [0] Удалить ваш ключ навсегда? Сдач пока нет.
    [one] Навсегда удалить { $deals } сдачу и ваш ключ?
    [few] Навсегда удалить { $deals } сдачи и ваш ключ?
    [many] Навсегда удалить { $deals } сдач и ваш ключ?
   *[other] Навсегда удалить { $deals } сдачи и ваш ключ?
} Вернуть их будет нельзя. Другое устройство с тем же ключом начнёт заново. Сыгранное за столом остаётся в записи этого стола под именем, которое у вас там было.
stats-delete-yes = Удалить навсегда
stats-delete-no = Оставить
stats-deleted = Удалено. От вашей статистики здесь ничего не осталось.
# В конце партии, один раз.
stats-invite = Хотите знать, как идут ваши дела со временем? Без учётной записи, и никто другой этого не видит.
stats-invite-yes = Вести мою статистику
stats-invite-no = Нет, спасибо
stats-invite-on = С этого момента ваши сдачи учитываются.

## Installed

app-offline = Вы не в сети
app-offline-how = Карты сдаёт сервер Forehand, без него никак. Как только он снова будет доступен, страница вернётся сама.
app-offline-again = Попробовать сейчас

## Errors

# Отказ сервера, показанный тому, кто просил.
error-bad-message = Сервер не смог прочитать то, что прислала эта страница. Загрузите её заново.
error-bad-token = На этом устройстве это место не ваше.
error-carried = Ваше место перешло на другое устройство.
error-bad-key = Это не тот ключ, который сервер напечатал при запуске.
error-only-host = Открывать столы здесь может только тот, у кого работает этот сервер.
error-closed = Этот стол закрыт.
error-no-such-table = Такого стола нет.
error-not-found = Здесь ничего нет.
error-not-allowed = Здесь так сделать нельзя.
error-no-such-seat = Такого места за этим столом нет.
error-no-person = На этом месте никто не сидит.
error-no-match = Такой партии за этим столом не играли.
error-no-deal = Такой доигранной сдачи в этой партии нет.
error-no-step = В сдаче нет такого шага, или она там уже закончена.
error-bad-record = В этой записи есть ошибка.
error-not-finished = Партия ещё не окончена.
error-unknown-game = Такая игра здесь неизвестна.
error-bad-option = Значение договорённости вне допустимых границ.
error-bad-seats = Такие места к игре не подходят.
error-bad-setting = Значение настройки вне допустимых границ.
error-bad-kind = Посадить сюда так нельзя.
error-bad-name = В имени от 1 до 32 знаков.
error-name-taken = Такое имя за столом уже есть. Выберите другое.
error-seat-taken = Вас опередили: это место занято.
error-table-full = Все места за этим столом заняты.
error-no-watchers = Этот стол только для игроков.
error-too-large = Это слишком много за один раз.
error-rate-limited = Слишком быстро. Подождите немного и попробуйте снова.
error-not-your-turn = Сейчас не ваш ход.
error-illegal = Сейчас так нельзя.
error-stale = Пока вы думали, что-то изменилось. Посмотрите ещё раз и выберите.
error-unknown-action = В этой игре так нельзя.
error-id-used = Это уже сделано.
error-finished = Партия окончена.
error-no-seat = Сначала займите место.
error-no-chat = За этим столом не переписываются.
error-no-emotes = За этим столом нет готовых фраз.
error-bad-code = Этот код использован или устарел. Создайте новый.
error-paused = Игра на паузе.
error-time-up = Ваше время вышло. За вас играет бот.
error-not-now = Сейчас об этом просить нельзя.
error-asked-already = Сейчас решается другой вопрос.
error-nothing-asked = Вопрос уже снят.
error-no-hints = За этим столом подсказок нет.
error-bad-emote = Здесь этого сказать нельзя.
error-not-stored = Сервер сейчас не может ничего сохранить. Попробуйте снова.
error-withheld = Эту сдачу вы увидите, когда сыграете её или она закроется.
error-set-closed = Эти сдачи закрыты.
error-come-back = Этот стол как раз переходит с одного сервера на другой. Попробуйте ещё раз чуть позже.
error-no-connection = Нет связи с сервером.
error-unexpected = На сервере что-то пошло не так. Попробуйте снова.

## Command line
cli-no-such-seat = head: места { $seat } нет, есть от 0 до { $last }
cli-no-such-deal = сдачи { $deal } в записи нет: всего { $deals }
cli-analyse-deal = Сдача { $deal }: { $contract }
cli-analyse-mistake = взятка { $trick }: { $name }, { $played } вместо { $best }: потеряно очков { $cost } ± { $error }
cli-analyse-none = ошибок, которых игрок мог избежать, нет
cli-analyse-nothing = в розыгрыше никому не приходилось выбирать
cli-too-long = head: длиннее { $megabytes } МиБ, это не запись
cli-not-utf-8 = head: не JSON: кодировка не UTF-8
cli-standard-input = стандартный ввод
cli-standard-output = стандартный вывод
cli-unreadable = { $file } не прочитать: { $reason }
cli-unwritable = { $file } не записать: { $reason }
cli-picture-over-record = { $file } — это сама запись: назовите другой файл через --output
cli-output-without-folder = --output нужен для итогов по папке
cli-folder-lines = --lines нужен для файла; в папке каждый файл на .jsonl содержит по записи в строке
cli-folder-analyse = --text и --deal нужны для одного файла
cli-folder-empty = в папке { $folder } нет записей: ни один файл не кончается на .json или .jsonl
cli-folder-done = { $answers ->
    [one] { $answers } ответ записан в { $file }.
    [few] { $answers } ответа записаны в { $file }.
    [many] { $answers } ответов записаны в { $file }.
   *[other] { $answers } ответа записаны в { $file }.
}
cli-folder-bad = Из них с ошибкой: { $bad }.
cli-process-ended = один из процессов завершился раньше времени
cli-results-of-another = в файле { $file } что-то другое или итоги с другими настройками: назовите другой файл через --output
cli-results-in-use = { $file } сейчас пишет другая команда: подождите её или назовите другой файл через --output
cli-progress = { $done } из { $all }, осталось { $left }
cli-no-such-game = игры { $game } нет; есть игры { $games }
cli-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
cli-integer = от { $low } до { $high }, обычно { $default }
cli-integer-steps = от { $low } до { $high }, шаг { $step }, обычно { $default }
cli-choice = одно из { $values }, обычно { $default }
cli-rule-form = договорённость пишется NAME=VALUE, а не { $rule }
cli-port-range = порт — это число от 1 до 65535, а не { $port }
cli-think-range = компьютер может думать от 0 до 10 раз дольше обычного, а не { $factor }
cli-close-after-range = столы, за которые никто не заходит, закрываются через 0–{ $most } дней (0 — никогда), а не через { $days }
cli-keep-events-range = события столов, за которые никто не заходит, убираются в архив через 0–{ $most } дней (0 — никогда), а не через { $days }
cli-public-url = внешний адрес выглядит как https://cards.example, а не { $url }
cli-trust-proxy = доверенный прокси — это адрес или сеть вроде 127.0.0.1 или 10.0.0.0/8, а не { $proxy }
cli-connections = с одного адреса должно быть разрешено хотя бы одно соединение, а не { $count }
cli-rule-without-game = для --rule нужно указать --game
cli-several-addresses = У этого компьютера несколько адресов. По какому до него доберутся остальные?
cli-starting = Forehand запускается…
cli-which-address = от 1 до { $count }, Enter — 1:{" "}
cli-open-here = На этом компьютере:
cli-internet-asking = Просим у роутера вход из интернета…
cli-internet-open = Для тех, кто не дома, набрать или сосканировать:
cli-internet-reached = Проверено: по этому адресу компьютер достучался сам до себя.
cli-internet-unknown = Проверить отсюда не удалось: многие роутеры не пускают дом к самому себе. Попросите кого-нибудь снаружи открыть адрес.
cli-internet-other = Отсюда по этому адресу отвечает что-то другое. Попросите кого-нибудь снаружи открыть его.
cli-internet-plain = Это обычный HTTP: кто передаёт его по пути, может читать его и занять чужое место. С --cert и --key это будет HTTPS.
cli-internet-refused = Роутер отказался открыть порт ({ $reason }), поэтому столы открыты только дома.
cli-internet-no-answer = На просьбу о порте здесь не отвечает ни один роутер, поэтому столы открыты только дома.
cli-internet-by-hand = Перенаправьте TCP-порт { $port } на этот компьютер вручную на странице роутера или возьмите туннель; и то и другое показано в docs/hosting.md.
cli-internet-private = Собственный внешний адрес роутера — { $address }, он частный: между ним и интернетом стоит ещё один роутер.
cli-internet-twice = Перенаправьте TCP-порт { $port } вручную на обоих роутерах или возьмите туннель; и то и другое показано в docs/hosting.md.
cli-internet-shared = Собственный внешний адрес роутера — { $address }, провайдер делит его между многими домами: по нему до этого дома не добраться.
cli-internet-tunnel = Возьмите вместо этого туннель или частную сеть; как — показано в docs/hosting.md.
cli-internet-no-upnp = Большинство роутеров спрашивают по UPnP, а в этой установке его нет: установите её заново как '.[internet]'.
cli-internet-changed = Адрес для тех, кто не дома, теперь другой:
cli-internet-lost = Роутер закрыл вход снаружи. Мы просим его снова каждую минуту.
cli-internet-listen = для --internet нужно слушать на адресе, доступном другим
cli-key-without-cert = для --key нужен --cert
cli-certificate = сертификат или ключ { $file } использовать нельзя: { $reason }
cli-certificate-needs = нужны сертификат с цепочкой и его собственный ключ без пароля, оба в формате PEM
cli-host-page = Ваша страница, со всеми столами и настройками:
cli-open-there = Для остальных, набрать или сосканировать:
cli-how-to-stop = Ctrl-C закрывает сервер. Столы остаются в папке { $folder }.
cli-closed = Закрыто. При следующем запуске столы будут на месте.
cli-running-already = Forehand уже запущен: { $address } (остановите его или укажите другие --port и --data)
cli-standing-by = Столы у другого сервера. Этот наготове и примет их, когда тот остановится.
cli-lease-range = после исчезновения сервера столы остаются за ним от 1 до 60 секунд, а не { $seconds }
cli-store-address = хранилище — это база данных PostgreSQL, например postgresql://forehand@localhost/forehand
cli-store-unreadable = адрес хранилища не читается: в имени и пароле всё, кроме букв, цифр и - . _ ~, пишется как % и две шестнадцатеричные цифры (@ — это %40), а после ? стоят только параметры адресов PostgreSQL
cli-store-host = в адресе хранилища не назван узел, как в postgresql://forehand@localhost/forehand; сокет этой машины называют по его папке: postgresql:///forehand?host=/var/run/postgresql
cli-store-driver = в этой установке нет того, что говорит с PostgreSQL: установите её заново как «.[town]»
cli-bus-address = шина — это сервер NATS, например nats://localhost:4222
cli-bus-driver = в этой установке нет того, что говорит с NATS: установите её заново как «.[town]»
cli-thinks = Думает за серверы, которые встречаются на { $servers }; процессов: { $count }. Ctrl-C завершает работу.
cli-thinks-no-more = Работа завершена. Серверы думают сами.
cli-backup-exists = файл { $file } уже есть: резервная копия создаёт новый
cli-backup-done = Все столы скопированы в { $file }.
cli-archive-done = { $tables ->
    [0] Нет столов, за которые так долго никто не заходил.
    [one] { $tables } стол убран в архив.
    [few] { $tables } стола убрано в архив.
   *[many] { $tables } столов убрано в архив.
}
cli-archive-nothing = файла { $file } нет
cli-check-file = Файл { $file } повреждён: { $what }
cli-check-gap = Стол { $table }: нет события { $version }.
cli-check-unreadable = Стол { $table }: событие { $version } не читается.
cli-check-impossible = Стол { $table }: событие { $version } не могло там произойти.
cli-check-shuffle = Стол { $table }: карты события { $version } не следуют из секрета и солей.
cli-check-twice = Стол { $table }: событие { $version } повторяет уже сделанное.
cli-check-set = Сдачи { $set } не читаются.
cli-check-set-none = Сдачи { $set }, участник { $run }, сдача { $deal }: сыграна, но стола, за которым её играли, нет.
cli-check-set-deal = Сдачи { $set }, участник { $run }, сдача { $deal }: за столом { $table } играется не эта сдача или играет другой.
cli-check-set-result = Сдачи { $set }, участник { $run }, сдача { $deal }: результат не следует из записи стола { $table }.
cli-check-set-stray = Стол { $table }: сдачи { $set } о нём не знают.
cli-check-statistics = Стол { $table }, партия { $match }, сдача { $deal }: сохранённая статистика не следует из записи.
cli-check-well = { $tables ->
    [one] { $tables } стол, и с ним всё в порядке.
    [few] { $tables } стола, и с ними всё в порядке.
   *[many] { $tables } столов, и с ними всё в порядке.
}
cli-no-table = стол не открылся: { $reason }
cli-no-such-level = нет такого игрока: { $level }; есть { $levels }
cli-bad-options = эти правила дома не читаются как JSON: { $reason }
cli-rules-object = правила дома пишутся так: {"{"}"deals": 12{"}"}, а не { $given }
cli-rules-refused = правила дома для игры { $game }: { $reason }
cli-reason-seat = место { $seat }
cli-arena-same = арене нужны два разных игрока, а не дважды { $player }
cli-arena-difference = { $game }: { $first } против { $second } { $mean } ± { $half } очка на сдачу и место
cli-arena-played = {"  "}{ $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
}, { $plays ->
    [one] сыграно { $plays } раз
    [few] сыграно { $plays } раза
    [many] сыграно { $plays } раз
   *[other] сыграно { $plays } раза
}, { $seconds } с
cli-arena-undeclared = {"  "}{ $contract }: { $share } розыгрышей
cli-arena-made = {"  "}{ $player }: сыграно { $made } из { $tried }
cli-arena-folds = {"  "}{ $player }: сбросил карты { $folds } раз
