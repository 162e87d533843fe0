"""People who ask for something at a certain moment."""

from collections.abc import Callable

from shingleback.protocol.control import Unattended


class ScriptedControl(Unattended):
    """Calls `script` each time the engine listens; it sets what is wanted."""

    def __init__(self, script: Callable[["ScriptedControl", int], None]) -> None:
        super().__init__()
        self.listened = 0
        self._script = script

    def refresh(self) -> None:
        self.listened += 1
        self._script(self, self.listened)
