"""A verb in a process of its own: its request is checked again, and it ends when nobody waits for it."""

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


class FakeVerbs:
    """Verbs that answer, refuse or fail as the test wants, or wait to be stopped."""

    def __init__(self, answer: list[object] | Exception | None = None) -> None:
        self.requests: list[tuple[Verb, list[object], int]] = []
        self.started = threading.Event()
        self._answer = answer

    def do(self, verb: Verb, values: list[object], uid: int, stop: Stop) -> list[object]:
        self.requests.append((verb, values, uid))
        self.started.set()
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
        """Run the verb in a thread instead of a process."""
        ours, theirs = socket.socketpair()
        thread = threading.Thread(target=do_one, args=(theirs, self.as_verbs(), Stop()))
        thread.start()
        with ours, theirs:
            yield ours
            ours.shutdown(socket.SHUT_WR)
            thread.join()

    def reply_to(self, line: bytes) -> dict[str, Any]:
        with self.begin() as channel:
            channel.sendall(line)
            answer: dict[str, Any] = json.loads(channel.makefile().readline())
            return answer


@pytest.mark.parametrize("verb", Verb)
def test_the_request_and_the_answer_arrive_unchanged(verb: Verb) -> None:
    answer: list[object] = [2**64 - 1, "größe\n", ["6,1,2,-;sd", "\ufffd"]]
    verbs = FakeVerbs(answer)

    assert VerbProcesses(verbs.begin).do(verb, [*SDB, *GOOD_VALUES[verb]], 1000, Stop()) == answer
    assert verbs.requests == [(verb, [*SDB, *GOOD_VALUES[verb]], 1000)]


def test_the_reason_of_a_refusal_arrives_too() -> None:
    with pytest.raises(Refused) as refused:
        VerbProcesses(FakeVerbs(Refused(HelperRefusal.PROGRAM_FAILED, "mkfs: no")).begin).do(
            Verb.REMOUNT_NOATIME, SDB, 0, Stop()
        )

    assert (refused.value.why, refused.value.detail) == (HelperRefusal.PROGRAM_FAILED, "mkfs: no")


def test_only_the_kind_of_a_failure_is_reported() -> None:
    with pytest.raises(VerbFailed, match=r"^KeyError$"):
        VerbProcesses(FakeVerbs(KeyError("/etc/shadow")).begin).do(Verb.REMOUNT_NOATIME, SDB, 0, Stop())


def test_a_verb_stops_when_its_caller_disconnects() -> None:
    verbs, stop = FakeVerbs(), Stop()
    caller = threading.Thread(target=lambda: stop.set() if verbs.started.wait(PATIENCE_S) else None)
    caller.start()

    with pytest.raises(Refused) as refused:
        VerbProcesses(verbs.begin).do(Verb.SCRUB, [*SDB, "start"], 0, stop)
    caller.join()

    assert refused.value.why is HelperRefusal.STOPPED


@pytest.mark.parametrize(
    "raw_request",
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
def test_an_invalid_request_is_refused_here_too(raw_request: bytes) -> None:
    verbs = FakeVerbs([])

    assert verbs.reply_to(raw_request + b"\n") == {"refused": "wrong-values", "detail": ""}
    assert verbs.requests == []


# as processes -------------------------------------------------------------------------------------------------


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The command for the helper. A script sets its import path, since its processes get no environment."""
    script = tmp_path / "helper.py"
    script.write_text(f"import sys; sys.path.insert(0, {str(APP)!r})\n{MAIN}\n")
    monkeypatch.chdir(tmp_path)
    return [sys.executable, str(script)]


def test_a_child_process_refuses_a_missing_device(program: list[str]) -> None:
    verbs = VerbProcesses(lambda: by_child([*program, DO]))

    with pytest.raises(Refused) as refused:
        verbs.do(Verb.REMOUNT_NOATIME, [999, 0, 7], 0, Stop())

    assert refused.value.why is HelperRefusal.NO_SUCH_DEVICE


def test_a_process_started_by_systemd_refuses_a_missing_device(program: list[str], tmp_path: Path) -> None:
    """A thread plays systemd: it listens, and passes the connection as standard input."""
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


def test_a_process_that_dies_has_failed() -> None:
    verbs = VerbProcesses(lambda: by_child([sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"]))

    with pytest.raises(VerbFailed):
        verbs.do(Verb.REMOUNT_NOATIME, SDB, 0, Stop())


def test_a_missing_socket_is_a_failure(tmp_path: Path) -> None:
    with pytest.raises(VerbFailed, match="FileNotFoundError"):
        VerbProcesses(lambda: by_socket(str(tmp_path / "none"))).do(Verb.REMOUNT_NOATIME, SDB, 0, Stop())


def test_a_shutdown_does_not_kill_a_verb_at_work(program: list[str]) -> None:
    """The verb is asked to stop, and still answers; it decides how soon."""
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
