"""The limits of a run are there while it runs and gone after it; with the real helper, before a computer of files."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.bootstrap.backup import QueueLimitsSidecar, restore_left_limits
from shingleback.devices.helper_client import QueueLimiter
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
AS_EVER = ("0", "1280", "100")
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
        (self._disk / "device/timeout").write_text(AS_EVER[2])  # of as many digits as the other: these are but files
        self.verbs = Verbs(self._machine.computer, ProtectedDisks(self._machine.computer))
        self._address = address

    @property
    def settings(self) -> tuple[str, str, str]:
        files = ("bdi/strict_limit", "queue/max_sectors_kb", "device/timeout")
        return tuple((self._disk / file).read_text().strip() for file in files)  # type: ignore[return-value]

    @property
    def limits(self) -> list[QueueLimit]:
        return limits_for(SDB1, self._machine.computer.sysfs)

    def hands(self) -> QueueLimiter:
        return QueueLimiter(self._address, self._machine.computer.sysfs)

    def plug_in_another(self) -> None:
        (self._disk / "diskseq").write_text("8\n")


@pytest.fixture
def scene(tmp_path: Path, bus: Bus) -> Scene:
    return Scene(tmp_path / "machine", bus.address)


def told_until(keeper: QueueLimitsSidecar, is_so: Callable[[list[Event]], bool]) -> list[Event]:
    """What a run tells that says again and again how it goes."""
    told: list[Event] = []
    tell = keeper.telling(told.append)

    def go_on() -> bool:
        tell(State(state="running"))
        return is_so(told)

    wait_until(go_on)
    tell(State(state="running"))
    return told


def has_note(told: list[Event]) -> bool:
    return any(isinstance(event, Note) for event in told)


def leave_behind(scene: Scene, journal: LimitsJournal) -> None:
    """A run whose keeper is killed as well."""
    pid = os.fork()
    if pid == 0:
        journal.borrow(scene.limits)
        scene.hands().set(scene.limits)
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(pid, 0)
    assert scene.settings == LIMITED


def test_limits_are_set_for_the_run_and_given_back(
    bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths
) -> None:
    with helper_process(bus.address, scene.verbs):
        keeper = QueueLimitsSidecar(scene.limits, journal, scene.hands)
        told = told_until(keeper, has_note)
        during = scene.settings
        keeper.end()

    assert during == LIMITED
    assert scene.settings == AS_EVER
    assert [event for event in told if isinstance(event, Note)] == [Note(code="limits-set")]
    assert list(paths.limits_folder.iterdir()) == []


def test_a_run_that_is_killed_gives_them_back_as_well(
    bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths
) -> None:
    with helper_process(bus.address, scene.verbs):
        run = os.fork()
        if run == 0:
            keeper = QueueLimitsSidecar(scene.limits, journal, scene.hands)
            told_until(keeper, has_note)
            signal.pause()
        wait_until(lambda: scene.settings == LIMITED)
        os.kill(run, signal.SIGKILL)
        os.waitpid(run, 0)
        wait_until(lambda: scene.settings == AS_EVER)
        wait_until(lambda: not list(paths.limits_folder.iterdir()))


def test_what_a_killed_keeper_left_behind_the_next_command_gives_back(
    bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths
) -> None:
    with helper_process(bus.address, scene.verbs):
        leave_behind(scene, journal)

        restore_left_limits(paths, scene.hands)

    assert scene.settings == AS_EVER
    assert list(paths.limits_folder.iterdir()) == []


def test_nothing_is_given_back_onto_another_drive(bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths) -> None:
    with helper_process(bus.address, scene.verbs):
        leave_behind(scene, journal)
        scene.plug_in_another()

        restore_left_limits(paths, scene.hands)

    assert scene.settings == LIMITED
    assert list(paths.limits_folder.iterdir()) == []


def test_what_cannot_be_given_back_yet_is_kept_for_later(
    bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths
) -> None:
    with helper_process(bus.address, scene.verbs):
        leave_behind(scene, journal)
    with helper_process(bus.address, scene.verbs, refused=[Verb.SET_COMMAND_TIMEOUT]):
        restore_left_limits(paths, scene.hands)
    assert scene.settings == ("0", "1280", "120")

    with helper_process(bus.address, scene.verbs):
        restore_left_limits(paths, scene.hands)
    assert scene.settings == AS_EVER


def test_nobody_is_asked_for_a_password(bus: Bus, scene: Scene, journal: LimitsJournal) -> None:
    """What would need one is not set, and the rest is."""
    with helper_process(bus.address, scene.verbs, asks=[Verb.SET_MAX_SECTORS]):
        keeper = QueueLimitsSidecar(scene.limits, journal, scene.hands)
        told_until(keeper, has_note)
        during = scene.settings
        keeper.end()

    assert during == ("1", "1280", "120")
    assert scene.settings == AS_EVER


def test_without_the_helper_a_run_is_as_it_was(scene: Scene, journal: LimitsJournal, paths: Paths) -> None:
    keeper = QueueLimitsSidecar(scene.limits, journal, scene.hands)
    wait_until(lambda: paths.limits_folder.exists() and not list(paths.limits_folder.iterdir()))
    told: list[Event] = []
    keeper.telling(told.append)(State(state="running"))
    keeper.end()

    assert told == [State(state="running")]
    assert scene.settings == AS_EVER


def test_who_may_not_set_them_does_without(bus: Bus, scene: Scene, journal: LimitsJournal, paths: Paths) -> None:
    with helper_process(bus.address, scene.verbs, refused=ALL):
        keeper = QueueLimitsSidecar(scene.limits, journal, scene.hands)
        wait_until(lambda: paths.limits_folder.exists() and not list(paths.limits_folder.iterdir()))
        keeper.end()

    assert scene.settings == AS_EVER
