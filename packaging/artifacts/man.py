"""The manual page, generated from the help texts of the command line."""

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from shingleback.cli.commands import DESCRIPTION, JSON_NOTE, USAGES, CommandGroup, commands_of, parser
from shingleback.cli.examples import EXAMPLES
from shingleback.domain.exit_code import ExitCode

_EVERYWHERE: Final = ("help", "json")
_FILES: Final = """\
.SH FILES
.TP
.I ~/.config/shingleback/settings.toml
What a person has chosen: backup sets, excludes, and how the program behaves.
.TP
.I ~/.local/state/shingleback
What was learned about drives, the history of the runs, and a log.
.SH SEE ALSO
.BR udisksctl (1),
.BR smartctl (8)
"""


def page(version: str, epoch: int) -> str:
    """Return the page in the format of man(7)."""
    top = parser()
    day = datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%d")
    purpose = _plain(DESCRIPTION).removesuffix(".")
    lines = [f'.TH SHINGLEBACK 1 "{day}" "Shingleback {version}" "User Commands"']
    lines += [".SH NAME", f"shingleback \\- {purpose[0].lower()}{purpose[1:]}"]
    lines += [".SH SYNOPSIS", ".B shingleback", _plain(USAGES[0])]
    for usage in USAGES[1:]:
        lines += [".br", ".B shingleback", _plain(usage)]
    lines += [".SH DESCRIPTION", _plain(JSON_NOTE)]
    lines += [".SH OPTIONS", *_options(top)]
    for group in CommandGroup:
        lines.append(f".SH COMMANDS: {group.upper()}")
        for name, _ in commands_of(group):
            lines += _section(name, top.commands[name])
    lines.append(".SH EXIT STATUS")
    for code in ExitCode:
        lines += [".TP", f".B {code.value}", _plain(f"{code.meaning[0].upper()}{code.meaning[1:]}.")]
    return "\n".join(lines) + "\n" + _FILES


def _section(name: str, command: argparse.ArgumentParser) -> Iterator[str]:
    yield from (f".SS {name}", ".B shingleback " + name, _plain(_usage(command)), ".PP")
    yield from (_plain(command.description or ""), *_options(command))
    for example in EXAMPLES.get(name, ()):
        yield from (".PP", _plain(example.purpose), ".br", f".B {_plain(example.command)}")


def _usage(command: argparse.ArgumentParser) -> str:
    """Return the usage without the command's name, which is set in bold."""
    return " ".join(command.format_usage().split()).removeprefix(f"usage: {command.prog}").strip()


def _options(command: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the lines of the options, except those of every command, which are described once."""
    for action in _actions(command):
        if action.help and action.help != argparse.SUPPRESS and action.dest not in _EVERYWHERE:
            yield from (".TP", f".B {_plain(_called(action))}", _plain(_told(command, action)))


def _called(action: argparse.Action) -> str:
    value = action.metavar or (None if action.nargs == 0 else action.dest.upper())
    if action.choices and not isinstance(action.choices, dict) and not action.metavar:
        value = "|".join(map(str, action.choices))
    shown = " ".join(value) if isinstance(value, tuple) else value or ""
    return " ".join([", ".join(action.option_strings), shown]).strip()


def _told(command: argparse.ArgumentParser, action: argparse.Action) -> str:
    return command._get_formatter()._expand_help(action)  # noqa: SLF001 (fills in defaults as --help does)


def _actions(command: argparse.ArgumentParser) -> list[argparse.Action]:
    return command._actions  # noqa: SLF001 (argparse has no public way to list them)


def _plain(text: str) -> str:
    """Escape the text, so that nothing in it is read as a man(7) request, and hyphens can be copied."""
    escaped = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
