"""A desktop in the guest: a display, a window manager, a notification server, and remote control for the tests."""

import contextlib
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self

from tests.lab.guest import Guest

DISPLAY: Final = ":7"
_HANDS: Final = Path(__file__).with_name("in_guest") / "hands.py"
_SCREEN: Final = "1280x800x24"
_START_S: Final = 180
_PATIENCE_S: Final = 300
_LOOK: Final = "/tmp/look.png"


class Desktop:
    """Use it in a with statement."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._remote: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        shutil.copy(_HANDS, self._guest.share)
        self._begin("display", f"Xvfb {DISPLAY} -screen 0 {_SCREEN} -nolisten tcp")
        self._person(f"until test -S /tmp/.X11-unix/X{DISPLAY[1:]}; do sleep 0.5; done")
        self._person(
            f"dbus-update-activation-environment --systemd DISPLAY={DISPLAY} QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1"
        )
        self._begin("manager", "openbox")
        self._person("busctl --user set-property org.a11y.Bus /org/a11y/bus org.a11y.Status IsEnabled b true")
        self._remote = subprocess.Popen(
            self._guest.command(f"DISPLAY={DISPLAY} python3 /share/hands.py", as_person=True),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        assert self._remote is not None
        self._remote.terminate()
        self._remote.wait(_START_S)
        for end in (self._remote.stdin, self._remote.stdout):
            assert end is not None
            end.close()
        self._person("systemctl --user --quiet stop program manager display || true")  # another desktop may follow

    def launch(self, desktop_file: str) -> None:
        """Starts a program as a menu does."""
        self._begin("program", f"gio launch {desktop_file}; exec sleep infinity")

    def press(self, *names: str, limit_s: float = _PATIENCE_S) -> None:
        """Presses the first element with one of these names, as soon as it exists and is enabled."""
        assert self._ask(do="press", what=names, limit_s=limit_s), (names, self.all())

    def see(self, text: str, limit_s: float = _PATIENCE_S) -> str:
        """Waits for a text; returns the full text of its element."""
        text_seen = str(self._ask(do="see", what=text, limit_s=limit_s))
        assert text_seen, (text, self.all())
        return text_seen

    def all(self) -> list[str]:
        """Everything visible: the kind and the text of each element."""
        texts: list[str] = self._ask(do="all")
        return texts

    def screenshot(self, target: Path) -> None:
        """Saves a screenshot."""
        self._person(f"DISPLAY={DISPLAY} scrot --overwrite {_LOOK}")
        self._guest.run(f"cp {_LOOK} /share/look.png")
        shutil.move(self._guest.share / "look.png", target)

    def _ask(self, **request: object) -> Any:
        assert self._remote is not None
        assert self._remote.stdin is not None
        assert self._remote.stdout is not None
        self._remote.stdin.write(json.dumps(request) + "\n")
        self._remote.stdin.flush()
        return json.loads(self._remote.stdout.readline())

    def _begin(self, name: str, command: str) -> None:
        """Starts a command in the background."""
        self._person(f"systemd-run --user --quiet --collect --unit={name} --setenv=DISPLAY={DISPLAY} sh -c '{command}'")

    def _person(self, command: str) -> str:
        return self._guest.run(command, as_person=True, limit_s=_START_S)


@contextlib.contextmanager
def desktop_of(guest: Guest) -> Iterator[Desktop]:
    with Desktop(guest) as desktop:
        yield desktop
