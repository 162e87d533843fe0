"""What the window asks by a button, the terminal answers with the name of an option."""

import io

import pytest

from shingleback.cli.output import TextOutput, with_message
from shingleback.domain.errors import Outcome, Why
from shingleback.messages import errors, reasons
from shingleback.protocol.events import Note
from shingleback.protocol.results import CheckFinished


def test_unknown_places_are_accepted_by_an_option() -> None:
    places: dict[str, str | int] = {"places": "/home/ada"}
    result = CheckFinished(
        command="restore", outcome=Outcome.UNSAFE, exit_code=4, why=Why.PLACES_UNKNOWN, values=places, destination="/b"
    )

    assert with_message(result).message == f"{errors.sentence(Why.PLACES_UNKNOWN, places)} (--yes)"


@pytest.mark.parametrize(
    ("code", "end"), [("special-permissions-left", " (--special-permissions)"), ("manifest-damaged", "")]
)
def test_special_permissions_are_restored_by_an_option(code: str, end: str) -> None:
    said = io.StringIO()

    TextOutput(err=said).show(Note(code=code))

    assert said.getvalue() == f"{reasons.note(code, {})}{end}\n"
