"""Diagnoses a kernel log in a worker process, and makes the report for a forum without private facts."""

import contextlib
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path, PurePath
from typing import IO, Final

from PySide6.QtCore import QObject, Signal

from shingleback.domain import privacy
from shingleback.domain.drive import Drive
from shingleback.domain.privacy import (
    Cleaner,
    PrivateKind,
    Report,
    ReportedDrive,
    ReportedEpisode,
    ReportedRun,
    ReportLines,
    Secret,
)
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.worker import Asking, Worker, WorkerEnd
from shingleback.messages.notifications import report_text
from shingleback.protocol.events import Event
from shingleback.protocol.result_items import EpisodeItem, Tally
from shingleback.protocol.results import BackupFinished, CheckFinished, DiagnoseFinished, EjectFinished
from shingleback.store.settings import Settings


class ReadingStage(Enum):
    """How far it is."""

    NOT_YET = auto()
    UNDER_WAY = auto()
    DONE = auto()  # there is a word, which may be a refusal
    DIED = auto()  # the worker ended without one


@dataclass(frozen=True, slots=True)
class DiagnosisQuestion:
    """What a person wants to know.

    Attributes:
        device: only what concerns this drive; empty for everything.
        name: of that drive, as a person calls it.
        log_file: empty for the log of this computer.
    """

    device: str = ""
    name: str = ""
    log_file: str = ""

    @property
    def arguments(self) -> tuple[str, ...]:
        """Of the command line; in one word each, so that no name is taken for an option."""
        device = (f"--device={self.device}",) if self.device else ()
        log = (f"--kernel-log={self.log_file}",) if self.log_file else ()
        return (*device, *log)


@dataclass(frozen=True, slots=True)
class DiagnosisState:
    """Attributes: `detail` is what is known of the death of a worker, for experts."""

    reading: ReadingStage = ReadingStage.NOT_YET
    question: DiagnosisQuestion = DiagnosisQuestion()
    word: DiagnoseFinished | None = None
    detail: str = ""


class DiagnosisController(QObject):
    """One question at a time; the newest wins.

    Signals:
        changed: a new `DiagnosisState`.
    """

    changed = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = DiagnosisState()
        self._asking = Asking(worker, self)
        self._asking.answered.connect(self._on_answered)

    def ask(self, question: DiagnosisQuestion) -> None:
        self._change(DiagnosisState(ReadingStage.UNDER_WAY, question))
        self._asking.ask("diagnose", *question.arguments)

    def stop(self) -> None:
        """The question is withdrawn."""
        self._asking.stop()
        if self.state.reading is ReadingStage.UNDER_WAY:
            self._change(DiagnosisState())

    def _on_answered(self, end: WorkerEnd) -> None:
        if isinstance(end.final, DiagnoseFinished):
            self._change(DiagnosisState(ReadingStage.DONE, self.state.question, end.final))
        else:
            self._change(DiagnosisState(ReadingStage.DIED, self.state.question, detail=end.detail))

    def _change(self, state: DiagnosisState) -> None:
        self.state = state
        self.changed.emit(state)


_MOST_RUNS: Final = 10
_MOST_EPISODES: Final = 5
_MINUTE: Final = len("2026-11-21T14:05")
_EVERYWHERE: Final = frozenset({"/", "home", "media", "mnt", "run", "root", "srv", "tmp", "usr", "var", "opt", "data"})


def report(
    versions: Iterable[tuple[str, str]],
    views: Iterable[DriveView],
    runs: Iterable[Event],
    episodes: Iterable[EpisodeItem],
) -> Report:
    """`runs` are final words, newest first."""
    told = [made for made in map(_run, runs) if made is not None]
    return Report(
        tuple(versions),
        tuple(_drive(view) for view in views),
        tuple(told[:_MOST_RUNS]),
        tuple(ReportedEpisode(one.kind, one.meaning, tuple(one.lines)) for one in list(episodes)[-_MOST_EPISODES:]),
    )


def anonymous(report: Report, secrets: Iterable[Secret], lines: ReportLines) -> str:
    """The text of the report: log lines in known harmless forms, and facts in which none of the secrets stands."""
    return report_text(report, Cleaner(secrets).clean, lines.harmless)


def secrets_of(drives: Iterable[Drive], settings: Settings, user: str, host: str) -> Iterator[Secret]:
    """All that is known to belong to this person: also what drives of the past and places are called."""
    yield Secret(PrivateKind.USER, user)
    yield Secret(PrivateKind.HOST, host)
    yield Secret(PrivateKind.HOST, host.partition(".")[0])
    for drive in drives:
        yield from _of_drive(drive)
    for one in settings.sets:
        yield Secret(PrivateKind.LABEL, one.name)
        for path in (*one.folders, one.destination):
            yield from _of_path(path)


def _of_drive(drive: Drive) -> Iterator[Secret]:
    for number in (drive.serial, drive.wwn, drive.wwn.removeprefix("0x"), drive.key, drive.key.rpartition(" ")[2]):
        yield Secret(PrivateKind.SERIAL, number)
    for volume in drive.volumes:
        yield Secret(PrivateKind.UUID, volume.uuid)
        yield Secret(PrivateKind.UUID, volume.partition_uuid)
        yield Secret(PrivateKind.LABEL, volume.label)
        for point in volume.mount_points:
            yield from _of_path(point)


def _of_path(path: str) -> Iterator[Secret]:
    yield Secret(PrivateKind.FOLDER, path)
    for part in PurePath(path).parts:
        if part not in _EVERYWHERE:
            yield Secret(PrivateKind.FOLDER, part)


def _drive(view: DriveView) -> ReportedDrive:
    drive = view.drive
    return ReportedDrive(
        name=privacy.drive_name(drive.name),
        size_bytes=drive.size_bytes,
        usb_mbps=drive.link_mbps,
        verdict=view.verdict,
        health=view.health,
        road=view.road,
        volumes=tuple((privacy.filesystem(one.filesystem), bool(one.mount_points)) for one in drive.volumes),
    )


def _run(word: Event) -> ReportedRun | None:
    match word:
        case BackupFinished():
            amount, left_out = word.copied, word.left_out_count
        case CheckFinished():
            amount, left_out = word.checked, word.left_out_count
        case EjectFinished():
            amount, left_out = Tally(), 0
        case _:
            return None
    return ReportedRun(
        command=word.command,
        at=word.started_at[:_MINUTE].replace("T", " "),
        outcome=word.outcome,
        why=word.why,
        seconds=word.elapsed_s,
        files=amount.files,
        size_bytes=amount.bytes,
        left_out=left_out,
    )


class Saver(QObject):
    """The file appears whole or not at all.

    Signals:
        saved: the file is there; its path.
        failed: the path, and what the system says about it.
    """

    saved = Signal(str)
    failed = Signal(str, str)

    def save(self, path: str, write: Callable[[IO[bytes]], object]) -> None:
        """`write` runs in another thread: it gets a file to write to, and keeps off what others change."""
        threading.Thread(target=self._save, args=(Path(path), write), name="saving", daemon=True).start()

    def _save(self, path: Path, write: Callable[[IO[bytes]], object]) -> None:
        unfinished = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with unfinished.open("wb") as file:
                write(file)
            unfinished.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                unfinished.unlink()
            self.failed.emit(str(path), error.strerror or str(error))
        else:
            self.saved.emit(str(path))
