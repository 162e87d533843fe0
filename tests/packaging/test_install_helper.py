"""The helper's files: what is installed, that nothing is left, and that the system understands them."""

import os
import re
import shutil
import stat
import subprocess
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import dbus_fast
import pytest

from shingleback.domain.connection import OUR_PARTITION
from shingleback.domain.helper_protocol import NAME, VERB_SIGNATURES, Verb
from shingleback.helper.programs import PARTITION_NAME
from shingleback.helper.verb_process import DO
from tests.helpers.polkit import INSTALL, ROOT, install_into

SYSTEM = ROOT / "packaging/system"
PYTHON = "/usr/bin/python3"
UNITS = ("shingleback-helper.service", "shingleback-helper-verb@.service", "shingleback-helper-verb.socket")
MAKES_A_MOUNT_NAMESPACE = {
    *("ProtectSystem", "ProtectHome", "PrivateTmp", "PrivateDevices", "ProtectKernelTunables", "ProtectKernelModules"),
    *("ProtectKernelLogs", "ProtectControlGroups", "ProtectProc", "ProcSubset", "ReadOnlyPaths", "ReadWritePaths"),
    *(
        "InaccessiblePaths",
        "BindPaths",
        "TemporaryFileSystem",
        "RootDirectory",
        "PrivateIPC",
        "MountFlags",
        "DynamicUser",
    ),
}


def defaults() -> dict[str, dict[str, str]]:
    """Of each action: who is allowed what."""
    tree = ET.parse(SYSTEM / f"{NAME}.policy")
    return {
        action.get("id", ""): {one.tag: one.text or "" for one in action.find("defaults") or ()}
        for action in tree.findall("action")
    }


def unit(name: str = "shingleback-helper.service") -> dict[str, str]:
    """Its settings; of one that is there twice, the last."""
    lines = (SYSTEM / name).read_text().splitlines()
    return {
        line.partition("=")[0]: line.partition("=")[2] for line in lines if "=" in line and not line.startswith("#")
    }


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    folder = tmp_path / "into"
    install_into(folder)
    return folder


def test_the_question_for_a_password_names_the_drive() -> None:
    tree = ET.parse(SYSTEM / f"{NAME}.policy")

    assert [one.text for one in tree.iter("message") if "$(drive)" not in (one.text or "")] == []


def test_every_verb_has_an_action_of_polkits() -> None:
    assert sorted(defaults()) == sorted(VERB_SIGNATURES[verb].action for verb in Verb)


def test_who_is_not_at_the_computer_always_needs_a_password() -> None:
    assert {(one["allow_any"], one["allow_inactive"]) for one in defaults().values()} == {("auth_admin", "auth_admin")}


def test_what_could_lose_something_asks_the_person_at_the_computer_as_well() -> None:
    asking = {action.rpartition(".")[2] for action, one in defaults().items() if one["allow_active"] != "yes"}

    assert asking == {"make-filesystem", "trim"}


def test_what_does_the_verbs_has_no_mounts_of_its_own() -> None:
    """In copies of the mounts it could not do its work."""
    settings = unit("shingleback-helper-verb@.service")

    assert settings.keys().isdisjoint(MAKES_A_MOUNT_NAMESPACE)
    assert settings["PrivateMounts"] == "no"
    assert settings["NoNewPrivileges"] == "yes"


def test_what_hears_everybody_has_no_right_of_roots() -> None:
    settings = unit()

    assert settings["CapabilityBoundingSet"] == ""
    assert (settings["ProtectSystem"], settings["PrivateDevices"]) == ("strict", "yes")


@pytest.mark.parametrize("name", ["shingleback-helper.service", "shingleback-helper-verb@.service"])
def test_each_part_of_the_helper_has_bounds(name: str) -> None:
    assert {"MemoryMax", "TasksMax", "LimitCORE"} <= unit(name).keys()


def test_the_helper_finds_what_does_the_verbs() -> None:
    socket = unit("shingleback-helper-verb.socket")

    assert unit()["ExecStart"].split()[-2:] == ["--verbs", socket["ListenStream"]]
    assert (socket["Accept"], socket["SocketMode"]) == ("yes", "0600")
    assert unit()["Requires"] == unit()["After"] == "shingleback-helper-verb.socket"
    assert unit("shingleback-helper-verb@.service")["ExecStart"].split()[-1] == DO


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_finds_little_to_attack_in_what_hears_everybody() -> None:
    words: list[str | Path] = ["systemd-analyze", "security", "--offline=true", SYSTEM / "shingleback-helper.service"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    found = re.search(r"Overall exposure level .*: (\d+\.\d)", done.stdout)
    assert found, done.stderr
    assert float(found[1]) <= 2.0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_the_units(name: str) -> None:
    words: list[str | Path] = ["systemd-analyze", "verify", "--man=no", SYSTEM / name]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert [line for line in done.stderr.splitlines() if "shingleback" in line] == []


def test_the_bus_and_systemd_start_the_same_program() -> None:
    service = ConfigParser(interpolation=None)
    service.optionxform = str  # type: ignore[assignment,method-assign]
    service.read(SYSTEM / f"{NAME}.service")

    program = service["D-BUS Service"]["Exec"]
    assert all(unit(name)["ExecStart"].startswith(f"{program} --") for name in UNITS if name.endswith(".service"))
    assert service["D-BUS Service"]["Name"] == NAME


def test_nothing_that_is_installed_can_be_changed_by_others(installed: Path) -> None:
    files = list(installed.rglob("*"))
    program = installed / "usr/lib/shingleback-helper"

    assert (program / "shingleback/helper/main.py").is_file()
    assert not (program / "shingleback/devices").exists()
    assert {path.name for path in (installed / "usr/lib/systemd/system").iterdir()} == set(UNITS)
    assert [path for path in files if path.is_symlink() or path.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH)] == []
    assert {path.stat().st_uid for path in files} == {os.geteuid()}
    assert {path.suffix for path in program.rglob("*") if path.is_file()} == {".py", ".pyc"}


def test_it_runs_where_it_is_installed_without_the_program(installed: Path, tmp_path: Path) -> None:
    """There is no bus at that address: it gets as far as that."""
    words: list[str | Path] = [PYTHON, "-I", installed / "usr/lib/shingleback-helper"]
    environment = {"DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={tmp_path}/none", "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(words, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)

    assert done.stderr.splitlines()[-1].startswith("FileNotFoundError")


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give files to another user")
@pytest.mark.parametrize("is_linked", [False, True])
def test_a_library_that_another_user_can_change_is_not_installed(tmp_path: Path, *, is_linked: bool) -> None:
    """Also where the library, as packages managers lay it out, is a symlink to where it really is."""
    foreign = tmp_path / "dbus_fast"
    shutil.copytree(Path(dbus_fast.__file__).parent, foreign)
    os.chown(foreign / "__init__.py", 65534, 65534)
    link = tmp_path / "link"
    link.symlink_to(foreign)
    words: list[str | Path] = [INSTALL, "--into", tmp_path / "into", "--library", link if is_linked else foreign]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert f"others than you and root can change {foreign}/__init__.py" in done.stderr


def test_a_library_that_is_a_symlink_is_installed_whole(tmp_path: Path) -> None:
    library = Path(dbus_fast.__file__).parent
    (tmp_path / "link").symlink_to(library)
    words: list[str | Path] = [INSTALL, "--into", tmp_path / "into", "--library", tmp_path / "link"]
    subprocess.run(words, capture_output=True, check=True)

    installed = tmp_path / "into/usr/lib/shingleback-helper/dbus_fast"
    assert {path.relative_to(installed) for path in installed.rglob("*.py")} == {
        path.relative_to(library) for path in library.rglob("*.py")
    }


def test_removing_it_leaves_nothing(installed: Path) -> None:
    subprocess.run([INSTALL, "--into", installed, "--remove"], check=True, capture_output=True)

    assert [path for path in installed.rglob("*") if not path.is_dir()] == []


def told_of(checkout: Path, into: Path, person: int = 0) -> str:
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SUDO_UID": str(person)}
    words: list[str | Path] = [checkout / "packaging/install-helper", "--into", into]
    return subprocess.run(words, capture_output=True, text=True, env=environment, check=True).stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give files to others")
def test_code_that_others_could_have_changed_is_not_taken_for_roots(tmp_path: Path) -> None:
    """In a package it is only said; where it is installed for good, nothing is installed then."""
    checkout = tmp_path / "checkout"
    for folder in ("packaging", "app/shingleback/helper", "app/shingleback/domain"):
        shutil.copytree(ROOT / folder, checkout / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "app/shingleback/__init__.py", checkout / "app/shingleback")
    shutil.copytree(Path(dbus_fast.__file__).parent, checkout / ".venv/lib/python3/site-packages/dbus_fast")
    for path in (checkout, *checkout.rglob("*")):
        os.chown(path, 1000, 0)
        path.chmod(path.stat().st_mode & ~(stat.S_IWGRP | stat.S_IWOTH))
    os.chown(tmp_path, 0, 0)

    assert told_of(checkout, tmp_path / "one", person=1000) == ""
    assert str(checkout) in told_of(checkout, tmp_path / "two", person=1001)
    for name in ("app/shingleback/helper/main.py", ".venv/lib/python3/site-packages/dbus_fast/aio", "app", "packaging"):
        mode = (checkout / name).stat().st_mode
        (checkout / name).chmod(mode | stat.S_IWOTH)
        assert str(checkout / name) in told_of(checkout, tmp_path / "three", person=1000)
        (checkout / name).chmod(mode)


def test_a_word_that_is_not_known_installs_nothing(tmp_path: Path) -> None:
    done = subprocess.run([INSTALL, "--into", tmp_path / "x", "--delete"], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "--delete" in done.stderr
    assert not (tmp_path / "x").exists()


def test_the_helper_knows_the_partitions_that_the_program_makes() -> None:
    assert PARTITION_NAME == OUR_PARTITION
