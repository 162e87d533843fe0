"""What failed before or beside the tests. `tests/helpers/failed_checks.py` repeats it before the last line of pytest.

Otherwise it is thousands of lines above the end, and whoever reads only the end believes that everything passed.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TextIO

VARIABLE: Final = "SHINGLEBACK_FAILED_CHECKS"
_LINES: Final = 10
_CHARACTERS: Final = 300  # of a line, so that the pipe has room for everything until pytest reads it


class Failures:
    """A pipe.

    Attributes:
        reading: the end for pytest, which reads until `close`.
    """

    def __init__(self, reading: TextIO, writing: TextIO) -> None:
        self.reading = reading
        self._writing = writing

    @property
    def variables(self) -> dict[str, str]:
        """Tells pytest its end."""
        return {VARIABLE: str(self.reading.fileno())}

    def add(self, check: str, output: Sequence[str]) -> None:
        """`output`: its lines, of which the first are repeated."""
        shown = [line[:_CHARACTERS] for line in output if line.strip()][:_LINES]
        print(check, *(f"    {line}" for line in shown), sep="\n", file=self._writing, flush=True)

    def close(self) -> None:
        """All checks have ended."""
        self._writing.close()


@contextmanager
def open_failures() -> Iterator[Failures]:
    reading, writing = os.pipe()
    with open(reading, encoding="utf-8") as reader, open(writing, "w", encoding="utf-8") as writer:
        yield Failures(reader, writer)
