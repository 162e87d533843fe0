"""A share that hangs, as when its server is away: here the program of a mounted filesystem is stopped.

Nothing that answers the user, keeps the time or holds a lock touches it; each of these can be seen from outside.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.store.private_files import Paths, SingletonLock
from tests.device.test_due import back_up_long_ago, choose
from tests.helpers.loop import mounted
from tests.helpers.patience import PATIENCE_S, SOON_S, wait_until
from tests.helpers.program import command, environment, events, running, wait_for_event
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device


class Share:
    """A mounted folder whose program can be stopped."""

    def __init__(self, point: Path, daemon: "subprocess.Popen[bytes]") -> None:
        self.point = point
        self._daemon = daemon

    def hang(self) -> None:
        self._daemon.send_signal(signal.SIGSTOP)

    def answer_again(self) -> None:
        self._daemon.send_signal(signal.SIGCONT)


@pytest.fixture
def share(tmp_path: Path) -> Iterator[Share]:
    if os.geteuid() != 0 or shutil.which("bindfs") is None or not Path("/dev/fuse").exists():
        pytest.skip("needs root, FUSE and bindfs")
    write(tmp_path / "server" / "far", b"far")
    point = tmp_path / "home" / "share"
    point.mkdir(parents=True)
    uncached = "attr_timeout=0,entry_timeout=0"  # otherwise the kernel answers for the program for a second
    daemon = subprocess.Popen(["bindfs", "-f", "-o", uncached, tmp_path / "server", point], stderr=subprocess.DEVNULL)
    wait_until(point.is_mount)
    yield Share(point, daemon)
    daemon.send_signal(signal.SIGCONT)
    daemon.terminate()
    daemon.wait()
    subprocess.run(["umount", "-l", point], check=False, capture_output=True)


@pytest.fixture
def local(tmp_path: Path) -> Path:
    write(tmp_path / "home" / "local" / "file", b"content")
    return tmp_path / "home" / "local"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    with mounted("ext4", tmp_path) as drive:
        yield drive / "backup"


def choose_both(local: Path, share: Share, place: Path) -> None:
    """A daily set with both folders, whose last backup was long ago."""
    events("backup", local, share.point, place, check=0)
    back_up_long_ago(local, place)
    choose(local, place)
    file = Paths.of_user().settings_file
    file.write_text(file.read_text().replace(f'"{local}"', f'"{local}", "{share.point}"'))


@pytest.mark.parametrize("signals", [[signal.SIGTERM], [signal.SIGINT, signal.SIGINT]], ids=["SIGTERM", "two Ctrl-C"])
def test_a_daily_backup_of_a_hanging_share_ends_at_once_and_the_next_begins(
    share: Share, local: Path, place: Path, signals: list[int]
) -> None:
    choose_both(local, share, place)
    share.hang()
    with running("due", is_looked_at=True) as process:
        silent = wait_for_event(process, "source-silent")
        assert (silent["path"], silent["mount"]) == (str(share.point), str(share.point))
        began_s = time.monotonic()
        for number in signals:
            process.send_signal(number)
        process.wait(PATIENCE_S)
        assert time.monotonic() - began_s < SOON_S
    write(local / "new", b"new")
    Paths.of_user().prompts_file.unlink()  # the next day
    with running("due", is_looked_at=True) as process:
        wait_for_event(process, "source-silent")
        share.answer_again()
        result = wait_for_event(process, "finished", command="due")
    assert ([run["outcome"] for run in result["runs"]], result["waits"]) == (["done"], "")
    assert contents(place / "local") == contents(local)


def test_a_daily_backup_that_nobody_stops_leaves_the_share_out_and_says_so(
    share: Share, local: Path, place: Path
) -> None:
    choose_both(local, share, place)
    write(local / "new", b"new")
    share.hang()

    reported = events("due")

    backup = next(event for event in reported if event["event"] == "finished" and event["command"] == "backup")
    assert [(item["path"], item["reason"]) for item in backup["left_out"]] == [("share", "not-answering")]
    assert contents(place / "local") == contents(local)
    share.answer_again()
    assert contents(place / "share") == contents(share.point)


def test_a_share_that_answers_is_not_silent_while_a_large_file_is_copied(share: Share, place: Path) -> None:
    """The folder was touched long ago, but the run makes progress."""
    write(share.point / "film", os.urandom(9_000_000))

    reported = events("backup", share.point, place, "--pace", "1M", check=0)

    assert reported[-1]["elapsed_s"] > 7
    assert [event for event in reported if event["event"] == "source-silent"] == []


def touching(traced: Path, path: Path) -> set[int]:
    """The processes that made a system call on a path, or on something below it."""
    call = re.compile(rf'^(\d+) .*"{re.escape(str(path))}["/]')
    lines = (call.match(line) for line in traced.read_text(errors="replace").splitlines() if "execve" not in line)
    return {int(match[1]) for match in lines if match is not None}


@pytest.mark.parametrize(
    "words",
    [["backup", "{local}", "{share}", "{place}"], ["backup", "--include-mount={share}", "{home}", "{place}"]],
    ids=["as a folder", "below a folder"],
)
def test_the_process_that_listens_makes_no_system_call_on_a_source(
    share: Share, local: Path, place: Path, tmp_path: Path, words: list[str]
) -> None:
    if shutil.which("strace") is None:
        pytest.skip("needs strace")
    names = {"local": local, "share": share.point, "place": place, "home": local.parent}
    arguments = [argument.format(**names) for argument in words]
    share.hang()
    traced = tmp_path / "calls"
    # write(2) of events and reads of tables name paths without touching them: only calls with a path count
    whole = ["strace", "-f", "-qq", "-e", "trace=%file", "-s", "500", "-o", str(traced), *command(*arguments, "--json")]
    with subprocess.Popen(
        whole, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
    ) as process:
        wait_for_event(process, "source-silent")
        process.send_signal(signal.SIGTERM)
        main = int(traced.read_text().split()[0])
        os.kill(main, signal.SIGTERM)
        process.wait(PATIENCE_S)
    assert touching(traced, share.point)
    assert main not in touching(traced, share.point)


def test_the_wizard_offers_the_usual_folders_without_touching_them(share: Share, local: Path, tmp_path: Path) -> None:
    """The folder of documents is on the share. So the window must not ask whether it is there."""
    home = local.parent
    settings_folder = tmp_path / "settings of the desktop"
    write(settings_folder / "user-dirs.dirs", f'XDG_DOCUMENTS_DIR="$HOME/{share.point.name}"\n'.encode())
    share.hang()
    program = "from shingleback.gui.wizard.backup_set import usual_folders; print(usual_folders())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment()
        | {"HOME": str(home), "XDG_CONFIG_HOME": str(settings_folder), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    assert done.stdout.strip() == str([str(share.point)])


@pytest.mark.parametrize("arguments", [["--in-place"], ["--to={share}/back"]], ids=["in place", "into a folder"])
def test_a_restore_to_a_hanging_share_names_it_and_ends_within_a_second(
    share: Share, place: Path, arguments: list[str]
) -> None:
    events("backup", share.point, place, check=0)
    share.hang()

    with running(
        "restore", place, *(argument.format(share=share.point) for argument in arguments), is_looked_at=True
    ) as process:
        silent = wait_for_event(process, "place-silent")
        assert silent["path"].startswith(str(share.point))
        assert silent["kind"] == "fuse"
        assert wait_for_event(process, "place-silent")["silent_s"] > silent["silent_s"]  # the seconds count on
        began_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)

    assert time.monotonic() - began_s < SOON_S
    assert process.returncode == 130


@pytest.mark.parametrize(
    "arguments", [["verify"], ["versions"], ["find", "far"], ["look"]], ids=lambda arguments: arguments[0]
)
def test_what_only_reads_a_hanging_backup_names_it_and_ends_within_a_second(share: Share, arguments: list[str]) -> None:
    command_name, *more_arguments = arguments
    share.hang()

    with running(command_name, share.point / "backup", *more_arguments, is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["path"] == str(share.point / "backup")
        began_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)

    assert time.monotonic() - began_s < SOON_S


@pytest.mark.parametrize("arguments", [["sizes"], ["sizes", "--excluded"]], ids=" ".join)
def test_counting_a_hanging_folder_names_it_and_ends_within_a_second(share: Share, arguments: list[str]) -> None:
    share.hang()

    with running(*arguments, share.point, is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["path"] == str(share.point)
        began_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)

    assert time.monotonic() - began_s < SOON_S


def test_a_restore_goes_on_when_the_share_answers_again(share: Share, place: Path) -> None:
    events("backup", share.point, place, check=0)
    share.hang()

    with running("restore", place, f"--to={share.point}/back", is_looked_at=True) as process:
        wait_for_event(process, "place-silent")
        share.answer_again()
        result = wait_for_event(process, "finished")

    assert result["outcome"] == "done"
    assert contents(share.point / "back" / "share") == {b"far": b"far"}


def test_a_backup_to_a_hanging_share_names_the_share_and_not_a_source(share: Share, local: Path) -> None:
    """In a daily backup, it ends after half a minute."""
    events("backup", local, share.point / "backup", check=0)
    share.hang()

    reported = events("backup", local, share.point / "backup", check=3)

    silent = [event for event in reported if event["event"] in ("source-silent", "place-silent")]
    assert {(event["event"], event["path"]) for event in silent} == {("place-silent", str(share.point / "backup"))}
    assert reported[-1]["why"] == "destination-silent"
    share.answer_again()
    events("backup", local, share.point / "backup", check=0)


def test_a_daily_backup_to_a_share_is_made_and_one_that_hangs_ends(share: Share, local: Path) -> None:
    """Without a device, nothing tells whether it is plugged in: it is there if it is mounted."""
    place = share.point / "backup"
    choose(local, place)
    back_up_long_ago(local, place)
    write(local / "new", b"new")
    share.hang()
    runs = events("due", check=3)[-1]["runs"]
    assert [(run["outcome"], run["why"]) for run in runs] == [("drive-gone", "destination-silent")]

    share.answer_again()
    Paths.of_user().prompts_file.unlink()  # the next day
    window = SingletonLock(Paths.of_user().daily_lock_file)
    assert window.take()  # it begins backups to drives only
    result = events("due", check=0)[-1]
    window.give_back()

    assert [run["outcome"] for run in result["runs"]] == ["done"]
    assert contents(place / "local") == contents(local)


def test_a_daily_backup_to_a_share_waits_while_it_is_not_mounted(share: Share, local: Path) -> None:
    place = share.point / "backup"
    choose(local, place)
    back_up_long_ago(local, place)
    subprocess.run(["umount", share.point], check=True)

    assert events("due", check=0)[-1]["runs"] == []
    assert contents(share.point) == {}


COMMANDS = {
    "care": ["care", "{share}/backup"],
    "eject": ["eject", "{share}/backup"],
    "test": ["test", "{share}/backup"],
    "test, exported": ["test", "{local}", "--dry-run", "--export={share}/figures.csv"],
    "zones": ["zones", "{share}/far"],
    "mount": ["mount", "{share}/far"],
    "unmount": ["unmount", "{share}/far"],
    "clone": ["clone", "{local}", "{share}/image"],
    "clone, a folder": ["clone", "{share}/", "{local}"],
    "move": ["move", "{share}/backup", "{local}/backup"],
    "diagnose": ["diagnose", "--kernel-log={share}/far"],
    "report": ["report", "--output={share}/report"],
}


@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_every_other_command_names_a_hanging_share_and_ends_within_a_second(
    share: Share, local: Path, arguments: list[str]
) -> None:
    share.hang()

    with running(
        *(argument.format(share=share.point, local=local) for argument in arguments), is_looked_at=True
    ) as process:
        assert wait_for_event(process, "place-silent")["path"].startswith(str(share.point))
        began_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)

    assert time.monotonic() - began_s < SOON_S
    assert process.returncode == 130
