"""Images to clone may have any file name, must be complete, and must not be open for writing."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from shingleback.bootstrap.clone_planning import CloneRequest, listed, plan_item, planned_clone
from shingleback.cli.cloning_text import clone_lines
from shingleback.devices.udisks import UDisks
from shingleback.devices.udisks_objects import Objects
from shingleback.devices.watch.service import WatchSnapshot
from shingleback.domain.cloning import source_obstacle, target_obstacle
from shingleback.domain.drive import Use, Volume
from shingleback.domain.errors import UsageError, Why
from shingleback.messages import errors
from shingleback.protocol.cloning import CloneFinished
from shingleback.protocol.events import decode, encode
from shingleback.store.unfinished import UnfinishedCopies, map_folder
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)
from tests.helpers.plugged_in import EXPANSION, PASSPORT

NO_DRIVES = WatchSnapshot(cast("Objects", None), ())
NO_SERVICE = cast("UDisks", None)


def test_an_image_whose_name_is_not_utf8_is_cloned_and_listed(tmp_path: Path) -> None:
    source, target = (os.path.join(os.fsencode(tmp_path), name) for name in (b"old\xff", b"new\xff"))
    Path(os.fsdecode(source)).write_bytes(bytes(1 << 20))
    request = CloneRequest(source=os.fsdecode(source), target=os.fsdecode(target))

    planned = asyncio.run(planned_clone(request, NO_SERVICE, NO_DRIVES, frozenset()))
    planned.source.close()
    plan = planned.plan

    assert (os.fsencode(plan.source), os.fsencode(plan.target)) == (source, target)
    assert len(plan.fingerprint) == 64
    result = CloneFinished(outcome="done", exit_code=0, destination=request.target, plan=plan_item(plan))
    decoded = decode(encode(result))
    assert isinstance(decoded, CloneFinished)
    assert decoded.plan is not None
    assert (decoded.plan.source_name, decoded.plan.target_name) == ("old\ufffd", "new\ufffd")
    copies = UnfinishedCopies(tmp_path / "unfinished")
    copies.save(listed(request, planned, 1, 2))
    assert [copy.target_name for copy in copies.all()] == ["new\ufffd"]
    assert map_folder(tmp_path, plan.source_key, plan.target_key).parent == tmp_path


def refused(source: Path) -> Why | None:
    request = CloneRequest(source=str(source), target=str(source.with_name("new")))
    try:
        planned = asyncio.run(planned_clone(request, NO_SERVICE, NO_DRIVES, frozenset()))
    except UsageError as error:
        return error.why
    planned.source.close()
    return None


def test_an_image_that_is_open_for_writing_is_not_copied(tmp_path: Path) -> None:
    """As by an attached loop device or a running virtual machine."""
    image = tmp_path / "old"
    image.write_bytes(bytes(1 << 20))

    with image.open("r+b"):
        assert refused(image) is Why.CLONE_IMAGE_IN_USE
    with image.open("rb"):
        assert refused(image) is None


@pytest.mark.parametrize("size_bytes", [64, 1 << 20])
def test_an_unfinished_copy_is_not_copied(tmp_path: Path, size_bytes: int) -> None:
    image = tmp_path / "old"
    image.write_bytes(b"Shingleback clone, unfinished: 0123456789abcdef".ljust(size_bytes, b"\0"))

    assert refused(image) is Why.CLONE_SOURCE_UNFINISHED


FILES = replace(PASSPORT.volumes[0], mount_points=())
IN_USE = {
    "mounted": (replace(FILES, mount_points=("/media/me/Old",)), Why.CLONE_SOURCE_MOUNTED, "shingleback unmount"),
    "unlocked": (replace(FILES, inside_of="/dev/sdb1"), Why.CLONE_SOURCE_UNLOCKED, "shingleback unmount /dev/sdb1"),
    "swap": (replace(FILES, is_swapped_on=True), Why.CLONE_SOURCE_SWAP, "sudo swapoff"),
    "in an array": (replace(FILES, use=Use.ARRAY), Why.CLONE_SOURCE_ARRAY, "would be useless"),
}


@pytest.mark.parametrize(("volume", "why", "advice"), IN_USE.values(), ids=IN_USE)
def test_a_source_in_use_is_refused_with_the_advice_that_ends_its_use(volume: Volume, why: Why, advice: str) -> None:
    source = replace(PASSPORT, volumes=(volume,))

    obstacle = source_obstacle(source, source.device, ())

    assert obstacle is not None
    result = CloneFinished(outcome="usage", exit_code=2, why=obstacle.why, values=obstacle.values)
    text = "\n".join([errors.sentence(obstacle.why, obstacle.values), *clone_lines(result)])
    assert obstacle.why is why
    assert advice in text
    assert ("unmount" in text) == ("unmount" in advice)


def test_a_source_used_by_something_else_is_refused_without_advice() -> None:
    source = replace(PASSPORT, volumes=(FILES,), held_by=("dm-0",))

    obstacle = source_obstacle(source, source.device, ())

    assert obstacle is not None
    assert obstacle.why is Why.CLONE_SOURCE_IN_USE
    assert clone_lines(CloneFinished(outcome="usage", exit_code=2, why=obstacle.why, values=obstacle.values)) == []


def test_a_host_managed_drive_is_no_target_because_it_takes_no_random_writes() -> None:
    target = replace(EXPANSION, evidence=replace(EXPANSION.evidence, zoned="host-managed"))

    obstacle = target_obstacle(PASSPORT, target)

    assert obstacle is not None
    assert obstacle.why is Why.CLONE_TARGET_ZONED
    assert target_obstacle(PASSPORT, EXPANSION) is None
