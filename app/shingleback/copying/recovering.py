"""Having an interrupted run finished, on a drive that may have become full meanwhile."""

import contextlib

from shingleback.copying.conversation import Conversation, DriveTroubleError
from shingleback.copying.guard import FULL
from shingleback.copying.head import Head
from shingleback.copying.messages import Recover, Recovered
from shingleback.copying.old_versions import OldVersions


def recover(conversation: Conversation, head: Head, old_versions: OldVersions) -> int:
    """Gives the room. Versions give way, one after the other, for as long as it takes.

    Raises DriveTroubleError where none is left that could.
    """
    question = Recover(head.last_change, head.partial_id)
    with contextlib.closing(old_versions.give_way()) as more_room:
        while True:
            conversation.send(question)
            try:
                recovered = conversation.expect(Recovered)
            except DriveTroubleError as trouble:
                if trouble.is_gone or trouble.errno not in FULL or next(more_room, None) is None:
                    raise
            else:
                break
    if not recovered.has_partial:
        head.partial = None
    return recovered.room_bytes
