"""How large the lines of the manifest are that operations lead to, so that no batch gets larger than a reader takes.

A batch may have 256 MiB when it is compressed, which random attributes fill soon, and 1 GiB before that, of which a
byte of a path takes up to six. So bytes of names and attributes are counted as they are, and a batch ends long before.
"""

from typing import Final

import msgspec.structs

from shingleback.engine.drive.operations import Enter, Old, Operation
from shingleback.engine.repo.format import Attributes

_LINE_BYTES: Final = 48  # what a line takes beside its paths when it is compressed: numbers that differ, mostly


class ListedSize:
    """Adds up operations, in their order."""

    def __init__(self) -> None:
        self.bytes = 0
        self._line_bytes = _LINE_BYTES  # of one that names something in the folder in work

    def add(self, operation: Operation) -> None:
        if isinstance(operation, Enter):
            self._line_bytes = _LINE_BYTES + len(operation.path) + len(operation.on_drive)
        self.bytes += self._line_bytes
        for value in msgspec.structs.astuple(operation):
            match value:
                case bytes():
                    self.bytes += len(value)
                case Old():
                    self.bytes += self._line_bytes + len(value.kept)
                case Attributes(xattrs=dict(xattrs)):
                    self.bytes += sum(len(name) + len(value) for name, value in xattrs.items())
