"""`prepare` for people and scripts, on a fake UDisks2: nothing is erased without confirmation."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from shingleback.domain.destination import VolumeFolder
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, ProtectedDrive, Settings
from tests.fakes.machine import TB, Disk, files
from tests.fakes.polkit import FakePolkit
from tests.fakes.udisks import FakeUDisks, Incoming
from tests.fakes.udisks_formatting import MANAGER, Formatting, manager
from tests.helpers import program
from tests.helpers.bus import private_bus
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import children_of, send_command, wait_for_event
from tests.helpers.terminal import in_terminal
from tests.helpers.watching import service

# Nodes that no kernel has, so that sysfs adds nothing.
NODE: Final = "/dev/sdzz"
DISK: Final = Disk(
    NODE, 60016, [files("exfat", label="Old")], {"Vendor": "Seagate", "Model": "Expansion HDD"}, size=8 * TB
)
MOUNTED: Final = Disk("/dev/sdzy", 60032, [files("ext4", "/media/me/Photos")], {"Vendor": "WD", "Model": "Elements"})
NAME: Final = "Seagate 8 TB"
SECRET: Final = "correct horse"
HERE: Final = (str(Path(__file__).parent / "on_any_computer.py"),)
run = partial(program.run, program=HERE)
events = partial(program.events, program=HERE)
running = partial(program.running, program=HERE)


@pytest.fixture(scope="module", autouse=True)
def warm_program() -> None:
    program.warm_up(HERE)


@dataclass
class Desk:
    udisks: FakeUDisks
    formatting: Formatting
    polkit: FakePolkit

    @property
    def changes(self) -> list[str]:
        """The calls that change a drive."""
        return [
            request.member for request in self.formatting.requests if request.member in ("Format", "CreatePartition")
        ]


def desk_with(version: str, folder: Path, stack: ExitStack) -> Desk:
    bus = stack.enter_context(private_bus(folder))
    udisks = service(bus, DISK, MOUNTED)
    formatting = Formatting(udisks, version)
    return Desk(stack.enter_context(udisks), formatting, stack.enter_context(FakePolkit(bus.address)))


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    with ExitStack() as stack:
        desk = desk_with("2.10.1", tmp_path, stack)
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", desk.polkit.address)
        yield desk


def plan(*arguments: str) -> dict[str, Any]:
    printed_plan: dict[str, Any] = events("prepare", NODE, "--dry-run", *arguments, check=0)[-1]["plan"]
    return printed_plan


# the plan ---------------------------------------------------------------------------------------------------------


def test_a_dry_run_shows_the_plan_as_text_and_as_commands_and_does_nothing(desk: Desk) -> None:
    output = run("prepare", NODE, "--dry-run", check=0).stdout

    assert "Seagate Expansion HDD (/dev/sdzz): Backup drive for Linux (btrfs)" in output
    assert "suits a shingled drive best" in output
    assert "3. Erase everything on Seagate Expansion HDD" in output
    assert "   sudo mkfs.btrfs -K -d single -m dup -n 64K -L Backup /dev/sdzz1" in output
    assert "Nothing on the drive was changed." in output
    assert f'--confirm "{NAME}"' in output
    assert desk.changes == []


def remember_backup() -> None:
    """Records a run of the only backup set, on the drive."""
    paths, mine = Paths.of_user(), BackupSet(folders=["/home/me"], destination="/media/me/Old", key="mine")
    settings.save(paths.settings_file, Settings(sets=[mine]))
    with closing(RunHistory(paths.history_file)) as history:
        history.remember_place(mine.destination, "backup", VolumeFolder("uuid-of-exfat", "/"), mine.key)


@pytest.mark.usefixtures("desk")
def test_erasing_a_backup_of_this_computer_is_announced() -> None:
    remember_backup()

    plan, refusal = (run("prepare", NODE, *arguments).stdout for arguments in (("--dry-run",), ()))

    assert all("It already holds a Shingleback backup of /home/me." in output for output in (plan, refusal))


@pytest.mark.usefixtures("desk")
def test_the_answers_select_the_profile_if_none_is_named() -> None:
    assert plan("--shared")["profile"] == "exfat-small"
    assert plan("--shared", "--large-files")["profile"] == "exfat"
    assert plan("--encrypt")["is_encrypted"]
    named = plan("--profile", "media")
    assert (named["profile"], named["reason"]) == ("media", "")


@pytest.mark.usefixtures("desk")
def test_a_symlink_to_the_drive_is_accepted(tmp_path: Path) -> None:
    (tmp_path / "by-id").symlink_to(NODE)

    assert events("prepare", tmp_path / "by-id", "--dry-run", check=0)[-1]["plan"]["device"] == NODE


@pytest.mark.usefixtures("desk")
def test_a_partition_is_refused_and_its_whole_drive_named() -> None:
    result = events("prepare", f"{NODE}1", "--dry-run", check=2)[-1]

    assert result["why"] == "is-a-part"
    assert "Seagate Expansion HDD" in result["message"]
    assert result["message"].endswith(NODE)


@pytest.mark.usefixtures("desk")
def test_a_path_that_is_no_drive_is_refused() -> None:
    assert events("prepare", "/dev/null", "--dry-run", check=2)[-1]["why"] == "no-such-drive"


def test_a_label_that_the_filesystem_cannot_store_is_refused_first(desk: Desk) -> None:
    result = events("prepare", NODE, "--shared", "--label", "a/b", "--confirm", NAME, check=2)[-1]

    assert result["why"] == "label-unusable"
    assert desk.changes == []


def test_options_that_an_old_udisks_would_drop_are_noticed_in_advance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as stack:
        desk = desk_with("2.9.4", tmp_path, stack)
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", desk.polkit.address)

        result = events("prepare", NODE, "--profile", "ext4", "--confirm", NAME, check=2)[-1]

        assert (result["why"], result["values"]["reason"]) == ("profile-not-to-be-had", "options")
        assert "would silently ignore the options" in result["message"]
        assert desk.changes == []


# without a password ----------------------------------------------------------------------------------------------

SYSTEM: Final = "org.freedesktop.udisks2.modify-device-system"


def test_a_plan_without_a_password_shows_what_is_left_out(desk: Desk) -> None:
    desk.polkit.passwords = {SYSTEM: True}

    plan_text = run("prepare", NODE, "--dry-run", check=0).stdout
    sparing = run("prepare", NODE, "--dry-run", "--no-password", check=0).stdout

    assert "asks for an administrator's password" in plan_text
    assert "   sudo mkfs.btrfs -K -d single -m dup -L Backup /dev/sdzz1" in sparing
    assert "No administrator's password is needed" in sparing
    assert "later backups and restores may take a little longer" in sparing
    assert "too old" not in sparing


def test_a_drive_is_prepared_without_a_password_prompt(desk: Desk) -> None:
    desk.polkit.passwords = {SYSTEM: True}

    reported = events("prepare", NODE, "--no-password", "--confirm", NAME)

    assert ("format", "done") in [(event["step"], event["state"]) for event in reported if event["event"] == "prepare"]
    assert "mkfs-args" not in desk.formatting.requests[-1].options
    assert not any(may_ask for _, may_ask in desk.polkit.questions)


def test_a_backup_that_was_erased_is_not_missed_but_one_that_was_not_is(desk: Desk) -> None:
    remember_backup()
    desk.polkit.passwords = {SYSTEM: True}
    remembered: list[int] = []
    for name in ("another name", NAME):
        events("prepare", NODE, "--no-password", "--confirm", name)
        with closing(RunHistory(Paths.of_user().history_file)) as history:
            remembered.append(len(history.places()))
    assert remembered == [1, 0]


def test_a_plan_does_without_a_password_if_it_is_denied(desk: Desk) -> None:
    desk.polkit.refused = {SYSTEM}

    printed_plan = plan()

    assert (printed_plan["profile"], printed_plan["route"], printed_plan["password"]) == ("btrfs", "plain", "denied")


def test_a_profile_that_needs_a_password_is_refused_with_no_password(desk: Desk) -> None:
    desk.polkit.passwords = {SYSTEM: True}

    result = events("prepare", NODE, "--no-password", "--profile", "ext4", "--confirm", NAME, check=2)[-1]

    assert (result["why"], result["values"]["reason"]) == ("profile-not-to-be-had", "permission")
    assert "need an administrator's password" in result["message"]
    assert desk.changes == []


# what must not be erased ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "Seagate", "seagate 4 tb", "WD 1 TB"])
def test_nothing_is_erased_without_the_drives_name(desk: Desk, name: str) -> None:
    result = events("prepare", NODE, "--confirm", name, check=4)[-1]

    assert (result["why"], result["values"]["name"]) == ("name-not-confirmed", NAME)
    assert result["state"] == "untouched"
    assert desk.changes == []


def test_a_drive_in_use_is_not_erased(desk: Desk) -> None:
    result = events("prepare", "/dev/sdzy", "--confirm", "WD 1 TB", check=4)[-1]

    assert (result["why"], result["values"]["reason"], result["plan"]) == ("not-this-drive", "mounted", None)
    assert "/media/me/Photos" in result["message"]
    assert desk.changes == []


def test_a_protected_drive_is_not_erased(desk: Desk) -> None:
    protected = ProtectedDrive("another key", "Photos", uuids=["uuid-of-exfat"])
    settings.save(Paths.of_user().settings_file, Settings(protected=[protected]))

    result = events("prepare", NODE, "--confirm", NAME, check=4)[-1]

    assert (result["why"], result["values"]["reason"]) == ("not-this-drive", "protected")
    assert desk.changes == []


def test_the_identity_from_a_plan_can_be_passed_to_the_command(desk: Desk) -> None:
    identity = plan()["identity"]

    reported = events("prepare", NODE, f"--identity={identity}", "--confirm", NAME)

    assert ("erase", "done") in [(event["step"], event["state"]) for event in reported if event["event"] == "prepare"]
    assert desk.changes == ["Format", "CreatePartition", "Format"]


def test_a_drive_other_than_that_of_the_plan_is_not_erased(desk: Desk) -> None:
    identity = json.loads(plan()["identity"]) | {"serial": "ANOTHER"}

    result = events("prepare", NODE, f"--identity={json.dumps(identity)}", "--confirm", NAME, check=4)[-1]

    assert (result["why"], result["values"]["what"]) == ("drive-is-another", "serial")
    assert desk.changes == []


def test_an_outdated_plan_is_not_carried_out(desk: Desk) -> None:
    """After the first look, the service is replaced by an older one, which drops the options of exFAT."""
    arguments = ("prepare", NODE, "--shared", "--confirm", NAME)
    shown = plan("--shared")["fingerprint"]
    desk.udisks.tree[MANAGER] = manager("2.9.4")

    result = events(*arguments, f"--plan={shown}", check=4)[-1]

    assert (result["why"], result["state"], desk.changes) == ("plan-changed", "untouched", [])
    assert "Seagate Expansion HDD" in result["message"]


def test_the_drive_is_read_again_and_must_match_the_confirmation(desk: Desk) -> None:
    calls = []

    async def respond(call: Incoming) -> None:
        """Newer at first, for the plan; older when the plan is carried out."""
        calls.append(call.member)
        desk.udisks.tree[MANAGER] = manager("2.10.1" if len(calls) == 1 else "2.9.4")
        await desk.udisks.works["GetAll"](call)

    desk.udisks.behaviors["GetAll"] = respond
    result = events("prepare", NODE, "--shared", "--confirm", NAME, check=4)[-1]

    assert (len(calls), result["why"], desk.changes) == (2, "plan-changed", [])


@pytest.mark.parametrize("text", ["nonsense", "{}", "[]", '{"serial": 1}', "\x7f"])
def test_an_unreadable_identity_is_refused(desk: Desk, text: str) -> None:
    result = events("prepare", NODE, f"--identity={text}", "--confirm", NAME, check=2)[-1]

    assert result["why"] == "not-an-identity"
    assert result["message"].count(".") == 2
    assert desk.changes == []


# the passphrase ---------------------------------------------------------------------------------------------------


def test_the_passphrase_comes_from_standard_input_and_is_never_shown(desk: Desk) -> None:
    with running("prepare", NODE, "--encrypt", "--confirm", NAME, is_looked_at=True) as process:
        wait_for_event(process, "note", code="passphrase-wanted")
        assert SECRET not in Path(f"/proc/{process.pid}/cmdline").read_text()
        assert process.stdin is not None
        process.stdin.write(json.dumps({"command": "passphrase", "secret": SECRET}) + "\n")
        output, errors = process.communicate(timeout=PATIENCE_S)

    assert desk.formatting.requests[2].options["encrypt.passphrase"] == SECRET
    assert SECRET not in output + errors


def test_without_a_passphrase_nothing_is_encrypted_or_erased(desk: Desk) -> None:
    result = events("prepare", NODE, "--encrypt", "--confirm", NAME, check=2)[-1]

    assert result["why"] == "key-missing"
    assert desk.changes == []


@pytest.mark.parametrize(("second", "is_taken"), [(SECRET, True), ("correct hose", False)])
def test_at_a_terminal_the_passphrase_is_typed_twice_invisibly(desk: Desk, second: str, is_taken: bool) -> None:
    with in_terminal("prepare", NODE, "--encrypt", "--confirm", NAME, program=HERE) as terminal:
        terminal.wait_for("New passphrase")
        terminal.type(SECRET)
        terminal.wait_for("Repeat the passphrase")
        terminal.type(second)
        terminal.wait_for_end()

    assert SECRET not in terminal.text
    assert bool(desk.changes) == is_taken


# a run ------------------------------------------------------------------------------------------------------------


def test_the_text_shows_each_step_and_where_it_failed(desk: Desk) -> None:
    desk.formatting.failures["Format btrfs"] = "Input/output error"

    done = run("prepare", NODE, "--confirm", NAME, check=3)

    assert done.stdout.splitlines() == [
        "Checking the drive again...",
        "It is the drive that you confirmed, and nothing on it is in use.",
        "Asking for permission...",
        "Permission was given.",
        "Erasing...",
        "The drive is erased.",
        "Creating the partition...",
        "The partition is created.",
        "Formatting. This may take minutes on a slow drive...",
    ]
    assert done.stderr.startswith("Formatting failed. The drive is formatted and empty, but not ready.")
    assert done.stderr.rstrip().endswith("(Input/output error)")


def test_the_result_says_how_far_the_preparation_came(desk: Desk) -> None:
    desk.formatting.failures["CreatePartition"] = "Input/output error"

    result = events("prepare", NODE, "--confirm", NAME, check=3)[-1]

    assert (result["why"], result["failed_step"], result["state"]) == ("prepare-failed", "partition", "partitioned")
    assert (result["steps"], result["is_dry_run"]) == (["check", "allow", "erase"], False)
    assert result["plan"]["name"] == NAME


@pytest.mark.usefixtures("desk")
def test_a_missing_system_bus_is_reported_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", f"unix:path={tmp_path / 'nobody'}")

    assert events("prepare", NODE, "--dry-run", check=3)[-1]["why"] == "no-system-bus"


# canceling --------------------------------------------------------------------------------------------------------


def test_a_cancel_during_a_change_waits_for_the_end_of_the_step(desk: Desk) -> None:
    desk.formatting.held.add("CreatePartition")
    with running("prepare", NODE, "--confirm", NAME) as process:
        assert desk.formatting.holding.wait(PATIENCE_S)
        process.send_signal(signal.SIGINT)
        wait_for_event(process, "state", state="canceling")
        desk.udisks.release()
        result = wait_for_event(process, "finished")

    assert (result["why"], result["exit_code"], result["state"]) == ("prepare-interrupted", 130, "partitioned")
    assert desk.changes == ["Format", "CreatePartition"]


def test_a_second_cancel_does_not_wait_and_claims_nothing(desk: Desk) -> None:
    desk.formatting.held.add("CreatePartition")
    with running("prepare", NODE, "--confirm", NAME) as process:
        assert desk.formatting.holding.wait(PATIENCE_S)
        send_command(process, "cancel")
        wait_for_event(process, "state", state="canceling")
        send_command(process, "cancel")
        result = wait_for_event(process, "finished")

    assert (result["why"], result["exit_code"], result["state"]) == ("prepare-interrupted", 130, "unknown")


def test_a_worker_that_dies_during_a_change_is_not_reported_as_nothing_happened(desk: Desk) -> None:
    desk.formatting.held.add("CreatePartition")

    with running("prepare", NODE, "--confirm", NAME, "--json", is_looked_at=True) as process:
        assert desk.formatting.holding.wait(PATIENCE_S)
        (worker,) = children_of(process.pid)
        os.kill(worker, signal.SIGKILL)
        out, _ = process.communicate(timeout=PATIENCE_S)

    result = json.loads(out.splitlines()[-1])
    assert (result["state"], result["outcome"], result["why"]) == ("unknown", "internal", "prepare-interrupted")
    assert result["plan"]["name"] == NAME
    desk.udisks.release()


def test_a_cancel_during_a_password_prompt_ends_the_command_at_once(desk: Desk) -> None:
    desk.polkit.waiting_for = "org.freedesktop.udisks2.modify-device-system"
    with running("prepare", NODE, "--profile", "ext4", "--confirm", NAME) as process:
        assert desk.polkit.is_waiting.wait(PATIENCE_S)
        send_command(process, "cancel")
        result = wait_for_event(process, "finished")

    assert (result["why"], result["exit_code"], result["state"]) == ("prepare-interrupted", 130, "untouched")
    assert desk.polkit.is_withdrawn.wait(PATIENCE_S)
    assert desk.changes == []


# the promise to scripts -------------------------------------------------------------------------------------------

LAST: Final = {
    *("event", "command", "outcome", "exit_code", "why", "values", "message", "destination", "started_at", "elapsed_s"),
    *("plan", "is_dry_run", "steps", "failed_step", "state", "read_from", "differences", "unread", "mount_point"),
    "uuid",
}
PLAN: Final = {
    *("device", "drive", "name", "identity", "profile", "route", "label", "is_encrypted", "steps", "reason"),
    *("instead_of", "missing", "sector_bytes", "untrimmed", "password", "fingerprint", "held_folders"),
}
STEP: Final = {"step", "text", "values", "commands", "is_irreversible"}
STATES: Final = {"untouched", "erased", "partitioned", "encrypted-locked", "formatted", "ready", "unknown"}
STEPS: Final = ["check", "allow", "erase", "partition", "encrypt", "format", "read-back", "mount", "hand-over"]


@pytest.mark.usefixtures("desk")
def test_the_event_stream_has_these_field_names() -> None:
    dry = events("prepare", NODE, "--dry-run", "--encrypt", check=0)[-1]
    *reported, result = events("prepare", NODE, "--confirm", NAME, check=3)

    assert set(dry) == set(result) == LAST
    assert set(dry["plan"]) == PLAN
    assert [step["step"] for step in dry["plan"]["steps"]] == STEPS
    assert all(set(step) == STEP for step in dry["plan"]["steps"])
    assert result["state"] in STATES
    steps = [event for event in reported if event["event"] == "prepare"]
    assert {frozenset(event) for event in steps} == {frozenset({"event", "step", "state", "fraction", "can_cancel"})}
    assert {event["state"] for event in steps} == {"begun", "done", "failed"}
