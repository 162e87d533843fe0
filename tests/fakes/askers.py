"""Stands in for polkit and the bus: allows to everybody what the test says."""

from shingleback.helper.askers import NotAuthorized
from shingleback.model.helper_verbs import NAME


class FakeAskers:
    """Attributes:
    asked: who asked for which action, and whether a password could have been asked for.
    refused: actions that are not allowed, and whether a password would do.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, bool]] = []
        self.refused: dict[str, bool] = {}

    async def check(self, sender: str, action: str, *, may_ask: bool) -> None:
        short = action.removeprefix(f"{NAME}.")
        self.asked.append((sender, short, may_ask))
        if short in self.refused:
            raise NotAuthorized(can_obtain=self.refused[short])

    async def uid(self, sender: str) -> int:  # noqa: ARG002 (everybody is the same)
        return 1000
