"""How a job obeys its user while it works: the one place that polls the commands, and knows what each means for it.

A job polls often, wherever it works or waits, and takes its breaks where nothing is half done. What else it has to do
all the time, such as reporting its progress or following a new pace, is a hook of the poll.
"""

from collections.abc import Callable
from typing import Final

from shingleback.domain.errors import Canceled, Why
from shingleback.protocol.control import Control

_RUNNING: Final = "running"


class JobControl:
    """The commands to one job, obeyed.

    Attributes:
        commands: where the commands come from.
        may_be_canceled: whether a cancel ends the job; false while it is ending anyway. A second cancel always does.
    """

    def __init__(
        self,
        commands: Control,
        canceled: Why = Why.CANCELED,
        show_state: Callable[[str], None] = lambda _state: None,
    ) -> None:
        """`canceled` is the reason of the error that a cancel raises; `show_state` reports what `State` lists."""
        self.commands = commands
        self.may_be_canceled = True
        self._canceled = canceled
        self._show_state = show_state
        self._state = _RUNNING
        self._hooks: list[Callable[[], None]] = []

    def when_polled(self, hook: Callable[[], None]) -> None:
        """Call this, too, with each poll from now on: many times a second, during any wait."""
        self._hooks.append(hook)

    @property
    def wants_pause(self) -> bool:
        return self.commands.is_paused

    def poll(self) -> None:
        """Obey every command except a pause, which has to wait for a break. Raises Canceled, and what a hook raises."""
        self._obey("pausing" if self._state == _RUNNING else self._state)

    def must_wait(self) -> bool:
        """Whether to wait for a moment, and then ask again, because the job is paused. Raises as `poll`."""
        self._obey("paused")
        return self.wants_pause and not self.commands.is_canceled

    def take_break(self) -> None:
        """Wait while the job is paused. Raises as `poll`."""
        while self.must_wait():
            self.commands.wait()

    def _obey(self, state_if_paused: str) -> None:
        commands = self.commands
        commands.refresh()
        for hook in self._hooks:
            hook()
        if commands.is_canceled:
            self._show("canceling")
            if self.may_be_canceled or commands.gives_up:
                raise Canceled(self._canceled)
        else:
            self._show(state_if_paused if self.wants_pause else _RUNNING)

    def _show(self, state: str) -> None:
        if state != self._state:
            self._state = state
            self._show_state(state)
