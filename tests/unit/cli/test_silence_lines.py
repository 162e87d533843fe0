"""A source or a place that does not answer is named once in a terminal, though the events count its seconds."""

import io

import msgspec.structs
import pytest

from shingleback.cli.text_output import TextOutput
from shingleback.protocol.events import Event, PlaceSilent, SourceSilent

PLACE = PlaceSilent(path="/mnt/nas/backup", server="nas:/disk", kind="nfs4", silent_s=5)
SOURCE = SourceSilent(path="/home/me/share", mount="/home/me/share", kind="fuse", server="nas", silent_s=5)


def later(event: PlaceSilent | SourceSilent, silent_s: float) -> Event:
    return msgspec.structs.replace(event, silent_s=silent_s)


@pytest.mark.parametrize("event", [PLACE, SOURCE], ids=["place", "source"])
def test_it_is_named_once_and_then_when_it_answers(event: PlaceSilent | SourceSilent) -> None:
    notes = io.StringIO()
    output = TextOutput(io.StringIO(), notes)
    for silent_s in (5, 6, 7, 0):
        output.show(later(event, silent_s))
    named, answers = notes.getvalue().splitlines()
    assert f"{event.path} has not" in named
    assert answers == f"{event.path} is responding again."


def test_a_source_that_is_left_out_does_not_answer_again() -> None:
    notes = io.StringIO()
    output = TextOutput(io.StringIO(), notes)
    output.show(SOURCE)
    output.show(msgspec.structs.replace(SOURCE, silent_s=0, is_left_out=True))
    assert notes.getvalue().splitlines()[1:] == ["The backup continues without /home/me/share."]
