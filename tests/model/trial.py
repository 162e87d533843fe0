"""A history whose second run is disturbed in one way after the other, each time from the same starting point."""

from pathlib import Path
from typing import Any, Final

from shingleback.engine.source.copy_context import Limits
from tests.model.drive_calls import DriveCalls
from tests.model.histories import History
from tests.model.steps import Doer
from tests.model.whole import Story

SMALL: Final = Limits(files=1)
WHOLE: Final = Limits()
SLOT_BYTES: Final = 1 << 13
SMALL_FILE_BYTES: Final = 5000
LARGE_FILE_BYTES: Final = 9_000
"""More than fits into a slot."""


class Trial:
    """The first run has been made; the second one is next.

    Attributes:
        count: how often the second run was disturbed.
        has_whole_files: the copy on the drive can be compared; split files must be restored for that.
    """

    def __init__(
        self, folder: Path, history: History, *, limits: Limits, size: int = SMALL_FILE_BYTES, **options: Any
    ) -> None:
        """`size`: the size of each file, in bytes."""
        self.story = Story(folder, slot_bytes=SLOT_BYTES, limits=limits, **options)
        self.count = 0
        self.has_whole_files = True
        self._doer = Doer(size=size)
        self._history = history
        if history.first:
            self._doer.do(self.story.source, history.first)
            self.story.run()
        self._first = dict(self.story.states)
        self.story.save("before")
        self._doer.do(self.story.source, history.second)

    def calls(self, calls: DriveCalls) -> int:
        """How many of these calls an undisturbed run makes."""
        with calls.ready():
            self.story.run()
        self.start_over()
        return calls.calls

    def change_again(self) -> None:
        """Changes the source as the history says for after the run. After this, there is no way back."""
        self._doer.do(self.story.source, self._history.after)

    def expect_right_after_another_run(self) -> None:
        self.story.run()
        if self.has_whole_files:
            self.story.check_copy()
        self.story.check_versions()
        self.story.check_verify()
        assert not (self.story.shop.destination / ".shingleback" / "found").exists()  # no file here is foreign
        self.count += 1

    def start_over(self) -> None:
        self.story.return_to("before")
        self.story.states = dict(self._first)
