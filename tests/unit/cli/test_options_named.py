"""Where the window offers a button, the terminal names an option."""

import io

import pytest

from shingleback.cli.output import with_message
from shingleback.cli.text_output import TextOutput
from shingleback.domain.errors import Outcome, Why
from shingleback.messages import errors, reasons
from shingleback.protocol.events import Note
from shingleback.protocol.results import CheckFinished


def test_the_option_that_accepts_unknown_places_is_named() -> None:
    places: dict[str, str | int] = {"places": "/home/ada"}
    result = CheckFinished(
        command="restore", outcome=Outcome.UNSAFE, exit_code=4, why=Why.PLACES_UNKNOWN, values=places, destination="/b"
    )

    assert with_message(result).message == f"{errors.sentence(Why.PLACES_UNKNOWN, places)} (--yes)"


@pytest.mark.parametrize(
    ("code", "end"), [("special-permissions-left", " (--special-permissions)"), ("manifest-damaged", "")]
)
def test_the_option_that_restores_special_permissions_is_named(code: str, end: str) -> None:
    output = io.StringIO()

    TextOutput(err=output).show(Note(code=code))

    assert output.getvalue() == f"{reasons.note(code, {})}{end}\n"
