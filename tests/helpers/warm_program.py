"""Runs a program again and again without loading it anew: each run is a fork of a process that has its modules already.

    python warm_program.py MODULE < requests > answers

A request is a line of JSON: `words`, `environment`, `folder`, `umask`, and the paths `output`, `error` and `learned`.
The answers are two lines: `pid`, when the run has begun, and `code`, when it has ended. Which modules a program has is
not known here: each run says at its end what it and its own children had loaded, and that is loaded before the next
one begins. A fork shares what is loaded only while nobody writes to it, so it is kept out of the collection of garbage.
"""

import contextlib
import gc
import importlib
import json
import os
import runpy
import sys
import traceback
from pathlib import Path
from typing import Any, NoReturn


def main() -> None:
    module = sys.argv[1]
    request = _next_to_run()
    if request is None:
        return
    _become(request)
    _tell_at_each_end(request["learned"])
    sys.argv = [module, *request["words"]]
    code = _code_of(module)
    sys.stdout.flush()
    os._exit(code)  # to take everything down takes longer than most runs


def _tell_at_each_end(learned: str) -> None:
    """A child of the run ends so as well. One that is killed tells nothing, nor does one that outlives the run."""
    end, before = os._exit, set(sys.modules)

    def tell(status: int) -> NoReturn:
        with contextlib.suppress(OSError):
            fd = os.open(learned, os.O_WRONLY | os.O_APPEND)
            os.write(fd, "".join(f"{name}\n" for name in list(sys.modules) if name not in before).encode())
        end(status)

    os._exit = tell


def _code_of(module: str) -> int:
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 (as the interpreter does)
        traceback.print_exc()
        return 1
    return 0


def _next_to_run() -> dict[str, Any] | None:
    """Returns in each fork with its request, and in the first process with nothing, when there are no more."""
    while line := sys.stdin.readline():
        request: dict[str, Any] = json.loads(line)
        Path(request["learned"]).touch()
        gc.collect()
        gc.freeze()
        pid = os.fork()
        if pid == 0:
            return request
        _say({"pid": pid})
        _, status = os.waitpid(pid, 0)
        _learn(Path(request["learned"]))
        _say({"code": os.waitstatus_to_exitcode(status)})
    return None


def _become(request: dict[str, Any]) -> None:
    """As if the process had just been started: its own session, environment and files."""
    os.setsid()
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    os.umask(request["umask"])
    for fd, path, flags in (
        (0, os.devnull, os.O_RDONLY),
        (1, request["output"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC),
        (2, request["error"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC),
    ):
        opened = os.open(path, flags, 0o600)
        os.dup2(opened, fd)
        os.close(opened)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115


def _learn(names: Path) -> None:
    for name in names.read_text().splitlines():
        if name not in sys.modules:
            with contextlib.suppress(Exception):
                importlib.import_module(name)
    names.unlink()


def _say(answer: dict[str, int]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
