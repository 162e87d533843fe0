"""A verb in a process of its own: what is asked of it is checked once more, and it ends when nobody waits for it."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from shingleback.domain.helper_protocol import HelperRefusal, Verb
from shingleback.helper.verb_process import DO, Refused, Stop, VerbFailed, VerbProcesses, by_child, by_socket, do_one
from shingleback.helper.verbs import Verbs
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import APP
from tests.unit.helper.calls import GOOD_VALUES

SDB: list[object] = [8, 16, 7]
MAIN = "import sys; from shingleback.helper.main import main; sys.exit(main(sys.argv[1:]))"


class Doer:
    """Verbs that answer, refuse or fail as the test wants, or wait to be told to stop."""

    def __init__(self, answer: list[object] | Exception | None = None) -> None:
        self.asked: list[tuple[Verb, list[object], int]] = []
        self.begun = threading.Event()
        self._answer = answer

    def do(self, verb: Verb, values: list[object], uid: int, stop: Stop) -> list[object]:
        self.asked.append((verb, values, uid))
        self.begun.set()
        if isinstance(self._answer, Exception):
            raise self._answer
        if self._answer is not None:
            return self._answer
        stopped = threading.Event()
        stop.on_set(stopped.set)
        assert stopped.wait(PATIENCE_S)
        raise Refused(HelperRefusal.STOPPED, "btrfs")

    def as_verbs(self) -> Verbs:
        return cast("Verbs", self)

    @contextlib.contextmanager
    def begin(self) -> Iterator[socket.socket]:
        """The process is a thread here."""
        ours, theirs = socket.socketpair()
        thread = threading.Thread(target=do_one, args=(theirs, self.as_verbs(), Stop()))
        thread.start()
        with ours, theirs:
            yield ours
            ours.shutdown(socket.SHUT_WR)
            thread.join()

    def told(self, line: bytes) -> dict[str, Any]:
        with self.begin() as channel:
            channel.sendall(line)
            answer: dict[str, Any] = json.loads(channel.makefile().readline())
            return answer


@pytest.mark.parametrize("verb", Verb)
def test_what_is_asked_arrives_as_it_is_and_so_does_the_answer(verb: Verb) -> None:
    answer: list[object] = [2**64 - 1, "größe\n", ["6,1,2,-;sd", "\ufffd"]]
    doer = Doer(answer)

    assert VerbProcesses(doer.begin).do(verb, [*SDB, *GOOD_VALUES[verb]], 1000, Stop()) == answer
    assert doer.asked == [(verb, [*SDB, *GOOD_VALUES[verb]], 1000)]


def test_why_it_was_refused_arrives_too() -> None:
    with pytest.raises(Refused) as refused:
        VerbProcesses(Doer(Refused(HelperRefusal.PROGRAM_FAILED, "mkfs: no")).begin).do(
            Verb.REMOUNT_NOATIME, SDB, 0, Stop()
        )

    assert (refused.value.why, refused.value.detail) == (HelperRefusal.PROGRAM_FAILED, "mkfs: no")


def test_of_what_went_wrong_only_the_kind_is_told() -> None:
    with pytest.raises(VerbFailed, match=r"^KeyError$"):
        VerbProcesses(Doer(KeyError("/etc/shadow")).begin).do(Verb.REMOUNT_NOATIME, SDB, 0, Stop())


def test_when_its_caller_goes_the_verb_is_told_to_stop() -> None:
    doer, stop = Doer(), Stop()
    caller = threading.Thread(target=lambda: stop.set() if doer.begun.wait(PATIENCE_S) else None)
    caller.start()

    with pytest.raises(Refused) as refused:
        VerbProcesses(doer.begin).do(Verb.SCRUB, [*SDB, "start"], 0, stop)
    caller.join()

    assert refused.value.why is HelperRefusal.STOPPED


@pytest.mark.parametrize(
    "asked",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        b"1" * 20_000,
        b'{"verb": "Format", "values": [8, 16, 7], "uid": 0}',
        b'{"verb": "RemountNoatime", "values": [8, 16], "uid": 0}',
        b'{"verb": "RemountNoatime", "values": [8, 16, 7, 1], "uid": 0}',
        b'{"verb": "RemountNoatime", "values": [8, 16, -7], "uid": 0}',
        b'{"verb": "RemountNoatime", "values": [8, 16, 18446744073709551616], "uid": 0}',
        b'{"verb": "RemountNoatime", "values": [true, 16, 7], "uid": 0}',
        b'{"verb": "RemountNoatime", "values": ["8", 16, 7], "uid": 0}',
        b'{"verb": "RemountNoatime", "values": [8, 16, 7], "uid": -1}',
        b'{"verb": "RemountNoatime", "values": {"a": 1}, "uid": 0}',
        b'{"verb": "RemountNoatime", "values": 7, "uid": 0}',
        b'{"verb": "Scrub", "values": [8, 16, 7, "reboot"], "uid": 0}',
        b'{"verb": "SetMaxSectors", "values": [8, 16, 7, 127], "uid": 0}',
        b'{"verb": "MakeFilesystem", "values": [8, 16, 7, "ext4", "-L"], "uid": 0}',
    ],
)
def test_what_makes_no_sense_is_refused_here_too(asked: bytes) -> None:
    doer = Doer([])

    assert doer.told(asked + b"\n") == {"refused": "wrong-values", "detail": ""}
    assert doer.asked == []


# as processes -------------------------------------------------------------------------------------------------


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The helper; an own script sets the path, since its processes get no environment."""
    script = tmp_path / "helper.py"
    script.write_text(f"import sys; sys.path.insert(0, {str(APP)!r})\n{MAIN}\n")
    monkeypatch.chdir(tmp_path)
    return [sys.executable, str(script)]


def test_a_process_does_what_one_without_a_device_can(program: list[str]) -> None:
    verbs = VerbProcesses(lambda: by_child([*program, DO]))

    with pytest.raises(Refused) as refused:
        verbs.do(Verb.REMOUNT_NOATIME, [999, 0, 7], 0, Stop())

    assert refused.value.why is HelperRefusal.NO_SUCH_DEVICE


def test_one_that_systemd_started_for_the_connection_does_the_same(program: list[str], tmp_path: Path) -> None:
    """systemd is a thread here: it listens, and hands the connection over as standard input."""
    path = str(tmp_path / "verbs")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)
        listener.listen(1)

        def start() -> None:
            connection, _ = listener.accept()
            with connection:
                subprocess.run([*program, DO], stdin=connection.fileno(), check=True)

        thread = threading.Thread(target=start)
        thread.start()
        with pytest.raises(Refused) as refused:
            VerbProcesses(lambda: by_socket(path)).do(Verb.REMOUNT_NOATIME, [999, 0, 7], 0, Stop())
        thread.join()

    assert refused.value.why is HelperRefusal.NO_SUCH_DEVICE


def test_a_process_that_died_has_failed() -> None:
    verbs = VerbProcesses(lambda: by_child([sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"]))

    with pytest.raises(VerbFailed):
        verbs.do(Verb.REMOUNT_NOATIME, SDB, 0, Stop())


def test_where_nobody_listens_it_has_failed(tmp_path: Path) -> None:
    with pytest.raises(VerbFailed, match="FileNotFoundError"):
        VerbProcesses(lambda: by_socket(str(tmp_path / "none"))).do(Verb.REMOUNT_NOATIME, SDB, 0, Stop())


def test_a_shutdown_does_not_end_it_amid_its_work(program: list[str]) -> None:
    """It is told to stop, and answers; whether that is at once, the verb decides."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        child = subprocess.Popen([*program, DO], stdin=theirs.fileno())
        theirs.close()
        while "SigBlk:\t0000000000004000" not in Path(f"/proc/{child.pid}/status").read_text():
            assert child.poll() is None
        os.kill(child.pid, signal.SIGTERM)
        ours.sendall(json.dumps({"verb": "RemountNoatime", "values": [999, 0, 7], "uid": 0}).encode() + b"\n")
        assert json.loads(ours.makefile().readline())["refused"] == "no-such-device"
        assert child.wait(PATIENCE_S) == 0
