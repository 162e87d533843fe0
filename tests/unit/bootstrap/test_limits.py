"""The limits of a run apply while it runs and are removed after it; with the real helper and a fake computer."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.bootstrap.limiting import QueueLimitsSidecar, restore_left_limits
from shingleback.devices.queue_limiter import QueueLimiter
from shingleback.devices.queue_limits import LimitsJournal, QueueLimit, limits_for
from shingleback.domain.helper_protocol import Verb
from shingleback.helper.devices import ProtectedDisks
from shingleback.helper.verbs import Verbs
from shingleback.protocol.events import Event, Note, State
from shingleback.store.private_files import Paths
from tests.fakes.helper_machine import Machine
from tests.helpers.bus import Bus
from tests.helpers.helper_process import helper_process
from tests.helpers.patience import wait_until
from tests.helpers.write_back import write_back

ALL = {Verb.SET_WRITE_LIMIT, Verb.SET_MAX_SECTORS, Verb.SET_COMMAND_TIMEOUT}
UNLIMITED = ("0", "1280", "100")
LIMITED = ("1", "1024", "120")
SDB1 = os.makedev(8, 17)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")


@pytest.fixture
def journal(paths: Paths) -> LimitsJournal:
    return LimitsJournal(paths.limits_folder)


class Scene:
    """A computer with an external drive, on which sdb1 is mounted."""

    def __init__(self, folder: Path, address: str) -> None:
        self._machine = Machine(folder)
        self._disk = self._machine.plug_in()
        self._machine.mount((8, 17), "/run/media/ada/Backup")
        write_back(self._disk)
        (self._disk / "device/timeout").write_text(UNLIMITED[2])  # as many digits as in the limit: these are only files
        self.verbs = Verbs(self._machine.computer, ProtectedDisks(self._machine.computer))
        self._address = address

    @property
    def settings(self) -> tuple[str, str, str]:
        files = ("bdi/strict_limit", "queue/max_sectors_kb", "device/timeout")
        return tuple((self._disk / file).read_text().strip() for file in files)  # type: ignore[return-value]

    @property
    def limits(self) -> list[QueueLimit]:
        return limits_for(SDB1, self._machine.computer.sysfs)

    def limiter(self) -> QueueLimiter:
        return QueueLimiter(self._address, self._machine.computer.sysfs)

    def plug_in_another(self) -> None:
        (self._disk / "diskseq").write_text("8\n")


@pytest.fixture
def scene(tmp_path: Path, bus: Bus) -> Scene:
    return Scene(tmp_path / "machine", bus.address)


def events_until(sidecar: QueueLimitsSidecar, is_done: Callable[[list[Event]], bool]) -> list[Event]:
    """Emits events until the condition holds, and returns them."""
    events: list[Event] = []
    emit = sidecar.telling(events.append)

    def emit_again() -> bool:
        emit(State(state="running"))
        return is_done(events)

    wait_until(emit_again)
    emit(State(state="running"))
    return events


def has_note(events: list[Event]) -> bool:
    return any(isinstance(event, Note) for event in events)


def leave_limits_behind(scene: Scene, journal: LimitsJournal) -> None:
    """A run that is killed together with its sidecar."""
    pid = os.fork()
    if pid == 0:
        journal.borrow(scene.limits)
        scene.limiter().set(scene.limits)
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(pid, 0)
    assert scene.settings == LIMITED


def test_limits_are_set_for_the_run_and_removed_after_it(
    bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths
) -> None:
    with helper_process(bus.address, scene.verbs):
        sidecar = QueueLimitsSidecar(scene.limits, journal, scene.limiter)
        events = events_until(sidecar, has_note)
        during = scene.settings
        sidecar.end()

    assert during == LIMITED
    assert scene.settings == UNLIMITED
    assert [event for event in events if isinstance(event, Note)] == [Note(code="limits-set")]
    assert list(paths.limits_folder.iterdir()) == []


def test_a_killed_run_removes_its_limits(bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths) -> None:
    with helper_process(bus.address, scene.verbs):
        run = os.fork()
        if run == 0:
            sidecar = QueueLimitsSidecar(scene.limits, journal, scene.limiter)
            events_until(sidecar, has_note)
            signal.pause()
        wait_until(lambda: scene.settings == LIMITED)
        os.kill(run, signal.SIGKILL)
        os.waitpid(run, 0)
        wait_until(lambda: scene.settings == UNLIMITED)
        wait_until(lambda: not list(paths.limits_folder.iterdir()))


def test_the_next_command_removes_the_limits_of_a_killed_sidecar(
    bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths
) -> None:
    with helper_process(bus.address, scene.verbs):
        leave_limits_behind(scene, journal)

        restore_left_limits(paths, scene.limiter)

    assert scene.settings == UNLIMITED
    assert list(paths.limits_folder.iterdir()) == []


def test_another_drive_with_the_same_name_is_left_alone(
    bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths
) -> None:
    with helper_process(bus.address, scene.verbs):
        leave_limits_behind(scene, journal)
        scene.plug_in_another()

        restore_left_limits(paths, scene.limiter)

    assert scene.settings == LIMITED
    assert list(paths.limits_folder.iterdir()) == []


def test_limits_that_cannot_be_removed_yet_stay_in_the_journal(
    bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths
) -> None:
    with helper_process(bus.address, scene.verbs):
        leave_limits_behind(scene, journal)
    with helper_process(bus.address, scene.verbs, refused=[Verb.SET_COMMAND_TIMEOUT]):
        restore_left_limits(paths, scene.limiter)
    assert scene.settings == ("0", "1280", "120")

    with helper_process(bus.address, scene.verbs):
        restore_left_limits(paths, scene.limiter)
    assert scene.settings == UNLIMITED


def test_limits_never_ask_for_a_password(bus: Bus, scene: Scene, journal: LimitsJournal) -> None:
    """A limit that would need one is not set, and the others are."""
    with helper_process(bus.address, scene.verbs, asks=[Verb.SET_MAX_SECTORS]):
        sidecar = QueueLimitsSidecar(scene.limits, journal, scene.limiter)
        events_until(sidecar, has_note)
        during = scene.settings
        sidecar.end()

    assert during == ("1", "1280", "120")
    assert scene.settings == UNLIMITED


def test_without_the_helper_a_run_has_no_limits(scene: Scene, journal: LimitsJournal, paths: Paths) -> None:
    sidecar = QueueLimitsSidecar(scene.limits, journal, scene.limiter)
    wait_until(lambda: paths.limits_folder.exists() and not list(paths.limits_folder.iterdir()))
    events: list[Event] = []
    sidecar.telling(events.append)(State(state="running"))
    sidecar.end()

    assert events == [State(state="running")]
    assert scene.settings == UNLIMITED


def test_a_run_that_may_not_set_limits_has_none(bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths) -> None:
    with helper_process(bus.address, scene.verbs, refused=ALL):
        sidecar = QueueLimitsSidecar(scene.limits, journal, scene.limiter)
        wait_until(lambda: paths.limits_folder.exists() and not list(paths.limits_folder.iterdir()))
        sidecar.end()

    assert scene.settings == UNLIMITED
