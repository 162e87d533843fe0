"""The helper's files: what is installed, that removal leaves nothing, and that the system understands them."""

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
from shingleback.helper.devices import Computer
from shingleback.helper.make_filesystem import PARTITION_NAME
from shingleback.helper.uas import FILE, RULE
from shingleback.helper.verb_process import DO
from tests.helpers.polkit import INSTALL, ROOT, install_into
from tests.helpers.trees import acl

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
    """The defaults of each action: who may do what."""
    tree = ET.parse(SYSTEM / f"{NAME}.policy")
    return {
        action.get("id", ""): {one.tag: one.text or "" for one in action.iterfind("defaults/*")}
        for action in tree.findall("action")
    }


def unit(name: str = "shingleback-helper.service") -> dict[str, str]:
    """The settings of a unit; the last one if there are several of one name."""
    lines = (SYSTEM / name).read_text().splitlines()
    return {
        line.partition("=")[0]: line.partition("=")[2] for line in lines if "=" in line and not line.startswith("#")
    }


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """To be read only: every installation takes a second."""
    folder = tmp_path_factory.mktemp("helper") / "into"
    install_into(folder)
    return folder


def make_library(folder: Path) -> Path:
    """What is copied like dbus-fast, in two files."""
    (folder / "aio").mkdir(parents=True)
    for name in ("__init__.py", "aio/__init__.py"):
        (folder / name).touch()
    return folder


def test_the_password_prompt_names_the_drive() -> None:
    tree = ET.parse(SYSTEM / f"{NAME}.policy")

    assert [one.text for one in tree.iter("message") if "$(drive)" not in (one.text or "")] == []


def test_every_verb_has_a_polkit_action() -> None:
    assert sorted(defaults()) == sorted(VERB_SIGNATURES[verb].action for verb in Verb)


def test_remote_users_always_need_a_password() -> None:
    assert {(one["allow_any"], one["allow_inactive"]) for one in defaults().values()} == {("auth_admin", "auth_admin")}


def test_actions_that_could_lose_data_or_outlast_the_drive_need_a_password_even_at_the_computer() -> None:
    with_password = {action.rpartition(".")[2] for action, one in defaults().items() if one["allow_active"] != "yes"}

    assert with_password == {"make-filesystem", "set-uas", "trim"}


def test_the_process_for_the_verbs_has_no_private_mounts() -> None:
    """In a copy of the mounts, it could not do its work."""
    settings = unit("shingleback-helper-verb@.service")

    assert settings.keys().isdisjoint(MAKES_A_MOUNT_NAMESPACE)
    assert settings["PrivateMounts"] == "no"
    assert settings["NoNewPrivileges"] == "yes"


def test_the_process_that_accepts_calls_has_no_privileges() -> None:
    settings = unit()

    assert settings["CapabilityBoundingSet"] == ""
    assert (settings["ProtectSystem"], settings["PrivateDevices"]) == ("strict", "yes")


@pytest.mark.parametrize("name", ["shingleback-helper.service", "shingleback-helper-verb@.service"])
def test_each_part_of_the_helper_has_limits(name: str) -> None:
    assert {"MemoryMax", "TasksMax", "LimitCORE"} <= unit(name).keys()


def test_the_helper_finds_the_process_for_the_verbs() -> None:
    socket = unit("shingleback-helper-verb.socket")

    assert unit()["ExecStart"].split()[-2:] == ["--verbs", socket["ListenStream"]]
    assert (socket["Accept"], socket["SocketMode"]) == ("yes", "0600")
    assert unit()["Requires"] == unit()["After"] == "shingleback-helper-verb.socket"
    assert unit("shingleback-helper-verb@.service")["ExecStart"].split()[-1] == DO


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_rates_the_process_that_accepts_calls_as_well_protected() -> None:
    command: list[str | Path] = ["systemd-analyze", "security", "--offline=true", SYSTEM / "shingleback-helper.service"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    found = re.search(r"Overall exposure level .*: (\d+\.\d)", done.stdout)
    assert found, done.stderr
    assert float(found[1]) <= 2.0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_the_units(name: str) -> None:
    command: list[str | Path] = ["systemd-analyze", "verify", "--man=no", SYSTEM / name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert [line for line in done.stderr.splitlines() if "shingleback" in line] == []


def test_the_bus_and_systemd_start_the_same_program() -> None:
    service = ConfigParser(interpolation=None)
    service.optionxform = str  # type: ignore[assignment,method-assign]
    service.read(SYSTEM / f"{NAME}.service")

    program = service["D-BUS Service"]["Exec"]
    assert all(unit(name)["ExecStart"].startswith(f"{program} --") for name in UNITS if name.endswith(".service"))
    assert service["D-BUS Service"]["Name"] == NAME


def test_installed_files_cannot_be_changed_by_others(installed: Path) -> None:
    files = list(installed.rglob("*"))
    program = installed / "usr/lib/shingleback-helper"

    assert (program / "shingleback/helper/main.py").is_file()
    assert not (program / "shingleback/devices").exists()
    assert {path.name for path in (installed / "usr/lib/systemd/system").iterdir()} == set(UNITS)
    assert [path for path in files if path.is_symlink() or path.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH)] == []
    assert {path.stat().st_uid for path in files} == {os.geteuid()}
    assert {path.suffix for path in program.rglob("*") if path.is_file()} == {".py", ".pyc"}


def test_the_installed_helper_runs_without_the_program(installed: Path, tmp_path: Path) -> None:
    """No bus exists at that address: the helper gets as far as that."""
    command: list[str | Path] = [PYTHON, "-I", installed / "usr/lib/shingleback-helper"]
    environment = {"DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={tmp_path}/none", "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)

    assert done.stderr.splitlines()[-1].startswith("FileNotFoundError")


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give files to another user")
@pytest.mark.parametrize("is_linked", [False, True])
def test_a_library_that_another_user_can_change_is_not_installed(tmp_path: Path, *, is_linked: bool) -> None:
    """Also if the library, as package managers install it, is a symlink to its real place."""
    foreign = tmp_path / "dbus_fast"
    shutil.copytree(Path(dbus_fast.__file__).parent, foreign)
    os.chown(foreign / "__init__.py", 65534, 65534)
    link = tmp_path / "link"
    link.symlink_to(foreign)
    command: list[str | Path] = [INSTALL, "--into", tmp_path / "into", "--library", link if is_linked else foreign]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert f"others than you and root can change {foreign}/__init__.py" in done.stderr


def test_a_library_that_is_a_symlink_is_installed_completely(tmp_path: Path) -> None:
    library = Path(dbus_fast.__file__).parent
    (tmp_path / "link").symlink_to(library)
    command: list[str | Path] = [INSTALL, "--into", tmp_path / "into", "--library", tmp_path / "link"]
    subprocess.run(command, capture_output=True, check=True)

    installed = tmp_path / "into/usr/lib/shingleback-helper/dbus_fast"
    assert {path.relative_to(installed) for path in installed.rglob("*.py")} == {
        path.relative_to(library) for path in library.rglob("*.py")
    }


def test_removing_the_helper_leaves_nothing(tmp_path: Path) -> None:
    """Also not of what it wrote for enclosures whose UAS is switched off: nobody could undo that any more."""
    installed = tmp_path / "into"
    install_into(installed)
    computer = Computer()
    for file in (computer.modprobe[0] / FILE, computer.udev_rules / RULE):
        (installed / file.relative_to("/")).parent.mkdir(parents=True)
        (installed / file.relative_to("/")).touch()
    subprocess.run([INSTALL, "--into", installed, "--remove"], check=True, capture_output=True)

    assert [path for path in installed.rglob("*") if not path.is_dir()] == []


def warnings_for(checkout: Path, into: Path, person: int = 0) -> str:
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SUDO_UID": str(person)}
    command: list[str | Path] = [checkout / "packaging/install-helper", "--into", into]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give files to others")
def test_code_that_others_could_have_changed_is_not_installed_as_root(tmp_path: Path) -> None:
    """In a package it is only a warning; a permanent installation is refused."""
    checkout = tmp_path / "checkout"
    for folder in ("packaging", "app/shingleback/helper", "app/shingleback/domain"):
        shutil.copytree(ROOT / folder, checkout / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "app/shingleback/__init__.py", checkout / "app/shingleback")
    make_library(checkout / ".venv/lib/python3/site-packages/dbus_fast")
    for path in (checkout, *checkout.rglob("*")):
        os.chown(path, 1000, 0)
        path.chmod(path.stat().st_mode & ~(stat.S_IWGRP | stat.S_IWOTH))
    os.chown(tmp_path, 0, 0)

    assert warnings_for(checkout, tmp_path / "one", person=1000) == ""
    assert str(checkout) in warnings_for(checkout, tmp_path / "two", person=1001)
    for name in ("app/shingleback/helper/main.py", ".venv/lib/python3/site-packages/dbus_fast/aio", "app", "packaging"):
        mode = (checkout / name).stat().st_mode
        (checkout / name).chmod(mode | stat.S_IWOTH)
        assert str(checkout / name) in warnings_for(checkout, tmp_path / "three", person=1000)
        (checkout / name).chmod(mode)


@pytest.mark.parametrize("name", ["app/shingleback/domain/text.py", "app/shingleback/domain"])
def test_code_that_a_symlink_leads_to_is_not_installed(tmp_path: Path, name: str) -> None:
    """Its place may belong to others, whatever the folder with the link is like."""
    checkout = tmp_path / "checkout"
    for folder in ("packaging", "app/shingleback"):
        shutil.copytree(ROOT / folder, checkout / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (checkout / name).rename(tmp_path / "elsewhere")
    (checkout / name).symlink_to(tmp_path / "elsewhere")
    command: list[str | Path] = [checkout / "packaging/install-helper", "--into", tmp_path / "into"]
    words = [*command, "--library", Path(dbus_fast.__file__).parent]

    said = subprocess.run(words, capture_output=True, text=True, check=False).stderr

    assert f"{checkout / name} is a symlink" in said


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give rights to others")
@pytest.mark.parametrize("name", ["__init__.py", "aio", ""])
def test_what_an_access_control_list_opens_to_others_is_not_installed(tmp_path: Path, name: str) -> None:
    """Its mask looks like the rights of the group, which may be root's."""
    library = make_library(tmp_path / "dbus_fast")
    for path in (library, *library.rglob("*")):
        os.chown(path, 0, 0)
    os.setxattr(library / name, "system.posix_acl_access", acl(mask=6, user=(65534, 6)))
    command: list[str | Path] = [INSTALL, "--into", tmp_path / "into", "--library", library]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert f"others than you and root can change {library / name}:".replace("/:", ":") in done.stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give files to others")
@pytest.mark.parametrize(
    ("members", "users", "is_private"),
    [("", "", True), ("anna", "", True), ("anna,ben", "", False), ("", "ben:x:4712:4711::/:/bin/sh", False)],
)
def test_a_group_is_private_if_nobody_else_is_in_it(tmp_path: Path, members: str, users: str, is_private: bool) -> None:
    """Anna has the group of her name. `id` and `getent` are stand-ins, since the users of this computer are unknown."""
    library = make_library(tmp_path / "dbus_fast")
    for path in (library, *library.rglob("*")):
        os.chown(path, 4711, 4711)
        path.chmod(path.stat().st_mode | stat.S_IWGRP)
    programs = tmp_path / "programs"
    programs.mkdir()
    answers = {
        "id": "#!/bin/sh\ncase $1 in -un|-gn) echo anna ;; -g) echo 4711 ;; *) echo 0 ;; esac",
        "getent": f'#!/bin/sh\n[ "$1" = passwd ] && echo "{users}" || echo "anna:x:4711:{members}"',
    }
    for name, text in answers.items():
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    environment = {"PATH": f"{programs}:/usr/sbin:/usr/bin:/sbin:/bin", "SUDO_UID": "4711"}
    command: list[str | Path] = [INSTALL, "--into", tmp_path / "into", "--library", library]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)

    assert (f"can change {library}" not in done.stderr) == is_private


def test_only_modules_that_the_helper_needs_are_installed(installed: Path) -> None:
    program = installed / "usr/lib/shingleback-helper"
    modules = [path.relative_to(program).with_suffix("") for path in (program / "shingleback").rglob("*.py")]
    names = [".".join(path.parts).removesuffix(".__init__") for path in modules]
    code = f"import sys; sys.path.insert(0, {str(program)!r})\n" + "\n".join(f"import {name}" for name in names)

    subprocess.run([PYTHON, "-I", "-c", code], check=True)
    assert "shingleback.domain.kernel_log" not in names
    assert "shingleback.domain.helper_protocol" in names


def test_an_unknown_argument_installs_nothing(tmp_path: Path) -> None:
    done = subprocess.run([INSTALL, "--into", tmp_path / "x", "--delete"], capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "--delete" in done.stderr
    assert not (tmp_path / "x").exists()


def test_the_helper_knows_the_partitions_that_the_program_makes() -> None:
    assert PARTITION_NAME == OUR_PARTITION
