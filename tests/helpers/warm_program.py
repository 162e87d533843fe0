"""Runs a program repeatedly without loading it again: each run is a fork of a process that already has its modules.

    python warm_program.py MODULE < requests > answers
    python warm_program.py MODULE|SCRIPT FOLDER

A request is a line of JSON with `arguments`, `environment`, `folder`, `umask`, and paths: `output`, `error`, `learned`.
The replies are two lines: `pid` when the run has begun, and `code` when it has ended. This process does not know the
program's modules: each run reports at its end which modules it and its children had loaded, and those are loaded before
the next run. A fork shares memory only while nobody writes to it, so the loaded objects are kept out of garbage
collection.

With a folder, many run at a time: `stand_in.py` requests them over a socket there, until standard input ends. While a
fork exists, so does a file with the process ID of its stand-in.
"""

import contextlib
import fcntl
import gc
import importlib
import json
import marshal
import os
import runpy
import select
import signal
import socket
import struct
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, NoReturn

_OF_THE_START = ("LANG", "LC_", "TZ", "PYTHONPATH")
"""Prefixes of variables that Python reads only when it starts."""
_READ_ONCE = {"shingleback.store.drive_records": ("parse_table", "built_in_text")}
"""By module: the function that reads a text, and the function that returns the text, which is the same in all runs.
Half of the CPU time of a backup of one file is spent on reading the drive table.
"""
_STAND_IN = Path(__file__).with_name("stand_in.py")
_ASKING_S = 10.0
"""A client without a request by then becomes the program itself, since others wait for this process, too.
"""


def main() -> None:
    module, *folder = sys.argv[1:]
    request = _next_asked_for(Path(folder[0])) if folder else _next_to_run()
    if request is None:
        return
    _become(request)
    _tell_at_each_end(request["learned"])
    sys.argv = [module, *request["arguments"]]
    code = _code_of(module)
    sys.stdout.flush()
    os._exit(code)  # cleaning up would take longer than most runs


def _tell_at_each_end(learned: str) -> None:
    """A child of the run ends like this, too. A killed one reports nothing, nor does one that outlives the run."""
    end, before = os._exit, set(sys.modules)

    def tell(status: int) -> NoReturn:
        with contextlib.suppress(OSError):
            fd = os.open(learned, os.O_WRONLY | os.O_APPEND)
            os.write(fd, "".join(f"{name}\n" for name in list(sys.modules) if name not in before).encode())
        end(status)

    os._exit = tell


def _code_of(module: str) -> int:
    try:
        run = runpy.run_path if module.endswith(".py") else partial(runpy.run_module, alter_sys=True)
        run(module, run_name="__main__")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 (as the interpreter does)
        traceback.print_exc()
        return 1
    return 0


def _next_to_run() -> dict[str, Any] | None:
    """Returns in each fork with its request, and in the first process with None when there are no more."""
    while line := sys.stdin.readline():
        request: dict[str, Any] = json.loads(line)
        Path(request["learned"]).touch()
        pid = _fork()
        if pid == 0:
            return request
        _say({"pid": pid})
        _, status = os.waitpid(pid, 0)
        _learn(Path(request["learned"]))
        _say({"code": os.waitstatus_to_exitcode(status)})
    return None


@dataclass(frozen=True)
class _Running:
    """A fork, and the connection to its stand-in. `ended` becomes readable when it has ended."""

    pid: int
    ended: int
    link: socket.socket
    learned: Path
    sign: Path

    def forget(self) -> None:
        os.close(self.ended)
        self.link.close()

    def end(self) -> None:
        _, status = os.waitpid(self.pid, 0)
        self.sign.unlink()
        _tell(self.link, os.waitstatus_to_exitcode(status))
        self.forget()
        _learn(self.learned)


def _next_asked_for(folder: Path) -> dict[str, Any] | None:
    """Returns in each fork with its request, and in the first process with None when there are no more."""
    running: dict[int, _Running] = {}
    ours = runpy.run_path(str(_STAND_IN))["circumstances"]()
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(folder / "door"))
        door.listen(64)
        _say({"pid": os.getpid()})
        while 0 not in (ready := select.select([0, door.fileno(), *running], [], [])[0]):
            for ended in running.keys() & set(ready):
                running.pop(ended).end()
            if door.fileno() not in ready:
                continue
            link, _ = door.accept()
            learned = folder / f"learned {link.fileno()}"
            request = _asked_for(link, learned, ours)
            if request is None:
                _tell(link, 0)
                link.close()
                continue
            sign = folder / str(_number_of_peer(link))
            sign.touch()
            pid = _fork()
            if pid == 0:
                link.close()
                for running_fork in running.values():
                    running_fork.forget()
                return request
            for fd in request["streams"]:
                os.close(fd)
            _tell(link, pid)
            ended = os.pidfd_open(pid)
            running[ended] = _Running(pid, ended, link, learned, sign)
    return None


def _asked_for(link: socket.socket, learned: Path, ours: object) -> dict[str, Any] | None:
    """None if a fork would differ from a process started there, or if that process is gone."""
    link.settimeout(_ASKING_S)
    streams: list[int] = []
    try:
        head, streams, _, _ = socket.recv_fds(link, 4, 4)
        arguments, environment, folder, umask, circumstances = marshal.loads(_received(link, head))
    except (OSError, EOFError):
        circumstances = None
    if circumstances != ours or _of_the_start(environment) != _of_the_start(os.environb):
        for fd in streams:
            os.close(fd)
        return None
    learned.touch()
    return {
        "arguments": arguments,
        "environment": {os.fsdecode(name): os.fsdecode(value) for name, value in environment.items()},
        "folder": folder,
        "umask": umask,
        "streams": streams,
        "learned": str(learned),
    }


def _number_of_peer(link: socket.socket) -> int:
    pid, _, _ = struct.unpack("3i", link.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))
    return int(pid)


def _received(link: socket.socket, head: bytes) -> bytes:
    """As many bytes as `head` says. Raises EOFError if the other side is killed before it has sent them."""
    size, whole = int.from_bytes(head, sys.byteorder), b""
    while len(whole) < size:
        if not (piece := link.recv(size - len(whole))):
            raise EOFError
        whole += piece
    return whole


def _of_the_start(environment: Any) -> dict[bytes, bytes]:
    names = tuple(name.encode() for name in _OF_THE_START)
    return {name: value for name, value in environment.items() if name.startswith(names)}


def _tell(link: socket.socket, number: int) -> None:
    with contextlib.suppress(OSError):  # the stand-in was killed
        link.send(number.to_bytes(4, sys.byteorder, signed=True))


def _fork() -> int:
    gc.collect()
    gc.freeze()
    return os.fork()


def _become(request: dict[str, Any]) -> None:
    """As if the process had just been started: its own session, environment and files."""
    os.setsid()
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    os.umask(request["umask"])
    for fd, opened in enumerate(_streams(request)):
        os.dup2(opened, fd)
        os.close(opened)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115


def _streams(request: dict[str, Any]) -> Iterator[int]:
    if "streams" not in request:
        yield os.open(os.devnull, os.O_RDONLY)
        for path in (request["output"], request["error"]):
            yield os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        return
    *streams, life = request["streams"]
    _die_with(life)
    yield from streams


def _die_with(other_fd: int) -> None:
    """The kernel kills this process when no process has the other end of that pipe open any more."""
    fcntl.fcntl(other_fd, fcntl.F_SETFD, fcntl.FD_CLOEXEC)
    fcntl.fcntl(other_fd, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(other_fd, fcntl.F_SETSIG, signal.SIGKILL)
    fcntl.fcntl(other_fd, fcntl.F_SETFL, fcntl.fcntl(other_fd, fcntl.F_GETFL) | os.O_ASYNC)
    if select.select([other_fd], [], [], 0)[0]:
        os.kill(os.getpid(), signal.SIGKILL)


def _learn(names: Path) -> None:
    for name in names.read_text().splitlines():
        if name not in sys.modules:
            with contextlib.suppress(Exception):
                importlib.import_module(name)
    for name in _READ_ONCE.keys() & sys.modules.keys():
        _read_once(sys.modules[name], *_READ_ONCE.pop(name))
    names.unlink()


def _read_once(module: Any, read: str, text: str) -> None:
    """Any other text is read as usual."""
    reading = cache(getattr(module, read))
    reading(getattr(module, text)())
    setattr(module, read, reading)


def _say(answer: dict[str, int]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
