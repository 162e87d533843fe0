"""The lines of the program's log, which can hold no name of a file, a drive or a person.

A line consists of words of this program, codes and figures. A report shows only lines of this form, so that whatever
else gets into a log file stays there. A text that comes from Python or Qt appears without its quotations and paths, and
the message of an exception only if its type never quotes data.
"""

import re
from typing import Final

from shingleback.domain.text import text_lines

_WORD: Final = r"[A-Za-z0-9_.+:<>,-]{0,200}"
_TEXT: Final = r'"[A-Za-z0-9_ .,:;()\[\]<>+*=&!?-]{0,300}"'
_TEXTS: Final = ("text", "says")
_LINE: Final = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d (?:DEBUG|INFO|WARNING|ERROR|CRITICAL) [a-z-]+\[\d+\] [a-z-]+"
    rf"(?: [a-z_]+=(?:{_TEXT}|{_WORD}))*"
)
_LEFT_OUT: Final = "..."
_QUOTED: Final = re.compile("[\"'`\u201c\u2018\xab].*[\"'`\u201d\u2019\xbb]", re.DOTALL)
"""From the first mark to the last: in between, nobody can tell an apostrophe from the end of a quotation."""
_NAMED: Final = re.compile(r"\S*[/\\~@$%]\S*")
_FOREIGN: Final = re.compile(r"[^A-Za-z0-9_ .,:;()\[\]<>+*=&!?-]")
_LONGEST: Final = 300
_FRAME: Final = re.compile(r'^ *File "([^"\n]*)", line (\d+),? in ([\w<>.]+)', re.MULTILINE)
_FATAL: Final = re.compile(r"^Fatal Python error: ([A-Za-z ]{1,60})", re.MULTILINE)
_EXCEPTION: Final = re.compile(r"^([A-Za-z_][\w.]*)(?:: (.*))?$")
_ERRNO: Final = re.compile(r"\[Errno (\d{1,4})\]")
_OUR_FOLDERS: Final = re.compile(r"(?:.*/)?(?:shingleback|site-packages|python3\.\d+)/([\w/.-]+\.py)", re.ASCII)
_QUOTES_NO_DATA: Final = frozenset(
    {
        "AttributeError",
        "ImportError",
        "IndexError",
        "ModuleNotFoundError",
        "NameError",
        "RecursionError",
        "TypeError",
        "ZeroDivisionError",
        "sqlite3.OperationalError",
        "sqlite3.ProgrammingError",
    }
)
_MAX_FRAMES: Final = 12


def is_harmless(line: str) -> bool:
    """Whether a line has the form that this module gives to lines."""
    return _LINE.fullmatch(line) is not None


def event_text(event: str, values: dict[str, str | int | float]) -> str:
    """The name of an event with its values: codes and figures as they are, and the words of a library without names."""
    return " ".join([event, *(f"{name}={_value_text(name, value)}" for name, value in values.items())])


def _value_text(name: str, value: str | float) -> str:
    if isinstance(value, float):
        return f"{value:.3f}"
    if name in _TEXTS:
        return f'"{harmless_text(str(value))}"'
    return str(value) if re.fullmatch(_WORD, str(value)) else _LEFT_OUT


def harmless_text(text: str) -> str:
    """A text without quotations, paths, and anything that a name in another script may be."""
    plain = _NAMED.sub(_LEFT_OUT, _QUOTED.sub(_LEFT_OUT, " ".join(text.split())))
    return _FOREIGN.sub("", plain)[:_LONGEST]


def harmless_traceback(traceback: str) -> dict[str, str | int | float]:
    """What happened and where, from a traceback of Python or of faulthandler, as values of an event."""
    frames = [f"{_module(file)}:{line}:{name}" for file, line, name in _FRAME.findall(traceback)]
    fatal = _FATAL.search(traceback)
    if fatal:  # the innermost frame comes first
        return {"fatal": fatal[1].strip().replace(" ", "-"), "at": ",".join(frames[:_MAX_FRAMES])}
    exception = next(filter(None, map(_EXCEPTION.match, reversed(text_lines(traceback)))), None)
    kind, says = (exception[1], exception[2] or "") if exception else ("unknown", "")
    values: dict[str, str | int | float] = {"type": kind, "at": ",".join(frames[: -_MAX_FRAMES - 1 : -1])}
    if errno := _ERRNO.search(says):
        values["errno"] = errno[1]
    if says and kind in _QUOTES_NO_DATA:
        values["says"] = re.sub("[\"'`]", "", says)
    return values


def _module(file: str) -> str:
    match = _OUR_FOLDERS.fullmatch(file)
    return match[1].replace("/", ".").removesuffix(".py") if match else "elsewhere"
