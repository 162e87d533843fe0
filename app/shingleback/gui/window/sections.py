"""The sections of the window, each of which is made when it is first needed."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Generic, TypeVar


class Section(Enum):
    """In the order of the buttons that lead there."""

    HOME = auto()
    RESTORE = auto()
    DRIVES = auto()
    HISTORY = auto()
    HAPPENED = auto()
    EXPLANATIONS = auto()
    SETTINGS = auto()


P_co = TypeVar("P_co", covariant=True)


class Late(Generic[P_co]):
    """Attributes: `made`: None until it was asked for."""

    def __init__(self, make: Callable[[], P_co]) -> None:
        self.made: P_co | None = None
        self._make = make
        self._to_do: list[Callable[[P_co], object]] = []

    def get(self) -> P_co:
        """It is made once, and then all that waits for it is done, in the order in which that was asked for."""
        if self.made is None:
            self.made = self._make()
            for do in tuple(self._to_do):
                do(self.made)
        return self.made

    def forget(self) -> None:
        """Whoever asks for it next has another one made, with which all is done again."""
        self.made = None

    def whenever(self, do: Callable[[P_co], object]) -> None:
        """At once if it is there, and each time that it is made."""
        self._to_do.append(do)
        if self.made is not None:
            do(self.made)
