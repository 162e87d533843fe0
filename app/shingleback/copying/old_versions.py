"""Old versions give way: those that the rule no longer keeps, and, oldest first, those whose room is needed."""

from collections.abc import Callable
from datetime import datetime

from shingleback.copying.checkpoints import Checkpoints
from shingleback.copying.conversation import Conversation
from shingleback.copying.head import Head, VersionRef, save_head
from shingleback.copying.index import Index
from shingleback.copying.messages import Removed, Thin
from shingleback.copying.thinning import all_but_newest, due


class OldVersions:
    """Those of one backup. The newest never gives way.

    Attributes:
        removed: names of those that did.
    """

    def __init__(self, conversation: Conversation, head: Head, index: Index) -> None:
        self.removed: list[str] = []
        self._conversation = conversation
        self._head = head
        self._index = index

    def thin(self, now: datetime, *, keeps_versions: bool) -> None:
        """What the rule no longer keeps; without versions, everything but the newest."""
        versions = self._head.versions
        self._remove(due(versions, now) if keeps_versions else all_but_newest(versions))

    def make_room(self, wanted_bytes: int, checkpoints: Checkpoints) -> None:
        """As many as it takes, if they are enough; when nothing more can go, the rest does not fit."""
        while checkpoints.room_bytes < wanted_bytes and len(self._head.versions) > 1:
            checkpoints.has_gained_room(self._remove(self._head.versions[:1], waits_for_room=True))

    def has_room(self, size: int, checkpoints: Checkpoints, refresh: Callable[[], None]) -> bool:
        """Whether so much fits, once the drive has been asked and versions have given way."""
        if size <= checkpoints.room_bytes:
            return True
        refresh()
        self.make_room(size, checkpoints)
        return size <= checkpoints.room_bytes

    def _remove(self, versions: list[VersionRef], *, waits_for_room: bool = False) -> int:
        """Gives the room that there is then. What an interruption leaves half removed is removed the next time."""
        head = self._head
        going = [*head.thinning, *(ref for ref in versions if ref not in head.thinning)]
        if not going:
            return 0
        head.thinning = going
        head.versions = [ref for ref in head.versions if ref not in going]
        self._keep_head()
        remaining = [ref.run for ref in head.versions]
        self._conversation.send(Thin([(ref.name, ref.run) for ref in going], remaining, waits_for_room))
        answer = self._conversation.expect(Removed)
        head.thinning = []
        head.advance(answer.segment, answer.offset, answer.batch)
        self._keep_head()
        self.removed += [ref.name for ref in going]
        return answer.room_bytes

    def _keep_head(self) -> None:
        save_head(self._index, self._head)
        self._index.commit()
