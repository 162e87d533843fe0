"""How the backups of the timer ended, told by notifications: there is no window that shows it."""

import asyncio
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from shingleback.bridge.notification_server import Look, Notice, NotificationServer
from shingleback.bridge.notifications import session_bus
from shingleback.jobs.events import Finished
from shingleback.jobs.final_words import BackupFinished, EjectFinished
from shingleback.jobs.run_state import RunState
from shingleback.model.errors import UsageError
from shingleback.model.outcome import Outcome
from shingleback.settings import settings
from shingleback.settings.paths import Paths
from shingleback.settings.resources import ICON, resource_path
from shingleback.ui import texts
from shingleback.ui.home.texts import place_name
from shingleback.ui.language import translate
from shingleback.words import notices
from shingleback.words.headed import headed

_LOOK: Final = Look("Shingleback", "", resource_path(ICON).as_uri())
_LIMIT_S: Final = 30.0  # a desktop that has just been started may not be ready yet


def tell(words: Iterable[Finished], paths: Paths) -> None:
    """`words` are the final ones of backups and ejects, in order. Without a session's bus nothing is told."""
    address = session_bus()
    if address:
        application = QCoreApplication.instance() or QCoreApplication([])
        translate(application, language_of(paths), resource_path("i18n"))
        asyncio.run(_leave(address, told_by(words)))


def language_of(paths: Paths) -> str:
    """That of the desktop where the settings cannot be understood any more: a backup may have taken hours."""
    try:
        return settings.load(paths.settings_file).language
    except UsageError:
        return ""


def told_by(words: Iterable[Finished]) -> list[Notice]:
    """One for each backup, with what came of the eject after it. Who has stopped one knows."""
    states: list[tuple[str, RunState]] = []
    for word in words:
        if isinstance(word, BackupFinished):
            states.append((word.destination, RunState().after(word)))
        elif isinstance(word, EjectFinished):
            before = next(
                (one for one in reversed(states) if one[0] == word.destination), (word.destination, RunState())
            )
            states = [one for one in states if one is not before]
            states.append((word.destination, before[1].after(word)))
    has_ejected = any(isinstance(state.final, EjectFinished) for _, state in states)
    return [
        _notice(place, state, has_ejected)
        for place, state in states
        if state.backed_up is None or state.backed_up.outcome != Outcome.CANCELED
    ]


def _notice(place: str, state: RunState, has_ejected: bool) -> Notice:
    lines = (_said(state, has_ejected), notices.where_to_look(texts.translate))
    return Notice(headed(place_name(place), texts.title(state), texts.translate), "\n".join(filter(None, lines)))


def _said(state: RunState, has_ejected: bool) -> str:
    """Of two backups to a drive, one knows that it was ejected: the other says nothing of that."""
    if has_ejected and state.backed_up is not None and state.final is state.backed_up:
        return texts.sentence(state.backed_up)
    return texts.explanation(state)


async def _leave(address: str, shown: Iterable[Notice]) -> None:
    server = NotificationServer(address, _LOOK, lambda _pressed: None)
    for number, notice in enumerate(shown):
        server.show(str(number), notice)
    await server.leave(_LIMIT_S)
