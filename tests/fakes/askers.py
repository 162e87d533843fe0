"""Stands in for polkit and the bus: allows to everybody what the test says."""

from shingleback.domain.helper_protocol import NAME
from shingleback.helper.service import NotAuthorized


class FakeAskers:
    """Attributes:
    asked: who asked for which action, and whether a password could have been asked for.
    refused: actions that are not allowed, and whether a password would do.
    drives: what the person was told about which drive it is.
    users: of senders; of everybody else there is one only.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, bool]] = []
        self.refused: dict[str, bool] = {}
        self.drives: list[str] = []
        self.users: dict[str, int] = {}

    async def check(self, sender: str, action: str, *, may_ask: bool, drive: str) -> None:
        short = action.removeprefix(f"{NAME}.")
        self.asked.append((sender, short, may_ask))
        self.drives.append(drive)
        if short in self.refused:
            raise NotAuthorized(can_obtain=self.refused[short])

    async def uid(self, sender: str) -> int:
        return self.users.get(sender, 1000)
