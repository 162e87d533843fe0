"""Something of the session that can be on or off."""

from typing import Protocol


class Switch(Protocol):
    @property
    def is_possible(self) -> bool:
        """Whether it could be on in this session at all."""

    @property
    def is_on(self) -> bool: ...

    def set_on(self, is_on: bool) -> None:
        """May wait for another program, so the window calls it in another thread (`bridge.turning`).

        Raises UsageError where it could not be changed.
        """
