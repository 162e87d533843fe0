"""A plan is carried out in order, with truthful events, and reports the drive's real state wherever it ends."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from shingleback.domain.access_times import AccessTimes
from shingleback.domain.errors import Canceled, DriveGone, DriveRefused, SafetyRefusal, Why
from shingleback.domain.formatting.types import OptionRoute, PreparedState, ProfileId
from shingleback.protocol.events import Event, Note, PrepareStep
from tests.fakes.udisks import Incoming
from tests.fakes.udisks_behaviors import dying, lost_reply, refusing
from tests.unit.preparation.bench import DISK, NODE, SECRET, Bench

_SYSTEM = "org.freedesktop.udisks2.modify-device-system"
_ERASING = {"Format", "CreatePartition"}


def erasing_requests(bench: Bench) -> list[str]:
    """The requests that could have changed the drive."""
    return [request.member for request in bench.formatting.requests if request.member in _ERASING]


def test_a_plan_is_carried_out_in_order(bench: Bench) -> None:
    assert bench.run() is None

    steps = ["check", "allow", "erase", "partition", "format", "read-back", "mount", "hand-over"]
    assert bench.steps("begun") == bench.steps("done") == steps
    assert bench.preparation.state is PreparedState.READY
    work = bench.preparation.work
    assert (work.mount_point, work.uuid) == ("/media/me/sdzz1", "uuid-2")


def test_a_used_drive_is_trimmed_at_the_end(bench: Bench) -> None:
    bench.trims = True
    assert bench.run() is None
    assert bench.trimmed == [f"{NODE}1"]
    assert bench.steps()[-2:] == ["hand-over", "trim"]


def test_a_failed_trim_is_reported_and_the_drive_is_ready_all_the_same(bench: Bench) -> None:
    bench.trims = True
    bench.untrimmed = DriveRefused(Why.DRIVE_READ_ERROR, detail="")
    assert bench.run() is None
    assert bench.preparation.state is PreparedState.READY
    assert "trim" not in bench.steps()
    assert [event.code for event in bench.events if isinstance(event, Note)] == ["not-trimmed"]


@pytest.mark.parametrize("times", [AccessTimes.RELATIME, AccessTimes.KEPT])
def test_access_times_that_cannot_be_switched_off_are_reported(bench: Bench, times: AccessTimes) -> None:
    bench.times = times

    assert bench.run() is None
    assert [event.code for event in bench.events if isinstance(event, Note)] == ["access-times-stay"]


def test_requests_to_udisks_follow_the_profile(bench: Bench) -> None:
    bench.run()

    table, partition, filesystem = bench.formatting.requests[:3]
    assert (table.member, table.node, table.values) == ("Format", NODE, ("gpt",))
    assert (partition.node, partition.values[:2], partition.values[3]) == (NODE, (1 << 20, 0), "Shingleback")
    assert (filesystem.node, filesystem.values) == (f"{NODE}1", ("btrfs",))
    assert filesystem.options == {"label": "Backup", "no-discard": True, "take-ownership": True}


def test_mkfs_options_are_complete_when_they_are_passed_on(bench: Bench) -> None:
    """mke2fs takes only the last -E."""
    bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    options = bench.formatting.requests[2].options
    arguments = options["mkfs-args"]
    assert isinstance(arguments, list)
    assert arguments.count("-E") == 1
    assert "nodiscard" in arguments[arguments.index("-E") + 1]
    assert "no-discard" not in options


def test_the_result_is_read_from_the_drive_if_permitted(bench: Bench) -> None:
    bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    read = bench.preparation.work.read
    assert read is not None
    assert (read.source, read.differences, read.unread) == ("disk", (), ())


def test_an_unreadable_drive_is_verified_through_the_kernel_after_mounting(bench: Bench) -> None:
    bench.may_read = False

    error = bench.run()

    assert bench.steps("begun").index("mount") < bench.steps("begun").index("read-back")
    assert isinstance(error, DriveRefused)  # because no kernel has this device
    assert (error.why, error.values["step"]) == (Why.PREPARE_FAILED, "read-back")


def test_silently_dropped_options_are_noticed(bench: Bench) -> None:
    """As dropped by UDisks2 before 2.10."""
    make = bench.formatting.make
    bench.formatting.make = lambda node, kind, options: make(node, kind, options | {"mkfs-args": []})

    error = bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    assert error is not None
    assert error.why is Why.PREPARED_DIFFERENTLY
    assert "packed" in str(error.values["detail"])
    assert bench.preparation.state is PreparedState.FORMATTED
    assert "mount" not in bench.steps("begun")


# permission -------------------------------------------------------------------------------------------------------


def test_a_password_is_requested_before_anything_is_changed(bench: Bench) -> None:
    bench.polkit.passwords = {_SYSTEM: True}

    assert bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS) is None

    assert (_SYSTEM, True) in bench.polkit.questions
    assert bench.steps("done").index("allow") < bench.steps("done").index("erase")


def test_permitted_actions_require_no_password(bench: Bench) -> None:
    bench.run()

    assert bench.polkit.questions
    assert not any(may_ask for _, may_ask in bench.polkit.questions)


@pytest.mark.parametrize("action", [_SYSTEM, "org.freedesktop.udisks2.modify-device"])
def test_a_plan_that_may_not_ask_for_a_password_never_does(bench: Bench, action: str) -> None:
    bench.polkit.passwords = {action: True}
    bench.may_ask_password = False

    error = bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    assert error is not None
    assert error.why is Why.NOT_ALLOWED
    assert not any(may_ask for _, may_ask in bench.polkit.questions)
    assert bench.preparation.state is PreparedState.UNTOUCHED


@pytest.mark.parametrize("action", [_SYSTEM, "org.freedesktop.udisks2.modify-device"])
def test_a_refused_permission_ends_the_preparation_before_anything_is_changed(bench: Bench, action: str) -> None:
    bench.polkit.refused = {action}

    error = bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    assert error is not None
    assert error.why is Why.NOT_ALLOWED
    assert erasing_requests(bench) == []
    assert bench.preparation.state is PreparedState.UNTOUCHED


def test_a_wrong_password_ends_the_preparation_before_anything_is_changed(bench: Bench) -> None:
    bench.polkit.passwords = {_SYSTEM: False}

    error = bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    assert error is not None
    assert error.why is Why.NOT_ALLOWED
    assert erasing_requests(bench) == []


# encryption -------------------------------------------------------------------------------------------------------


def test_encrypting_and_formatting_are_reported_as_two_steps_of_one_call(bench: Bench) -> None:
    bench.run(is_encrypted=True)

    steps = bench.steps("done")
    assert steps.index("encrypt") < steps.index("format")
    assert [request.member for request in bench.formatting.requests[:3]] == ["Format", "CreatePartition", "Format"]
    assert bench.formatting.requests[2].options["encrypt.passphrase"] == SECRET
    assert bench.formatting.requests[2].options["encrypt.type"] == "luks2"


def test_a_failed_encryption_leaves_an_encrypted_and_locked_volume(bench: Bench) -> None:
    bench.formatting.failures["Format btrfs"] = "Error opening LUKS device"

    error = bench.run(is_encrypted=True)

    assert error is not None
    assert (error.why, error.values["step"]) == (Why.PREPARE_FAILED, "encrypt")
    assert (error.values["state"], error.values["detail"]) == ("encrypted-locked", "Error opening LUKS device")


# failures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("work", "step", "state"),
    [
        ("Format gpt", "erase", PreparedState.ERASED),
        ("CreatePartition", "partition", PreparedState.PARTITIONED),
        ("Format btrfs", "format", PreparedState.FORMATTED),
        ("Mount", "mount", PreparedState.FORMATTED),
    ],
)
def test_a_failure_reports_the_step_and_the_real_state_of_the_drive(
    bench: Bench, work: str, step: str, state: PreparedState
) -> None:
    bench.formatting.failures[work] = "Input/output error"

    error = bench.run()

    assert isinstance(error, DriveRefused)
    assert error.why is Why.PREPARE_FAILED
    assert error.values == {"step": step, "state": state.value, "detail": "Input/output error"}
    assert bench.preparation.state is state
    assert bench.steps("failed") == [step]


def test_a_drive_that_cannot_be_written_to_is_not_ready(bench: Bench) -> None:
    bench.is_writable = False

    error = bench.run()

    assert error is not None
    assert (error.values["step"], error.values["state"]) == ("hand-over", "formatted")


def test_a_refusal_after_erasing_is_reported_as_a_failure_of_the_drive_with_its_reason(bench: Bench) -> None:
    bench.unopened = SafetyRefusal(Why.NOT_THIS_DRIVE, drive="Seagate", reason="mounted", point="/", state="safe")

    error = bench.run()

    assert isinstance(error, DriveRefused)
    assert error.why is Why.PREPARE_FAILED
    assert error.values == {
        "step": "mount",
        "state": "formatted",
        "detail": "",
        "cause": "not-this-drive",
        "drive": "Seagate",
        "reason": "mounted",
        "point": "/",
    }


def test_a_refusal_before_erasing_stays_a_refusal(bench: Bench) -> None:
    """Another drive has taken its place, and is not changed either."""

    def replace_drive(event: Event) -> None:
        if isinstance(event, PrepareStep) and (event.step, event.state) == ("erase", "begun"):
            bench.udisks.tree[DISK.path]["org.freedesktop.UDisks2.Block"]["Size"] = 1 << 30

    bench.on_event = replace_drive

    error = bench.run()

    assert isinstance(error, SafetyRefusal)
    assert (error.why, error.values["what"]) == (Why.DRIVE_IS_ANOTHER, "size_bytes")
    assert bench.preparation.state is PreparedState.UNTOUCHED
    assert erasing_requests(bench) == []


def test_a_request_refused_by_udisks_leaves_the_drive_unchanged(bench: Bench) -> None:
    bench.udisks.behaviors["Format"] = refusing("NotAuthorizedCanObtain", "Not authorized")

    error = bench.run()

    assert error is not None
    assert error.why is Why.NOT_ALLOWED
    assert bench.preparation.state is PreparedState.UNTOUCHED


def test_a_drive_that_only_seems_unchanged_is_not_reported_as_untouched(bench: Bench) -> None:
    """UDisks2 wipes the drive, fails in the next step, and briefly shows the old contents."""
    bench.udisks.behaviors["Format"] = refusing("Failed", "Error creating file system: Device or resource busy")

    error = bench.run()

    assert error is not None
    assert (error.values["step"], error.values["state"]) == ("erase", "unknown")


@pytest.mark.parametrize("method", ["CreatePartition", "Format"])
def test_a_lost_reply_is_replaced_by_the_state_of_its_job(bench: Bench, method: str) -> None:
    bench.udisks.behaviors[method] = lost_reply

    assert bench.run() is None

    assert bench.preparation.state is PreparedState.READY


def test_the_state_of_the_drive_is_unknown_after_udisks_died(bench: Bench) -> None:
    bench.udisks.behaviors["CreatePartition"] = dying

    error = bench.run()

    assert isinstance(error, DriveGone)
    assert (error.why, error.values["state"]) == (Why.PREPARE_FAILED, "unknown")


@pytest.mark.parametrize("method", ["CreatePartition", "Format"])
def test_the_state_of_the_drive_is_unknown_after_invalid_replies_of_udisks(bench: Bench, method: str) -> None:
    async def reply_invalid(query: Incoming) -> None:
        await query.succeed("s", "no objects at all")

    async def break_udisks(call: Incoming) -> None:
        bench.udisks.behaviors["GetManagedObjects"] = reply_invalid
        await bench.udisks.works[method](call)

    bench.udisks.behaviors[method] = break_udisks

    error = bench.run()

    assert isinstance(error, DriveGone)
    assert error.why is Why.PREPARE_FAILED
    assert bench.preparation.state is PreparedState.UNKNOWN


def test_another_drive_in_its_place_is_left_alone(bench: Bench) -> None:
    """As if the drive was pulled after the first step, and another one plugged in."""

    async def replace_drive(call: Incoming) -> None:
        await bench.formatting.create_partition(call)
        await call.fake.change(DISK.path, "Block", Size=1 << 30)

    bench.udisks.behaviors["CreatePartition"] = replace_drive

    error = bench.run()

    assert isinstance(error, DriveGone)
    assert error.values["step"] == "partition"
    assert [request.member for request in bench.formatting.requests] == ["Format", "CreatePartition"]


# canceling --------------------------------------------------------------------------------------------------------


def during(bench: Bench, work: str, *, is_canceled: bool) -> Callable[[], Awaitable[None]]:
    """Pauses this call of UDisks2, sets whether the preparation is canceled, and lets the call continue."""
    bench.formatting.held.add(work)

    async def act() -> None:
        await asyncio.to_thread(bench.formatting.holding.wait, 10)
        bench.is_canceled = is_canceled
        bench.udisks.release()

    return act


def test_canceling_during_an_erasing_step_waits_for_its_end_and_reports_the_state(bench: Bench) -> None:
    error = bench.run(meanwhile=during(bench, "CreatePartition", is_canceled=True))

    assert isinstance(error, Canceled)
    assert (error.why, error.values["state"]) == (Why.PREPARE_INTERRUPTED, "partitioned")
    assert bench.steps("done") == ["check", "allow", "erase", "partition"]


def test_a_preparation_can_be_canceled_until_something_is_erased(bench: Bench) -> None:
    bench.run()

    events = [event for event in bench.events if isinstance(event, PrepareStep)]
    assert {event.step for event in events if event.can_cancel} == {"check", "allow"}
    assert next(event.step for event in events if not event.can_cancel) == "erase"


def test_the_progress_of_formatting_is_reported_if_udisks_knows_it(bench: Bench) -> None:
    bench.run(meanwhile=during(bench, "Format btrfs", is_canceled=False))

    events = [event for event in bench.events if isinstance(event, PrepareStep) and event.fraction is not None]
    assert [(event.step, event.state, event.fraction) for event in events] == [("format", "begun", 0.5)]
