"""Images to clone may have any name that Linux allows."""

import asyncio
import os
from pathlib import Path
from typing import cast

from shingleback.bootstrap.clone_planning import CloneRequest, listed, plan_item, planned_clone
from shingleback.devices.udisks import UDisks
from shingleback.devices.udisks_objects import Objects
from shingleback.devices.watch.service import WatchSnapshot
from shingleback.protocol.cloning import CloneFinished
from shingleback.protocol.events import decode, encode
from shingleback.store.unfinished import UnfinishedCopies, kept_folder

NO_DRIVES = WatchSnapshot(cast("Objects", None), ())
NO_SERVICE = cast("UDisks", None)


def test_an_image_whose_name_is_no_text_is_cloned_and_listed(tmp_path: Path) -> None:
    source, target = (os.path.join(os.fsencode(tmp_path), name) for name in (b"old\xff", b"new\xff"))
    Path(os.fsdecode(source)).write_bytes(bytes(1 << 20))
    request = CloneRequest(source=os.fsdecode(source), target=os.fsdecode(target))

    planned = asyncio.run(planned_clone(request, NO_SERVICE, NO_DRIVES, frozenset()))
    planned.source.close()
    plan = planned.plan

    assert (os.fsencode(plan.source), os.fsencode(plan.target)) == (source, target)
    assert len(plan.fingerprint) == 64
    word = CloneFinished(outcome="done", exit_code=0, destination=request.target, plan=plan_item(plan))
    told = decode(encode(word))
    assert isinstance(told, CloneFinished)
    assert told.plan is not None
    assert (told.plan.source_name, told.plan.target_name) == ("old\ufffd", "new\ufffd")
    copies = UnfinishedCopies(tmp_path / "unfinished")
    copies.keep(listed(request, plan, 1, 2))
    assert [one.target_name for one in copies.all()] == ["new\ufffd"]
    assert kept_folder(tmp_path, plan.source_key, plan.target_key).parent == tmp_path
