"""A real systemd user manager in a mount namespace of its own, so that nothing of the computer's session is touched."""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.own_folder import VARIABLE, group_name, own_folder
from tests.helpers.patience import PATIENCE_S

RUNTIME: Final = "/run/user/0"
_SYSTEMD: Final = next(
    (path for path in ("/lib/systemd/systemd", "/usr/lib/systemd/systemd") if os.path.exists(path)), ""
)
_START_S: Final = 30.0
# systemd refuses to be a user manager unless the computer seems to be run by systemd, and it wants a cgroup of its own.
_SCRIPT: Final = """
mount -t tmpfs tmpfs /run && mkdir -p /run/systemd/system {runtime} && chmod 700 {runtime} || exit 1
for tree in /sys/fs/cgroup/systemd /sys/fs/cgroup/unified /sys/fs/cgroup; do
    test -w $tree/cgroup.procs && mkdir -p $tree/{group} && echo $$ > $tree/{group}/cgroup.procs
done
exec env -i {mark} HOME={home} PATH=/usr/bin:/bin XDG_RUNTIME_DIR={runtime} {systemd} --user --log-target=null
"""


class UserManager:
    """`home` is the home folder of its session; `environment` is what a program in that session has."""

    def __init__(self, home: Path, pid: int) -> None:
        self._pid = pid
        self.environment: Mapping[str, str] = {"HOME": str(home), "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": RUNTIME}

    def systemctl(self, *arguments: str) -> str:
        """The output of `systemctl --user`; also if it failed, as `start` does when the service did."""
        return self._run("systemctl", "--user", *arguments).stdout

    def ask(self, *arguments: str) -> bool:
        """As `store.autostart.systemctl`."""
        return self._run("systemctl", "--user", "--quiet", *arguments).returncode == 0

    def property(self, unit: str, name: str) -> str:
        return self.systemctl("show", unit, "--property", name, "--value").strip()

    def _run(self, *command: str) -> subprocess.CompletedProcess[str]:
        inside = ["nsenter", "--mount", "--target", str(self._pid), "--", *command]
        return subprocess.run(
            inside, env=self.environment, capture_output=True, text=True, check=False, timeout=PATIENCE_S
        )


@contextlib.contextmanager
def user_manager(home: Path) -> Iterator[UserManager]:
    if os.geteuid() or not _SYSTEMD or not shutil.which("nsenter"):
        pytest.skip("needs root, and systemd")
    group = group_name()
    mark = f"{VARIABLE}={own_folder()}"
    script = _SCRIPT.format(mark=mark, runtime=RUNTIME, home=home, systemd=_SYSTEMD, group=group)
    process = subprocess.Popen(["unshare", "--mount", "--propagation", "private", "sh", "-c", script])
    manager = UserManager(home, process.pid)
    try:
        _wait_for(manager, process)
        yield manager
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)
        for tree in ("systemd", "unified", ""):
            _remove_groups(Path("/sys/fs/cgroup", tree, group))


def _wait_for(manager: UserManager, process: subprocess.Popen[bytes]) -> None:
    end_s = time.monotonic() + _START_S
    while not manager.ask("is-active", "basic.target"):
        if process.poll() is not None or time.monotonic() > end_s:
            pytest.skip("systemd starts no user manager here")
        time.sleep(0.1)


def _remove_groups(group: Path) -> None:
    for folder in sorted(group.rglob("*/"), reverse=True) if group.is_dir() else []:
        with contextlib.suppress(OSError):
            folder.rmdir()
    with contextlib.suppress(OSError):
        group.rmdir()
