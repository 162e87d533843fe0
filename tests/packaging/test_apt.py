"""System packages are installed only with permission; tried with commands that log how they are called."""

from pathlib import Path

import pytest

from checkout.apt import Apt, command_for
from checkout.terminal import agreed, agrees


class System:
    """A PATH with commands that log how they are called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {"PATH": str(folder)}
        (folder / "env").symlink_to("/usr/bin/env")
        (folder / "sh").symlink_to("/bin/sh")

    def has(self, command: str, script: str) -> None:
        path = self.folder / command
        path.write_text(f'#!/bin/sh\necho "{command} $*" >> "{self.folder}/log"\n{script}\n')
        path.chmod(0o755)

    def calls(self) -> list[str]:
        log = self.folder / "log"
        return log.read_text().splitlines() if log.exists() else []


@pytest.fixture
def system(tmp_path: Path) -> System:
    return System(tmp_path)


INSTALL = "apt-get --quiet install --yes --no-install-recommends"
GOES_ON_AS_ROOT = 'while [ "$1" != env ] && [ "$1" != true ]; do shift; done; [ "$1" = true ] || exec "$@"'
KNOWS_PACKAGES_AFTER_UPDATE = """
case "$*" in *update*) : > "$0.lists";; esac
[ -e "$0.lists" ]
"""
DOES_NOT_KNOW_MOON = 'case "$*" in *moon*) exit 100;; esac'


def test_root_installs_without_a_question(system: System) -> None:
    system.has("apt-get", "")
    assert Apt.found(system.environment, agreed, is_root=True).install(["sun", "stars"])
    assert system.calls() == [f"{INSTALL} sun stars"]


def test_a_user_with_passwordless_sudo_installs_through_it(system: System) -> None:
    system.has("apt-get", "")
    system.has("sudo", GOES_ON_AS_ROOT)
    assert Apt.found(system.environment, agreed, is_root=False).install(["sun"])
    assert system.calls()[-1] == f"{INSTALL} sun"


def test_nobody_is_asked_for_a_password(system: System) -> None:
    system.has("apt-get", "")
    system.has("sudo", "exit 1")
    assert not Apt.found(system.environment, agreed, is_root=False).install(["sun"])
    assert system.calls() == ["sudo -n true"]


def test_a_system_without_apt_installs_nothing(system: System) -> None:
    assert not Apt.found(system.environment, agreed, is_root=True).install(["sun"])


def test_old_package_lists_are_fetched(system: System) -> None:
    system.has("apt-get", KNOWS_PACKAGES_AFTER_UPDATE)
    assert Apt.found(system.environment, agreed, is_root=True).install(["sun"])
    assert system.calls() == [f"{INSTALL} sun", "apt-get --quiet update", f"{INSTALL} sun"]


def test_a_missing_package_does_not_prevent_the_others(system: System) -> None:
    system.has("apt-get", DOES_NOT_KNOW_MOON)
    assert Apt.found(system.environment, agreed, is_root=True).install_what_there_is(["sun", "moon", "stars"]) == [
        "moon"
    ]
    assert f"{INSTALL} sun" in system.calls()
    assert f"{INSTALL} stars" in system.calls()


def test_a_user_without_a_password_is_asked_first(system: System) -> None:
    system.has("apt-get", "")
    system.has("sudo", GOES_ON_AS_ROOT)
    questions: list[str] = []

    def refuses(packages: str) -> bool:
        questions.append(packages)
        return False

    apt = Apt.found(system.environment, refuses, is_root=False)

    assert not apt.install(["sun", "moon"])
    assert apt.install_what_there_is(["stars"]) == ["stars"]
    assert questions == ["sun moon", "stars"]
    assert system.calls() == ["sudo -n true"]


def test_without_a_terminal_nobody_can_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert not agrees("sun")
    assert "--yes" in capsys.readouterr().err


def test_the_command_for_a_fresh_system_fetches_the_lists_first(tmp_path: Path) -> None:
    assert command_for(["sun", "moon"], tmp_path) == "sudo apt update && sudo apt install sun moon"
    (tmp_path / "deb.debian.org_debian_dists_bookworm_main_binary-amd64_Packages.lz4").touch()
    assert command_for(["sun", "moon"], tmp_path) == "sudo apt install sun moon"
