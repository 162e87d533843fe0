"""What `clone` tells at its end: the plan, and what became of it."""

import msgspec

from shingleback.protocol.result_items import Item
from shingleback.protocol.results import FinalWord


class ClonePlanItem(msgspec.Struct, frozen=True, kw_only=True):
    """What would be done, or was.

    Attributes:
        name: the argument for `--confirm`; empty if the target is an image, which needs no confirmation.
        identity: for `--identity`, so that only this drive can be meant.
        fingerprint: for `--plan`, so that only the shown plan is carried out.
        layout: as in `domain.cloning.CloneLayout`; `steps` as in `CloneStep`.
        copied_bytes: what has to be copied of the `source_bytes`; the same if all of it is.
        is_renamed: the clone gets a new UUID.
        texts: the steps in English; `remarks`: what to know before, as in `domain.cloning.CloneRemark`.
    """

    source: str
    source_name: str
    target: str
    target_name: str
    name: str
    identity: str
    fingerprint: str
    layout: str
    filesystem: str
    source_bytes: int
    target_bytes: int
    copied_bytes: int
    is_renamed: bool
    grows: bool
    steps: tuple[str, ...]
    texts: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    remark_codes: tuple[str, ...] = ()


class BadAreaItem(msgspec.Struct, frozen=True):
    """An area of the source that could not be read: in bytes. The clone has zeros there."""

    start: int
    length: int


class CloneFinished(FinalWord, tag="finished", frozen=True, kw_only=True):
    """Last line of `clone`.

    Attributes:
        plan: None if it was refused before there was one.
        is_dry_run: nothing was done.
        steps: the successful ones.
        copied_bytes: by this run; `kept_bytes`: by earlier ones. Of a plan: what the map of an earlier run has; if the
            target is not the one that was begun, the copy starts anew.
        is_same: both were read back, and are the same; None if they were not compared.
        digest: BLAKE3 of what was read back from the target.
        bad_areas: what could not be read; `bad_bytes` in all. `left_out` names the files in which that is.
        has_grown: the filesystem has all the room of its new drive; None if there was no more, or that was not tried.
        mount_point: where the clone is open now; empty if it is not.
        followed: the keys of the backup sets that go to the copy from now on.
        map_file: where the map of a clone is that is unfinished or has bad areas, in the format of ddrescue.
    """

    command: str = "clone"
    started_at: str = ""
    elapsed_s: float = 0.0
    plan: ClonePlanItem | None = None
    is_dry_run: bool = False
    steps: tuple[str, ...] = ()
    copied_bytes: int = 0
    kept_bytes: int = 0
    is_same: bool | None = None
    digest: str = ""
    bad_areas: tuple[BadAreaItem, ...] = ()
    bad_bytes: int = 0
    left_out: tuple[Item, ...] = ()
    has_grown: bool | None = None
    mount_point: str = ""
    followed: tuple[str, ...] = ()
    map_file: str = ""
