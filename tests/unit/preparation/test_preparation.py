"""A plan carried out: in order, told as it is, and with the drive's true state wherever it ends."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from shingleback.domain.connection import AccessTimes
from shingleback.domain.errors import Canceled, DriveGone, DriveRefused, SafetyRefusal, Why
from shingleback.domain.formatting.types import OptionRoute, PreparedState, ProfileId
from shingleback.protocol.events import Event, Note, PrepareStep
from tests.fakes.udisks import Incoming
from tests.fakes.udisks_behaviors import dying, refusing, unheard
from tests.unit.preparation.bench import DISK, NODE, SECRET, Bench

_SYSTEM = "org.freedesktop.udisks2.modify-device-system"
_ERASING = {"Format", "CreatePartition"}


def asked(bench: Bench) -> list[str]:
    """What could have changed the drive."""
    return [request.member for request in bench.formatting.requests if request.member in _ERASING]


def test_a_plan_is_carried_out_in_its_order(bench: Bench) -> None:
    assert bench.run() is None

    steps = ["check", "allow", "erase", "partition", "format", "read-back", "mount", "hand-over"]
    assert bench.steps("begun") == bench.steps("done") == steps
    assert bench.preparation.state is PreparedState.READY
    assert (bench.preparation.mount_point, bench.preparation.uuid) == ("/media/me/sdzz1", "uuid-2")


def test_a_used_drive_is_trimmed_when_all_else_is_done(bench: Bench) -> None:
    bench.trims = True
    assert bench.run() is None
    assert bench.trimmed == [f"{NODE}1"]
    assert bench.steps()[-2:] == ["hand-over", "trim"]


def test_a_trim_that_fails_is_told_of_and_the_drive_is_ready_all_the_same(bench: Bench) -> None:
    bench.trims = True
    bench.untrimmed = DriveRefused(Why.DRIVE_READ_ERROR, detail="")
    assert bench.run() is None
    assert bench.preparation.state is PreparedState.READY
    assert "trim" not in bench.steps()
    assert [event.code for event in bench.told if isinstance(event, Note)] == ["not-trimmed"]


@pytest.mark.parametrize("times", [AccessTimes.RELATIME, AccessTimes.KEPT])
def test_it_is_told_where_a_desktop_would_not_let_it_be_opened_without_access_times(
    bench: Bench, times: AccessTimes
) -> None:
    bench.times = times

    assert bench.run() is None
    assert [event.code for event in bench.told if isinstance(event, Note)] == ["access-times-stay"]


def test_what_was_made_is_asked_for_as_the_profile_wants_it(bench: Bench) -> None:
    bench.run()

    table, partition, filesystem = bench.formatting.requests[:3]
    assert (table.member, table.node, table.values) == ("Format", NODE, ("gpt",))
    assert (partition.node, partition.values[:2], partition.values[3]) == (NODE, (1 << 20, 0), "Shingleback")
    assert (filesystem.node, filesystem.values) == (f"{NODE}1", ("btrfs",))
    assert filesystem.options == {"label": "Backup", "no-discard": True, "take-ownership": True}


def test_where_options_are_handed_on_they_are_complete_and_udisks_adds_none(bench: Bench) -> None:
    """mke2fs takes only the last -E."""
    bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    options = bench.formatting.requests[2].options
    words = options["mkfs-args"]
    assert isinstance(words, list)
    assert words.count("-E") == 1
    assert "nodiscard" in words[words.index("-E") + 1]
    assert "no-discard" not in options


def test_the_result_is_read_from_the_drive_where_it_may_be(bench: Bench) -> None:
    bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    read = bench.preparation.read
    assert read is not None
    assert (read.source, read.differences, read.unread) == ("disk", (), ())


def test_where_the_drive_may_not_be_read_the_kernel_is_asked_after_it_is_open(bench: Bench) -> None:
    bench.may_read = False

    error = bench.run()

    assert bench.steps("begun").index("mount") < bench.steps("begun").index("read-back")
    assert isinstance(error, DriveRefused)  # as no kernel has this device
    assert (error.why, error.values["step"]) == (Why.PREPARE_FAILED, "read-back")


def test_options_that_were_dropped_without_a_word_are_found(bench: Bench) -> None:
    """As UDisks2 before 2.10 does it."""
    make = bench.formatting.make
    bench.formatting.make = lambda node, kind, options: make(node, kind, options | {"mkfs-args": []})

    error = bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    assert error is not None
    assert error.why is Why.PREPARED_DIFFERENTLY
    assert "packed" in str(error.values["detail"])
    assert bench.preparation.state is PreparedState.FORMATTED
    assert "mount" not in bench.steps("begun")


# permission -------------------------------------------------------------------------------------------------------


def test_a_password_is_asked_for_before_anything_is_touched(bench: Bench) -> None:
    bench.polkit.passwords = {_SYSTEM: True}

    assert bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS) is None

    assert (_SYSTEM, True) in bench.polkit.questions
    assert bench.steps("done").index("allow") < bench.steps("done").index("erase")


def test_no_password_is_asked_for_what_the_person_may_do_anyway(bench: Bench) -> None:
    bench.run()

    assert bench.polkit.questions
    assert not any(may_ask for _, may_ask in bench.polkit.questions)


@pytest.mark.parametrize("action", [_SYSTEM, "org.freedesktop.udisks2.modify-device"])
def test_who_does_not_want_to_be_asked_for_a_password_never_is(bench: Bench, action: str) -> None:
    bench.polkit.passwords = {action: True}
    bench.may_ask_password = False

    error = bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    assert error is not None
    assert error.why is Why.NOT_ALLOWED
    assert not any(may_ask for _, may_ask in bench.polkit.questions)
    assert bench.preparation.state is PreparedState.UNTOUCHED


@pytest.mark.parametrize("action", [_SYSTEM, "org.freedesktop.udisks2.modify-device"])
def test_what_is_not_allowed_ends_it_before_anything_is_touched(bench: Bench, action: str) -> None:
    bench.polkit.refused = {action}

    error = bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    assert error is not None
    assert error.why is Why.NOT_ALLOWED
    assert asked(bench) == []
    assert bench.preparation.state is PreparedState.UNTOUCHED


def test_a_password_that_is_not_given_ends_it_before_anything_is_touched(bench: Bench) -> None:
    bench.polkit.passwords = {_SYSTEM: False}

    error = bench.run(ProfileId.EXT4, OptionRoute.MKFS_ARGS)

    assert error is not None
    assert error.why is Why.NOT_ALLOWED
    assert asked(bench) == []


# encryption -------------------------------------------------------------------------------------------------------


def test_encrypting_and_formatting_are_told_as_two_steps_of_one_call(bench: Bench) -> None:
    bench.run(is_encrypted=True)

    steps = bench.steps("done")
    assert steps.index("encrypt") < steps.index("format")
    assert [request.member for request in bench.formatting.requests[:3]] == ["Format", "CreatePartition", "Format"]
    assert bench.formatting.requests[2].options["encrypt.passphrase"] == SECRET
    assert bench.formatting.requests[2].options["encrypt.type"] == "luks2"


def test_encryption_that_fails_leaves_what_is_encrypted_and_locked(bench: Bench) -> None:
    bench.formatting.failures["Format btrfs"] = "Error opening LUKS device"

    error = bench.run(is_encrypted=True)

    assert error is not None
    assert (error.why, error.values["step"]) == (Why.PREPARE_FAILED, "encrypt")
    assert (error.values["state"], error.values["detail"]) == ("encrypted-locked", "Error opening LUKS device")


# what goes wrong --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("work", "step", "state"),
    [
        ("Format gpt", "erase", PreparedState.ERASED),
        ("CreatePartition", "partition", PreparedState.PARTITIONED),
        ("Format btrfs", "format", PreparedState.FORMATTED),
        ("Mount", "mount", PreparedState.FORMATTED),
    ],
)
def test_a_failure_tells_the_step_and_what_is_really_on_the_drive(
    bench: Bench, work: str, step: str, state: PreparedState
) -> None:
    bench.formatting.failures[work] = "Input/output error"

    error = bench.run()

    assert isinstance(error, DriveRefused)
    assert error.why is Why.PREPARE_FAILED
    assert error.values == {"step": step, "state": state.value, "detail": "Input/output error"}
    assert bench.preparation.state is state
    assert bench.steps("failed") == [step]


def test_a_drive_that_takes_no_file_is_not_ready(bench: Bench) -> None:
    bench.is_writable = False

    error = bench.run()

    assert error is not None
    assert (error.values["step"], error.values["state"]) == ("hand-over", "formatted")


def test_a_refusal_after_the_drive_was_erased_is_told_with_its_reason_as_a_failure_of_the_drive(bench: Bench) -> None:
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


def test_a_refusal_before_the_drive_is_erased_stays_one(bench: Bench) -> None:
    """Another drive has its place by then; to that one nothing was done either."""

    def exchange(event: Event) -> None:
        if isinstance(event, PrepareStep) and (event.step, event.state) == ("erase", "begun"):
            bench.udisks.tree[DISK.path]["org.freedesktop.UDisks2.Block"]["Size"] = 1 << 30

    bench.when_told = exchange

    error = bench.run()

    assert isinstance(error, SafetyRefusal)
    assert (error.why, error.values["what"]) == (Why.DRIVE_IS_ANOTHER, "size_bytes")
    assert bench.preparation.state is PreparedState.UNTOUCHED
    assert asked(bench) == []


def test_what_udisks_refuses_outright_leaves_the_drive_as_it_was(bench: Bench) -> None:
    bench.udisks.behaviors["Format"] = refusing("NotAuthorizedCanObtain", "Not authorized")

    error = bench.run()

    assert error is not None
    assert error.why is Why.NOT_ALLOWED
    assert bench.preparation.state is PreparedState.UNTOUCHED


def test_a_drive_that_only_looks_as_before_is_not_called_untouched(bench: Bench) -> None:
    """UDisks2 wipes a drive, fails at what comes next, and shows for a moment what was there."""
    bench.udisks.behaviors["Format"] = refusing("Failed", "Error creating file system: Device or resource busy")

    error = bench.run()

    assert error is not None
    assert (error.values["step"], error.values["state"]) == ("erase", "unknown")


@pytest.mark.parametrize("method", ["CreatePartition", "Format"])
def test_an_answer_that_is_lost_is_followed_through_its_job(bench: Bench, method: str) -> None:
    bench.udisks.behaviors[method] = unheard

    assert bench.run() is None

    assert bench.preparation.state is PreparedState.READY


def test_where_udisks_dies_nobody_knows_what_is_on_the_drive(bench: Bench) -> None:
    bench.udisks.behaviors["CreatePartition"] = dying

    error = bench.run()

    assert isinstance(error, DriveGone)
    assert (error.why, error.values["state"]) == (Why.PREPARE_FAILED, "unknown")


@pytest.mark.parametrize("method", ["CreatePartition", "Format"])
def test_where_udisks_begins_to_talk_nonsense_nothing_is_called_untouched(bench: Bench, method: str) -> None:
    async def nonsense(look: Incoming) -> None:
        await look.succeed("s", "no objects at all")

    async def lose_its_mind(call: Incoming) -> None:
        bench.udisks.behaviors["GetManagedObjects"] = nonsense
        await bench.udisks.works[method](call)

    bench.udisks.behaviors[method] = lose_its_mind

    error = bench.run()

    assert isinstance(error, DriveGone)
    assert error.why is Why.PREPARE_FAILED
    assert bench.preparation.state is PreparedState.UNKNOWN


def test_another_drive_in_its_place_is_left_alone(bench: Bench) -> None:
    """As after the first step it was pulled, and another one plugged in."""

    async def exchange(call: Incoming) -> None:
        await bench.formatting.create_partition(call)
        await call.fake.change(DISK.path, "Block", Size=1 << 30)

    bench.udisks.behaviors["CreatePartition"] = exchange

    error = bench.run()

    assert isinstance(error, DriveGone)
    assert error.values["step"] == "partition"
    assert [request.member for request in bench.formatting.requests] == ["Format", "CreatePartition"]


# canceling --------------------------------------------------------------------------------------------------------


def amid(bench: Bench, work: str, *, is_canceled: bool) -> Callable[[], Awaitable[None]]:
    """Lets that work wait, changes the person's mind, and lets it go on."""
    bench.formatting.held.add(work)

    async def act() -> None:
        await asyncio.to_thread(bench.formatting.holding.wait, 10)
        bench.is_canceled = is_canceled
        bench.udisks.release()

    return act


def test_a_cancel_amid_a_step_that_erases_waits_for_its_end_and_tells_the_state(bench: Bench) -> None:
    error = bench.run(amid=amid(bench, "CreatePartition", is_canceled=True))

    assert isinstance(error, Canceled)
    assert (error.why, error.values["state"]) == (Why.PREPARE_INTERRUPTED, "partitioned")
    assert bench.steps("done") == ["check", "allow", "erase", "partition"]


def test_it_can_be_canceled_until_something_is_erased(bench: Bench) -> None:
    bench.run()

    told = [event for event in bench.told if isinstance(event, PrepareStep)]
    assert {event.step for event in told if event.can_cancel} == {"check", "allow"}
    assert next(event.step for event in told if not event.can_cancel) == "erase"


def test_how_far_the_work_is_is_told_where_udisks_knows_it(bench: Bench) -> None:
    bench.run(amid=amid(bench, "Format btrfs", is_canceled=False))

    told = [event for event in bench.told if isinstance(event, PrepareStep) and event.fraction is not None]
    assert [(event.step, event.state, event.fraction) for event in told] == [("format", "begun", 0.5)]
