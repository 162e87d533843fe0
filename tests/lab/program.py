"""The program in the guest: its commands, their events, and their results."""

import json
import queue
import subprocess
import threading
from collections.abc import Callable
from typing import Any, Final, Self

from tests.lab.guest import Guest

ENVIRONMENT: Final = ".venv/lib/python3/site-packages"  # where a checkout has the packages that it needs
_HOME: Final = "/opt/shingleback"
UNPACK: Final = f"mkdir {_HOME} && tar -xf /share/program.tar -C {_HOME}"
"""Copies the program to the guest's own disk, from which it starts in a quarter of the time."""
PROGRAM: Final = (  # compiled once for each of the two users who run it
    f"PYTHONPATH={_HOME}/{ENVIRONMENT}:{_HOME}/app PYTHONPYCACHEPREFIX=/var/tmp/compiled-$(id -u)"
    " python3 -m shingleback"
)
INSTALL_HELPER: Final = f"sh {_HOME}/packaging/install-helper"
PATIENCE_S: Final = 600
Event = dict[str, Any]


def final(guest: Guest, command: str, *, as_person: bool = True, input_text: str = "") -> Event:
    """The result of a command, whether or not it succeeded; `input_text` goes to its standard input."""
    done = guest.finish(f"{PROGRAM} {command} --json", as_person=as_person, input_text=input_text)
    result: Event = json.loads(done.stdout.splitlines()[-1])
    assert result["exit_code"] == done.returncode
    return result


class Running:
    """A running command of the person at the seat. Use it in a with statement, at whose end it is stopped."""

    def __init__(self, guest: Guest, command: str, input_text: str = "") -> None:
        self._process = subprocess.Popen(
            guest.command(f"{PROGRAM} {command} --json", as_person=True),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._events: queue.Queue[Event | None] = queue.Queue()
        self._thread = threading.Thread(target=self._read, name=command)
        self._thread.start()
        assert self._process.stdin is not None
        self._process.stdin.write(input_text)
        self._process.stdin.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE_S)
        self._thread.join(PATIENCE_S)
        for end in (self._process.stdin, self._process.stdout):
            assert end is not None
            end.close()

    def until(self, matches: Callable[[Event], bool]) -> Event:
        """The next event for which this is true; earlier ones are skipped. Raises EOFError with the last one."""
        passed: Event = {}
        while True:
            try:
                event = self.next_event()
            except EOFError:
                raise EOFError(passed) from None
            if matches(event):
                return event
            passed = event

    def send(self, command: Event) -> None:
        """Sends a command to its standard input, such as {"command": "pause"}."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()

    def next_event(self) -> Event:
        """Raises EOFError after the last one."""
        event = self._events.get(timeout=PATIENCE_S)
        if event is None:
            raise EOFError
        return event

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            event = json.loads(line)
            event.pop("at", None)
            self._events.put(event)
        self._events.put(None)
