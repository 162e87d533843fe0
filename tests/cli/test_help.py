"""`--help` lists the commands in groups, with examples that work; mistyped ones are answered with a suggestion."""

import re
import shlex

import pytest

from shingleback.cli.commands import COMMANDS, CommandGroup, parse, parser
from shingleback.cli.examples import EXAMPLES
from tests.helpers.program import APP, run

_TERMINAL_PAGE = (APP.parent / "docs" / "terminal.md").read_text()
DOCUMENTED = [
    re.split(r"\s{2,}", line)[0]
    for block in re.findall(r"```\n(.*?)```", _TERMINAL_PAGE, re.DOTALL)
    for line in block.splitlines()
]


def test_every_command_is_listed_in_its_group() -> None:
    sections = parser().format_help().split("\n\n")
    listed = {
        title: [line.split()[0] for line in lines.splitlines()]
        for title, _, lines in (section.partition(":\n") for section in sections)
    }
    for group in CommandGroup:
        names = [command.name for command in COMMANDS.values() if command.group == group]
        assert listed[group][: len(names)] == names


def test_the_list_of_commands_fits_an_ordinary_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    listed, _, _ = parser().format_help().partition("options:\n")
    assert [line for line in listed.splitlines() if len(line) > 80 or line.startswith(" " * 12)] == []


def test_a_narrow_terminal_shows_the_whole_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = " ".join(parser().format_help().split())
    assert [command.name for command in COMMANDS.values() if f"{command.name} {command.help}" not in shown] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_ends_with_two_examples(name: str) -> None:
    shown = parser(name).commands[name].format_help()
    examples = shown.partition("examples:\n")[2].splitlines()
    assert examples[0::2] == [f"  {example.command}" for example in EXAMPLES[name]]
    assert len(examples) == 4


def test_the_many_options_of_a_backup_are_listed_in_groups() -> None:
    shown = parser("backup").commands["backup"].format_help()
    sections = dict(section.partition(":\n")[::2] for section in shown.split("\n\n") if ":\n" in section)
    assert "--preset" in sections["what to back up"]
    assert "--allow-empty" in sections["answers to questions that a backup may ask"]
    assert max(len(re.findall("^  --", lines, re.MULTILINE)) for lines in sections.values()) <= 8


def commands_in(line: str) -> list[list[str]]:
    words = [shlex.split(part) for part in line.split("&&")]
    return [command[1:] for command in words]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_are_commands_that_the_program_understands(name: str) -> None:
    for example in EXAMPLES[name]:
        assert name in [parse(command).command for command in commands_in(example.command)]


@pytest.mark.parametrize("line", DOCUMENTED)
def test_the_documented_commands_are_understood(line: str) -> None:
    for command in commands_in(line):
        assert parse(command).command in COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_every_argument_that_is_listed_is_explained(name: str) -> None:
    command = parser(name).commands[name]
    assert [action.dest for action in command._actions if not action.help] == []


@pytest.mark.parametrize(
    ("words", "suggested"),
    [
        (["bakcup", "a", "b"], "backup"),
        (["version"], "versions"),
        (["snapshots", "a"], "versions"),
        (["umount", "a"], "unmount"),
        (["create"], "backup"),
        (["scrub"], "care"),
        (["help"], "--help"),
        (["backup", "a", "b", "--exlude=*.iso"], "--exclude"),
        (["restore", "a", "--too", "b"], "--to"),
        (["--trya"], "--tray"),
    ],
)
def test_what_is_mistyped_is_answered_with_what_was_meant(words: list[str], suggested: str) -> None:
    done = run(*words, check=2)
    assert suggested in done.stderr.splitlines()[-1].partition(";")[2].split("?")[0].split()[-1].split(",")


def test_nothing_is_suggested_that_is_not_similar() -> None:
    assert "did you mean" not in run("qqq", check=2).stderr
    assert "did you mean" not in run("versions", "a", "--qqq", check=2).stderr


def test_hidden_options_are_not_suggested() -> None:
    assert "--simulate" not in run("eject", "a", "--simulat-e", check=2).stderr


def test_a_folder_may_look_like_an_option() -> None:
    assert parse(["versions", "--", "--folder"]).destination == "--folder"
    assert parse(["versions", "--my folder"]).destination == "--my folder"


def test_options_may_be_abbreviated() -> None:
    assert parse(["verify", "a", "--new"]).newest
