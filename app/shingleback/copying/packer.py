"""Putting operations and content together into parcels."""

from collections.abc import Callable
from typing import Final

from shingleback.copying.conversation import Conversation
from shingleback.copying.messages import Parcel
from shingleback.copying.operations import Operation
from shingleback.copying.slots import Slots

_MOST_OPERATIONS: Final = 256


class Packer:
    """Fills one slot after the other.

    Attributes:
        on_sent: told how many files become complete with a parcel, and how many bytes of content it took along.
    """

    def __init__(self, conversation: Conversation, slots: Slots) -> None:
        self.on_sent: Callable[[int, int], None] = lambda _files, _bytes: None
        self._conversation = conversation
        self._slots = slots
        self._slot = -1
        self._view = memoryview(b"")
        self._used = 0
        self._reserved_bytes = 0
        self._files = 0
        self._operations: list[Operation] = []

    def breathe(self) -> None:
        """Let the person in while something long goes on here."""
        self._conversation.attend()

    @property
    def largest_bytes(self) -> int:
        return self._slots.slot_bytes

    @property
    def start(self) -> int:
        """Where in the slot the next content begins."""
        return self._used

    def space(self, wanted_bytes: int) -> memoryview:
        """Room for so much content, which belongs to the caller until `add` takes it, or anything is flushed."""
        if self._slot < 0 or len(self._view) - self._used < wanted_bytes or len(self._operations) >= _MOST_OPERATIONS:
            self.flush()
            self._slot = self._conversation.take_slot()
            self._view = self._slots.view(self._slot)
        self._reserved_bytes = wanted_bytes
        return self._view[self._used : self._used + wanted_bytes]

    def add(self, operation: Operation, content_bytes: int = 0, *, files: int = 0) -> None:
        """Put an operation behind the others; its content, if it has any, lies at `start`.

        `files` are complete with it. Raises RuntimeError where the content was put into room that was given away since.
        """
        if content_bytes > self._reserved_bytes:
            raise RuntimeError("this room is no longer the caller's")
        if self._slot < 0:
            self.space(0)
        self._operations.append(operation)
        self._used += content_bytes
        self._reserved_bytes -= content_bytes
        self._files += files

    def flush(self) -> None:
        """Send what there is."""
        if self._slot < 0:
            return
        self._conversation.send_parcel(Parcel(self._slot, self._operations), self._files, self._used)
        self.on_sent(self._files, self._used)
        self.forget()

    def forget(self) -> None:
        """Begin anew, without sending."""
        self._slot = -1
        self._used = self._reserved_bytes = 0
        self._files = 0
        self._operations = []
