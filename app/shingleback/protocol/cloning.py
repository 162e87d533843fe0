"""The results of `clone` and `move`: the plan, and what was done."""

import msgspec

from shingleback.protocol.result_items import Item, Tally
from shingleback.protocol.results import CommandResult


class ClonePlanItem(msgspec.Struct, frozen=True, kw_only=True):
    """A plan for a clone, or what was done by it.

    Attributes:
        name: the argument for `--confirm`; empty if the target is an image, which needs no confirmation.
        identity: for `--identity`, so that only this drive can be meant.
        fingerprint: for `--plan`, so that only the shown plan is carried out.
        layout: as in `domain.cloning.CloneLayout`; `steps` as in `CloneStep`.
        copied_bytes: how much of the `source_bytes` has to be copied; equal if all of it has.
        is_renamed: the clone gets a new UUID.
        target_folders: the folders of this computer's backup sets whose backup is on the target, and will be lost.
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
    target_folders: tuple[str, ...] = ()


class UnfinishedItem(msgspec.Struct, frozen=True, kw_only=True):
    """An unfinished copy or move, as in `store.unfinished.UnfinishedCopy`.

    Attributes:
        name: for `unfinished --forget`.
        source, target: as they were given to the command; a device name may belong to another drive by now.
        source_now, target_now: where they are now; empty for a drive that is not plugged in.
        source_size_bytes, target_size_bytes: of a drive, or of its volume that is copied; 0 for others.
        source_label: of the volume; `source_serial`, `target_serial`: of the drives.
        again: the command that continues it, which asks for the name of a drive again; empty while a drive is missing.
    """

    name: str
    command: str
    source: str
    target: str
    source_name: str
    target_name: str
    begun_at: str
    changed_at: str
    done_bytes: int
    total_bytes: int
    unread_bytes: int
    again: str
    source_now: str = ""
    target_now: str = ""
    source_size_bytes: int = 0
    target_size_bytes: int = 0
    source_label: str = ""
    source_serial: str = ""
    target_serial: str = ""


class UnfinishedFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `unfinished`.

    Attributes:
        copies: newest first; `forgotten`: the name of one that was removed from the list.
        knows_drives: the plugged-in drives could be listed.
    """

    command: str = "unfinished"
    copies: tuple[UnfinishedItem, ...] = ()
    forgotten: str = ""
    knows_drives: bool = True


class BadAreaItem(msgspec.Struct, frozen=True):
    """An area of the source that could not be read, in bytes. The clone has zeros there."""

    start: int
    length: int


class CloneFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `clone`.

    Attributes:
        plan: None if it was refused before there was one.
        is_dry_run: nothing was done.
        steps: the successful ones.
        copied_bytes: by this run; `kept_bytes`: by earlier ones. Of a plan: what the map of an earlier run has; if the
            target is not the one that was begun, the copy starts from the beginning.
        is_same: both were read back and are identical; None if they were not compared.
        has_everything: all that the copy's own tables name was copied; None if everything was copied anyway, or it
            could not be told because parts of the source could not be read.
        digest: BLAKE3 of the data read back from the target.
        bad_areas: the areas that could not be read; `bad_bytes`: their total. `left_out` names the files in them.
        has_grown: the filesystem fills its new drive; None if there was no extra space, or growing was not tried.
        mount_point: where the clone is mounted; empty if it is not.
        followed: the keys of the backup sets that go to the copy from now on.
        map_file: the map of a clone that is unfinished or has bad areas, in the format of ddrescue.
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
    has_everything: bool | None = None
    digest: str = ""
    bad_areas: tuple[BadAreaItem, ...] = ()
    bad_bytes: int = 0
    left_out: tuple[Item, ...] = ()
    has_grown: bool | None = None
    mount_point: str = ""
    followed: tuple[str, ...] = ()
    map_file: str = ""


class MoveFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `move`. Each file is counted once, however many versions have it.

    Attributes:
        target: the folder on the new drive; `destination` is the old one.
        merged: the old folders of the other backups, if several became one.
        backup: identity of the backup, which stays the same, unless several became one.
        filesystem: of the new drive.
        versions: how many can be restored.
        is_dry_run: nothing was done.
        copied: by this run; `kept`: already there from an earlier run; `total`: everything to copy.
        checked: what was read back from the new drive and is intact.
        left_out: files that could not be read from the old drive; `left_out_count` keeps counting where the list ends.
        is_complete: it is a backup now; `was_complete`: an earlier run had completed the move.
        followed: the keys of the backup sets that go to the new drive from now on.
        set_aside: the folder on the new drive for other files that an earlier run or the user had put in the backup's
            place; empty if there are none.
    """

    command: str = "move"
    target: str = ""
    merged: tuple[str, ...] = ()
    backup: str = ""
    filesystem: str = ""
    versions: int = 0
    started_at: str = ""
    elapsed_s: float = 0.0
    is_dry_run: bool = False
    copied: Tally = Tally()
    kept: Tally = Tally()
    total: Tally = Tally()
    checked: Tally = Tally()
    left_out: tuple[Item, ...] = ()
    left_out_count: int = 0
    is_complete: bool = False
    was_complete: bool = False
    followed: tuple[str, ...] = ()
    set_aside: str = ""
