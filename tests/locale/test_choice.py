"""Which language the command line speaks."""

import pytest

from forehand.locale import chosen, languages, t


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nb_NO.UTF-8"}, "nb"),
        ({"LANG": "no_NO"}, "nb"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "nb_NO"}, "nb"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "nn_NO"}, "nb"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "xx:nb:en"}, "nb"),
        ({"LANG": "nb_NO.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "nb_NO.UTF-8", "LC_ALL": ""}, "nb"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
    ],
)
def test_the_shell_says_which(environment: dict[str, str], language: str) -> None:
    assert language == chosen(environment)


def test_a_catalogue_names_itself() -> None:
    assert ("nb", "no", "nn") == languages()["nb"]


def test_the_environment_is_asked_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "nb")
    assert "Norsk bokmål" == t("language-name")
