"""Writes a backup down in the history whose worker was killed: the worker itself could not do it."""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.settings import SettingsController
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished
from shingleback.store.run_history import RunHistory

_PATIENCE_S: Final = 0.1  # the window must not wait for a process that writes; without a record, Home still knows


class KilledBackups(QObject):
    """Records each backup of a run that died without a result. Ejects leave no record."""

    def __init__(
        self,
        run: BackupRun,
        chosen: SettingsController,
        history_file: Path,
        now: Callable[[], datetime],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._run = run
        self._chosen = chosen
        self._history_file = history_file
        self._now = now
        run.over.connect(self._on_over)

    def _on_over(self) -> None:
        state = self._run.state
        if state.death is None or state.backed_up is not None or state.is_eject_only:
            return
        with closing(RunHistory(self._history_file, _PATIENCE_S)) as history:
            history.add(self._result(), self._name)

    @property
    def _name(self) -> str:
        """The destination's name: its path when the backup set was made."""
        task, sets = self._run.task, self._chosen.settings.sets
        return next((chosen.destination for chosen in sets if chosen.key == task.key), task.destination)

    def _result(self) -> BackupFinished:
        task, state = self._run.task, self._run.state
        elapsed_s = state.progress.elapsed_s if state.progress is not None else 0.0
        began = self._now() - timedelta(seconds=elapsed_s)
        return BackupFinished(
            outcome=Outcome.INTERNAL,
            backup=state.opened.backup if state.opened is not None else "",
            destination=state.opened.destination if state.opened is not None else task.destination,
            started_at=began.isoformat(timespec="seconds"),
            elapsed_s=elapsed_s,
            copied=state.counts.copied if state.counts is not None else Tally(),
            durable=state.counts.durable if state.counts is not None else Tally(),
            backup_set=task.key,
            sources=list(task.folders),
            is_own_disk=state.is_own_disk,
        )
