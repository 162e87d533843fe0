"""Replaces polkit and the bus: permits to everybody what the test says."""

from collections.abc import Callable

from shingleback.domain.helper_protocol import NAME
from shingleback.helper.service import NotAuthorized


class FakeAuthority:
    """A fake polkit and bus.

    Attributes:
        checks: who requested permission for which action, and whether a password prompt was possible.
        refused: actions that are not permitted, and whether a password would help.
        drives: the descriptions of drives that the person was shown.
        users: of senders; everybody else is one user.
        before_answer: what happens while the person is asked.
    """

    def __init__(self) -> None:
        self.checks: list[tuple[str, str, bool]] = []
        self.refused: dict[str, bool] = {}
        self.drives: list[str] = []
        self.users: dict[str, int] = {}
        self.before_answer: Callable[[], None] = lambda: None

    async def check(self, sender: str, action: str, *, may_ask: bool, drive: str) -> None:
        short = action.removeprefix(f"{NAME}.")
        self.checks.append((sender, short, may_ask))
        self.drives.append(drive)
        self.before_answer()
        if short in self.refused:
            raise NotAuthorized(can_obtain=self.refused[short])

    async def uid(self, sender: str) -> int:
        return self.users.get(sender, 1000)
