"""The command line: each command of `forehand`, with its flags and their help.

The commands' own modules are imported when they run, so that help and the record commands start without
the server.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter
from cyclopts.config import Env
from cyclopts.validators import Number

from forehand import __version__
from forehand.cli.failure import Failure
from forehand.cli.settings_file import SettingsFile
from forehand.settings import Settings, SharedSettings, data_folder

app = App(
    name="forehand",
    help="A home for bidding trick-taking card games.",
    version=__version__,
    help_format="plaintext",
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
    default_parameter=Parameter(negative_iterable=(), show_default=lambda value: str(value) if value else None),
)


def not_an_option(_: object, file: str) -> None:
    """A misspelt option is no file; cyclopts itself would take - for an option."""
    if file.startswith("-") and file != "-":
        raise Failure(f"there is no option {file}", status=2)


File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=not_an_option)]
Lines = Annotated[bool, Parameter(name="--lines", negative="")]
Processes = Annotated[int, Parameter(validator=Number(gte=1, lte=256))]
Output = Annotated[str | None, Parameter(name=["--output", "-o"])]


def main() -> None:
    """Run the command that the arguments ask for and leave with its exit status.

    0 is well done, 1 is what the machine refuses (a file, a port), 2 is what was asked wrongly or a record
    that is refused. Whatever goes wrong is one line on standard error.
    """
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit status."""
    try:
        return app(arguments) or 0
    except Failure as failure:
        return failure.tell()
    except CycloptsError as error:
        return Failure(str(error), status=2).tell()
    except OSError as error:
        from forehand.cli.output import OutputLost

        return OutputLost(error).tell()  # while printing help, in cyclopts
    except KeyboardInterrupt:
        return 130


@app.command
def replay(file: File, /, *, lines: Lines = False, output: Output = None, processes: Processes | None = None) -> int:
    """Replay a record by the rules and print how it stands, as one JSON object on one line.

    The answers to a folder's records go to a file beside it. Started again, the command goes on where it stopped.

    Args:
        file: The record's file or a mail with one, - for standard input, or a folder of records.
        lines: Take one record a line and print one line for each.
        output: Where the results of a folder go; without it beside the folder, to its name with .replay.jsonl.
        processes: How many processes share a folder; without it one for each processor.
    """
    from forehand.cli import records

    return records.replay(file, lines=lines, many=records.Many(output, processes))


@app.command
def view(
    file: File,
    /,
    *,
    seat: int | None = None,
    watcher: Annotated[bool, Parameter(negative="")] = False,
    lines: Lines = False,
) -> int:
    """Print all that one seat, or a watcher, may know at the end of a record, as one JSON object.

    Args:
        file: The record's file or a mail with one, or - for standard input.
        seat: The seat, counted from 0.
        watcher: See the table as one who sits in no seat.
        lines: Take one record a line and print one line for each.
    """
    if (seat is not None) == watcher:
        raise Failure("view takes one of --seat and --watcher", status=2)
    from forehand.cli import records

    return records.view(file, seat, lines=lines)


@app.command
def verify(file: File, /, *, output: Output = None, processes: Processes | None = None) -> int:
    """Check each deal of a record against the secret that its shuffle was committed to, one line a deal.

    The answers to a folder's records go to a file beside it. Started again, the command goes on where it stopped.

    Args:
        file: The record's file or a mail with one, - for standard input, or a folder of records.
        output: Where the results of a folder go; without it beside the folder, to its name with .verify.jsonl.
        processes: How many processes share a folder; without it one for each processor.
    """
    from forehand.cli import records

    return records.verify(file, records.Many(output, processes))


@app.command
def solve(
    file: File,
    /,
    *,
    lines: Lines = False,
    processes: Processes = 1,
) -> int:
    """Print, as JSON, the final tricks of each side under best play after each action that is legal at a record's end.

    All cards are taken as known. Sides as the contract makes them, declarers first; a number a seat where each seat
    plays for itself. null before the play of a deal.

    Args:
        file: The record's file, or - for standard input.
        lines: Take one record a line and print one line for each.
        processes: How many processes share the lines.
    """
    from forehand.cli import solving

    return solving.solve(file, lines=lines, processes=processes)


@app.command
def decide(
    file: File,
    /,
    *,
    level: str = "master",
    worlds: Annotated[int | None, Parameter(validator=Number(gte=1, lte=10_000))] = None,
    seed: int = 1,
    lines: Lines = False,
    processes: Processes = 1,
) -> int:
    """Print, as JSON, what a computer player in the seat to act does at a record's end, and why.

    It sees nothing but that seat's view. values has the points to be expected after each action that it thought through.

    Args:
        file: The record's file, or - for standard input.
        level: Which computer player.
        worlds: In how many ways it lets the unseen cards lie, in place of its own number.
        seed: What its chance is drawn from; the same seed gives the same decision.
        lines: Take one record a line and print one line for each.
        processes: How many processes share the lines.
    """
    from forehand.cli import deciding

    return deciding.decide(file, level, worlds=worlds, seed=seed, lines=lines, processes=processes)


@app.command
def analyse(
    file: File,
    /,
    *,
    deal: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    worlds: Annotated[int, Parameter(validator=Number(gte=16, lte=10_000))] = 100,
    seed: int = 1,
    text: Annotated[bool, Parameter(negative="")] = False,
    lines: Lines = False,
    output: Output = None,
    processes: Processes | None = None,
) -> int:
    """Print what each play of a record's deals was worth, all cards known and as its seat could know, one line a deal.

    A mistake is a play that costs more than twice its standard error, as far as its seat could know. Bids, discards and
    other calls before the play are not judged. The results of a folder go to a file beside it; started again, the command
    goes on where it stopped.

    Args:
        file: The record's file or a mail with one, - for standard input, or a folder of records.
        deal: One deal alone, counted from 1.
        worlds: In how many ways the unseen cards are let lie for each decision; in up to four times as many where the values
            are not sure by then.
        seed: What the worlds are drawn from; the same seed gives the same values.
        text: Print sentences in place of JSON.
        lines: Take one record a line.
        output: Where the results of a folder go; without it beside the folder, to its name with .analyse.jsonl.
        processes: How many processes share the deals; without it one, and for a folder one for each processor.
    """
    from forehand.cli import analysing
    from forehand.cli.records import Many

    wish = analysing.Wish(worlds, seed, text)
    return analysing.analyse(file, wish, deal=deal, lines=lines, many=Many(output, processes))


@app.command
def picture(
    file: File,
    /,
    *,
    deal: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    output: Annotated[str, Parameter(name=["--output", "-o"])] = "-",
) -> int:
    """Draw a deal of a record, or its score card, as SVG to print or to send.

    Args:
        file: The record's file or a mail with one, or - for standard input.
        deal: The deal to draw, counted from 1; without it the score card of the match.
        output: The picture's file, or - for standard output.
    """
    from forehand.cli import drawing

    return drawing.picture(file, deal=deal, output=output)


@app.command
def pbn(file: File, /) -> int:
    """Print a record of Priffe in PBN, or the deals of a PBN file as records, one a line.

    What PBN can't say of Priffe stands in tags of our own and in lines that other readers skip, so that it comes back whole.
    Of another program's file the cards and who calls first are taken.

    Args:
        file: The file, or - for standard input.
    """
    from forehand.cli import converting

    return converting.convert(file)


@app.command
def arena(
    first: str,
    second: str,
    /,
    *,
    game: str | None = None,
    options: str = "{}",
    deals: Annotated[int, Parameter(validator=Number(gte=1, lte=1_000_000))] = 100,
    seed: int = 1,
    worlds: Annotated[int | None, Parameter(validator=Number(gte=1, lte=10_000))] = None,
    calls: str | None = None,
    processes: Processes = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let two kinds of computer player play the same deals from every seat, and print who gets more points.

    Both get the same cards: in games of pairs each kind sits once in each pair; with three seats each kind sits once alone
    and once as two in each seat. Printed are the points a deal and seat that the first makes more than the second, with
    the interval of 95 %, and the contracts that each has played and made.

    Args:
        first: A level, random for one who does anything legal, or plain for plain sampling: the most tricks in the mean of
            20 ways for the unseen cards to lie, with the calls of club.
        second: The other.
        game: One game's id; all games without it.
        options: The house rules as JSON.
        deals: How many deals, each played in all ways of sitting.
        seed: What packs and chance are drawn from; the same seed gives the same figures.
        worlds: In how many ways those who imagine deals let the unseen cards lie, in place of their own number.
        calls: Who makes all calls and discards in place of the two, who then differ only in the cards they play.
        processes: How many processes share the deals.
        json: Print one JSON object a game.
    """
    from forehand.cli.arena import compete

    return compete(
        (first, second),
        game=game,
        options=options,
        deals=deals,
        seed=seed,
        worlds=worlds,
        calls=calls,
        processes=processes,
        as_json=json,
    )


@app.command
def games(game: str | None = None, /) -> int:
    """List the games, or one game's house rules with their bounds and defaults.

    Args:
        game: The game's id, such as five-hundred.
    """
    from forehand.cli import rules

    return rules.show(game)


@app.command(config=[Env("FOREHAND_", command=False), SettingsFile(others=True)])
def backup(file: Path, /, *, data: Path | None = None) -> int:
    """Copy all tables to a new file, as they are at one moment, while they are played.

    To go back, stop the server and put the copy in the data folder as forehand.sqlite3.

    Args:
        file: The file to make.
        data: The folder of all tables, where it is another than the user's own.
    """
    from forehand.cli import keeping

    return keeping.backup(file, data or data_folder())


@app.command(config=[Env("FOREHAND_", command=False), SettingsFile(others=True)])
def check(file: Path | None = None, /, *, data: Path | None = None, store: str | None = None) -> int:
    """Tell whether a file or a database of tables is whole; a server may be using it.

    Each table has to follow from its events, which are complete, its deals from their secrets, and nothing was done twice.

    Args:
        file: A backup, or another file of tables; the data folder's own without it.
        data: The folder of all tables, where it is another than the user's own.
        store: The PostgreSQL database of tables, where no file is named.
    """
    from forehand.cli import keeping
    from forehand.store.sqlite import FILE

    if store is not None and file is None:
        from forehand.cli.sharing import check_address

        check_address(store)
        return keeping.check_database(store)
    return keeping.check(file or (data or data_folder()) / FILE)


@app.command(config=[Env("FOREHAND_", command=False), SettingsFile(others=True)])
def archive(
    *,
    days: Annotated[int, Parameter(validator=Number(gte=0, lte=36500))] = 30,
    data: Path | None = None,
    store: str | None = None,
) -> int:
    """Keep tables that nobody has visited for long compressed, in about an eighth of the room. Nothing else about them changes.

    A database may be in use meanwhile, by servers of this version; the server of a folder has to be stopped.

    Args:
        days: For how many days nobody has visited them, of those on which the server ran; 0 for all tables.
        data: The folder of all tables, where it is another than the user's own.
        store: The PostgreSQL database of tables, where they are in one.
    """
    from forehand.cli import archiving

    if store is not None:
        from forehand.cli.sharing import check_address

        check_address(store)
        return archiving.archive_database(store, days)
    return archiving.archive_folder(data or data_folder(), days)


@app.command(config=[Env("FOREHAND_", command=False), SettingsFile()])
def host(settings: Annotated[Settings, Parameter(name="*")] | None = None) -> int:
    """Start the server on the home network and print the address to type, with a code to scan.

    Each setting can also be given in the environment or in a TOML file (port = 8032).
    A flag wins over the environment, and that over the file.
    """
    if sys.stdout.isatty():  # somebody waits, and the server takes its time to load
        from forehand.cli.output import say
        from forehand.locale import t

        say(t("cli-starting"))
    from forehand.cli.hosting import serve_house

    return serve_house(settings or Settings())


@app.command(config=[Env("FOREHAND_", command=False), SettingsFile(others=True)])
def think(*, bus: str, workers: Processes | None = None, log: Literal["text", "json"] = "text") -> int:
    """Think for the computer players of servers that serve all at once, on this machine or another.

    Each server asks over NATS, and thinks itself where no worker answers in time. A worker is told what a seat may see and
    nothing else, and keeps nothing.

    Args:
        bus: The NATS server of the servers, such as nats://think:PASSWORD@bus.example.
        workers: How many decisions are thought out at once, each by a process; without it one for each processor.
        log: How the log on standard error is written: as lines to read, or as a JSON object a line.
    """
    from forehand.cli import working

    return working.think(bus, workers, log)


@app.command(config=[Env("FOREHAND_", command=False), SettingsFile()])
def serve(settings: Annotated[SharedSettings, Parameter(name="*")]) -> int:
    """Serve tables that lie in a PostgreSQL database, which several servers can share.

    One of them serves, the others stand by; the first to notice takes over when it is gone. With a bus all of them serve, each the
    tables that it owns, and the others' through them. Settings are given as for host.
    """
    from forehand.cli.sharing import serve_shared

    return serve_shared(settings)
