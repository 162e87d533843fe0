"""The command `unfinished`: what was begun to be copied or moved, how far it is, and how to go on."""

import shlex

from shingleback.cli.backup import Invocation
from shingleback.domain.errors import Outcome, UsageError, Why
from shingleback.protocol.cloning import UnfinishedFinished, UnfinishedItem
from shingleback.protocol.results import CommandResult
from shingleback.store.unfinished import UnfinishedCopies, UnfinishedCopy, forget_copy


def unfinished(invocation: Invocation) -> CommandResult:
    """Raises UsageError."""
    copies = UnfinishedCopies(invocation.paths.unfinished_folder).all()
    meant: str = invocation.arguments.forget
    if not meant:
        return UnfinishedFinished(outcome=Outcome.DONE, exit_code=0, copies=tuple(map(_item, copies)))
    found = next((one for number, one in enumerate(copies, start=1) if meant in (str(number), one.name)), None)
    if found is None:
        raise UsageError(Why.NOTHING_UNFINISHED, name=meant)
    if not forget_copy(invocation.paths, found):
        raise UsageError(Why.CLONE_RUNNING)
    return UnfinishedFinished(outcome=Outcome.DONE, exit_code=0, forgotten=found.name)


def _item(copy: UnfinishedCopy) -> UnfinishedItem:
    return UnfinishedItem(
        name=copy.name,
        command=copy.command,
        source=copy.source,
        target=copy.target,
        source_name=copy.source_name,
        target_name=copy.target_name,
        begun_at=copy.begun_at,
        changed_at=copy.changed_at,
        done_bytes=copy.done_bytes,
        total_bytes=copy.total_bytes,
        unread_bytes=copy.unread_bytes,
        again=shlex.join(("shingleback", copy.command, copy.source, copy.target, *copy.options)),
    )
