"""People who request something at a certain moment."""

from collections.abc import Callable

from shingleback.protocol.control import Unattended


class ScriptedControl(Unattended):
    """Calls `script` each time the engine checks for requests; the script sets them."""

    def __init__(self, script: Callable[["ScriptedControl", int], None]) -> None:
        super().__init__()
        self.listened = 0
        self._script = script

    def refresh(self) -> None:
        self.listened += 1
        self._script(self, self.listened)
