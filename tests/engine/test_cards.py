"""Cards, sets of cards, and what beats what."""

import pickle

import pytest

from forehand.engine.cards import (
    JOKER,
    NONE,
    SUIT_LETTERS,
    Card,
    card,
    card_text,
    cards,
    cards_list,
    each,
    pack_of,
    ranking,
    set_of,
    suit,
)

SPADES, CLUBS, DIAMONDS, HEARTS = (suit(letter) for letter in SUIT_LETTERS)


def test_every_card_reads_back_from_its_text() -> None:
    texts = [card_text(Card(number)) for number in range(53)]
    assert [card(text) for text in texts] == list(range(53))
    assert (texts[0], texts[12], texts[13], texts[-2:]) == ("S2", "SA", "C2", ["HA", "JK"])


@pytest.mark.parametrize("text", ["", "S", "S1", "S10", "s7", "7S", "JK ", "JKJ", "XA", "S7S8"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        card(text)


def test_a_set_lists_its_cards_in_canonical_order() -> None:
    mixed = cards("JK HA D7 SA S7 CT")
    assert cards_list(mixed) == ["S7", "SA", "CT", "D7", "HA", "JK"]
    assert each(mixed) == sorted(each(mixed))
    assert set_of(reversed(each(mixed))) == mixed
    assert cards_list(NONE) == []


def test_a_pack_is_in_canonical_order() -> None:
    pack = pack_of("5A", "H4", "JK")
    assert [card_text(one) for one in pack] == ["S5", "SA", "C5", "CA", "D5", "DA", "H4", "H5", "HA", "JK"]


def test_with_bowers_the_other_black_jack_belongs_to_black_trumps() -> None:
    clubs = ranking(CLUBS, bowers=True)
    assert clubs.suit_of[card("SJ")] == CLUBS
    assert clubs.suit_of[JOKER] == CLUBS
    assert clubs.suit_of[card("DJ")] == DIAMONDS
    assert cards("SJ CJ C2 JK") & ~clubs.members[CLUBS] == 0
    assert clubs.members[SPADES] & cards("SJ") == 0


def test_without_bowers_a_jack_stays_where_it_is_printed() -> None:
    assert ranking(CLUBS).suit_of[card("SJ")] == SPADES
    assert ranking(None, bowers=True).suit_of[card("SJ")] == SPADES


def test_without_trump_the_joker_is_a_trump_that_belongs_nowhere() -> None:
    no_trump = ranking(None)
    assert no_trump.suit_of[JOKER] is None
    assert cards_list(no_trump.trumps) == ["JK"]
    assert not any(members & 1 << JOKER for members in no_trump.members)


@pytest.mark.parametrize(
    ("trump", "lead", "high_to_low"),
    [
        (HEARTS, SPADES, "JK HJ DJ HA HT H2 SA SJ S2"),
        (SPADES, SPADES, "JK SJ CJ SA SK S2"),
        (None, DIAMONDS, "JK DA DJ D2"),
    ],
)
def test_trumps_beat_the_suit_led(trump: int | None, lead: int, high_to_low: str) -> None:
    power = ranking(trump, bowers=True).strength[lead]  # type: ignore[arg-type, index]
    ranked = [power[card(text)] for text in high_to_low.split()]
    assert ranked == sorted(set(ranked), reverse=True)


def test_a_card_of_another_suit_can_not_win() -> None:
    power = ranking(HEARTS, bowers=True).strength[SPADES]
    assert [power[card(text)] for text in ("DA", "CA", "C2")] == [0, 0, 0]
    assert ranking(None).strength[None][card("SA")] == 0


def test_rankings_are_equal_after_pickling() -> None:
    hearts = ranking(HEARTS, bowers=True)
    assert pickle.loads(pickle.dumps(hearts)) == hearts
    assert hearts != ranking(HEARTS)
