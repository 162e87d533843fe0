"""No line of the log can hold a name, whatever happened."""

import traceback

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.log_lines import event_text, harmless_text, harmless_traceback, is_harmless

STAMP = "2026-11-28T20:00:00 INFO window[12] "
NAMES = st.text(min_size=4, max_size=30).filter(lambda text: text.strip() == text and text.split() == [text])
EXCEPTIONS = st.sampled_from([ValueError, KeyError, RuntimeError, UnicodeError, Exception, LookupError])


def trace_of(error: Exception) -> str:
    def fail() -> None:
        raise error

    try:
        fail()
    except type(error):
        return traceback.format_exc()
    raise AssertionError


@given(NAMES, EXCEPTIONS)
def test_the_message_of_an_error_is_left_out(name: str, kind: type[Exception]) -> None:
    line = event_text("crash", harmless_traceback(trace_of(kind(f"cannot read {name}"))))
    assert kind.__name__ in line
    assert line == event_text("crash", harmless_traceback(trace_of(kind())))


@given(NAMES)
def test_of_an_error_of_the_system_only_its_number_remains(name: str) -> None:
    values = harmless_traceback(trace_of(FileNotFoundError(2, "No such file or directory", f"/home/{name}/{name}")))
    assert values["errno"] == "2"
    assert values["type"] == "FileNotFoundError"
    assert values.keys() == {"type", "at", "errno"}


@given(NAMES, st.sampled_from(["'{}'", '"{}"', "“{}”", "/home/me/{}", "C:\\{}", "~/{}", "can't read '{} x'"]))
def test_quotations_and_paths_of_a_library_are_left_out(name: str, form: str) -> None:
    assert name not in harmless_text(f"QFile: {form.format(name)} is no file")


@given(st.dictionaries(st.sampled_from(["code", "why", "says"]), st.text()))
def test_every_line_has_the_form_that_a_report_shows(values: dict[str, str | int | float]) -> None:
    assert is_harmless(STAMP + event_text("ended", values))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Anna's letter",
        "2026-11-28T20:00:00 INFO window[12] Anna",
        "2026-11-28T20:00:00 INFO window[12] ended name=Änne",
        "2026-11-28T20:00:00 INFO window[12] ended /home/anna",
        '2026-11-28T20:00:00 INFO window[12] qt text="/home/anna"',
    ],
)
def test_a_line_of_another_form_is_not_shown(line: str) -> None:
    assert not is_harmless(line)


def test_a_bug_says_where_it_is_without_the_folders_around_the_program() -> None:
    trace = (
        'Traceback (most recent call last):\n  File "/home/anna/shingleback/x/shingleback/cli/main.py", line 7, in f\n'
        "    work()\n"
        '  File "/usr/lib/python3/dist-packages/x/site-packages/PySide6/a.py", line 8, in <lambda>\n    none.x\n'
        "AttributeError: 'NoneType' object has no attribute 'x'\n"
    )
    assert event_text("crash", harmless_traceback(trace)) == (
        'crash type=AttributeError at=PySide6.a:8:<lambda>,cli.main:7:f says="NoneType object has no attribute x"'
    )


def test_a_fatal_signal_says_where_it_came_from() -> None:
    trace = (
        "Fatal Python error: Segmentation fault\n\nThread 0x1 (most recent call first):\n"
        '  File "/home/anna/app/shingleback/gui/a.py", line 3 in paint\n  File "<string>", line 1 in <module>\n'
    )
    assert harmless_traceback(trace) == {"fatal": "Segmentation-fault", "at": "gui.a:3:paint,elsewhere:1:<module>"}
