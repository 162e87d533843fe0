"""The end of a command: whatever happens, it has a final word."""

import traceback
from collections.abc import Callable

from shingleback.cli.output import with_message
from shingleback.jobs.events import FINISHED, Finished
from shingleback.model.errors import InternalError, ShinglebackError, Why


def final_word(command: str, work: Callable[[], Finished]) -> Finished:
    """What the work ends with, or why it could not."""
    try:
        word = work()
    except ShinglebackError as error:
        word = refused(command, error)
    except Exception:  # noqa: BLE001 (the outermost boundary: a person gets a sentence, not a traceback)
        word = refused(command, InternalError(Why.INTERNAL, detail=traceback.format_exc()))
    return with_message(word)


def refused(command: str, error: ShinglebackError) -> Finished:
    return FINISHED[command](
        command=command,
        outcome=error.outcome,
        exit_code=error.outcome.exit_code,
        why=error.why,
        values=error.values,
    )
