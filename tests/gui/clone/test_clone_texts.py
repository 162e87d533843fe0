"""What the page says of a copy: the time left, and why it was stopped."""

import msgspec.structs
import pytest

from shingleback.domain.cloning import CloneChoices
from shingleback.gui.clone import texts
from shingleback.gui.clone.state import CloneState, CloneTask
from shingleback.gui.controllers.job import JobStage
from shingleback.protocol.cloning import CloneFinished
from shingleback.protocol.events import Progress
from shingleback.protocol.run_state import RunState
from tests.gui.clone.bench import COMPARING, COPYING


@pytest.mark.parametrize(
    ("compares", "progress", "expected"),
    [
        (True, COPYING, "2 h 30 min to 4 h 30 min left"),  # 5,000 to 6,000 s, and then 1.2 TB at 140 MB/s or faster
        (False, COPYING, "1 h 15 min to 1 h 45 min left"),
        (True, COMPARING, "1 h 15 min to 1 h 45 min left"),
        (True, msgspec.structs.replace(COPYING, bytes_per_s=0), "Copying"),
    ],
)
def test_the_time_left_includes_the_comparison(compares: bool, progress: Progress, expected: str) -> None:
    task = CloneTask(source="/dev/sdc", target="/dev/sdb", choices=CloneChoices(compares=compares))
    state = CloneState(JobStage.RUNNING, task, run=RunState().after(COPYING).after(progress))
    assert texts.headline(state).startswith(expected)


def test_a_lack_of_memory_is_not_called_an_internal_error() -> None:
    result = CloneFinished(outcome="internal", exit_code=70, why="computer-exhausted", values={"detail": "ENOMEM"})
    headline, text = texts.result(CloneState(JobStage.ENDED, result=result))
    assert headline == "The copy was stopped"
    assert "The drive is not the cause" in text
