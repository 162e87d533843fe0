"""The monitor of a virtual machine (QMP): one JSON object a line, replies and events mixed."""

import json
import os
import socket
from pathlib import Path
from typing import Any, Self


class Refused(Exception):
    """The monitor refused a command."""


class Qmp:
    def __init__(self, path: Path) -> None:
        self._socket = _connected(path)
        self._lines = self._socket.makefile("r")
        self._events: list[dict[str, Any]] = []
        self._next()
        self.query("qmp_capabilities")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.close()
        self._socket.close()

    def query(self, command: str, **arguments: object) -> Any:
        self._socket.sendall(json.dumps({"execute": command, "arguments": arguments}).encode() + b"\n")
        while True:
            answer = self._next()
            if "error" in answer:
                raise Refused(f"{command}: {answer['error']['desc']}")
            if "return" in answer:
                return answer["return"]
            self._events.append(answer)

    def wait_for(self, event: str, **data: object) -> None:
        """Waits for an event with these values, which may have come already."""
        while not any(_matches(message, event, data) for message in self._events):
            self._events.append(self._next())

    def _next(self) -> dict[str, Any]:
        line = self._lines.readline()
        if not line:
            raise EOFError
        message: dict[str, Any] = json.loads(line)
        return message


def _connected(path: Path) -> socket.socket:
    """Connects through its folder, since the path of a socket is limited to 107 bytes."""
    folder, wire = os.open(path.parent, os.O_PATH), socket.socket(socket.AF_UNIX)
    try:
        wire.connect(f"/proc/self/fd/{folder}/{path.name}")
    except OSError:
        wire.close()
        raise
    finally:
        os.close(folder)
    return wire


def _matches(message: dict[str, Any], event: str, data: dict[str, object]) -> bool:
    return message.get("event") == event and data.items() <= message.get("data", {}).items()
