"""All catalogues say the same: the same messages, asking for the same variables, each in sound Fluent."""

import pytest

from forehand.locale import ENGLISH, bundle, languages
from tests.locale.catalogues import catalogue

ENGLISH_CATALOGUE = catalogue(ENGLISH)
OTHERS = sorted(set(languages()) - {ENGLISH})
NUMBERS = (0, 1, 2, 5, 21)
"""One of each plural form of the languages there are."""


@pytest.mark.parametrize("language", languages())
def test_every_entry_can_be_read_and_stands_once(language: str) -> None:
    messages = catalogue(language).messages
    assert () == catalogue(language).junk
    assert [] == sorted(each for each in set(messages) if messages.count(each) > 1)


@pytest.mark.parametrize("language", OTHERS)
def test_the_messages_are_the_english_ones(language: str) -> None:
    messages = set(catalogue(language).messages)
    assert [] == sorted(set(ENGLISH_CATALOGUE.messages) - messages)
    assert [] == sorted(messages - set(ENGLISH_CATALOGUE.messages))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_shows_what_the_english_one_shows_and_chooses_by_what_it_is_given(language: str) -> None:
    own = catalogue(language)
    wrong: list[str] = []
    for key in set(own.messages) & set(ENGLISH_CATALOGUE.messages):
        english, other = ENGLISH_CATALOGUE.with_references(key), own.with_references(key)
        if english.shown != other.shown or not other.variables <= english.variables:
            wrong.append(key)
    assert [] == sorted(wrong)


@pytest.mark.parametrize("language", languages())
def test_a_form_that_a_message_has_besides_its_own_is_taken_by_some_sentence(language: str) -> None:
    own = catalogue(language)
    taken = {each for form in own.forms.values() for each in form.references}
    assert [] == sorted(name for name in own.forms if "." in name and name not in taken)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_filled_in(language: str, number: int) -> None:
    made, own = bundle(language), catalogue(language)
    wrong: dict[str, object] = {}
    for key in own.messages:
        given = dict.fromkeys(own.with_references(key).variables, number)
        pattern = made.get_message(key).value
        assert pattern is not None
        text, errors = made.format_pattern(pattern, given)
        if errors or not str(text).strip():
            wrong[key] = errors or text
    assert {} == wrong


@pytest.mark.parametrize("language", languages())
def test_a_language_names_itself_and_its_first_tag_is_its_file(language: str) -> None:
    assert language == languages()[language][0]
    assert len({bundle(each).get_message("language-name").value for each in languages()}) == len(languages())
