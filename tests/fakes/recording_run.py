"""Replaces the programs that the helper runs: records each, and returns what the test wants."""

from collections.abc import Iterable

from shingleback.helper.programs import ProgramOutput
from shingleback.helper.verb_process import Stop


class RecordingRun:
    """A fake runner of programs.

    Attributes:
        commands: the command line of each program that would have been run.
    """

    def __init__(self, answer: ProgramOutput = ProgramOutput(0, "")) -> None:  # noqa: B008 (it is frozen)
        self.commands: list[tuple[str, ...]] = []
        self.answer = answer

    def __call__(
        self,
        name: str,
        *words: str,
        fds: Iterable[int] = (),  # noqa: ARG002
        limit_s: float | None = None,  # noqa: ARG002
        stop: Stop | None = None,  # noqa: ARG002
    ) -> ProgramOutput:
        self.commands.append((name, *words))
        return self.answer
