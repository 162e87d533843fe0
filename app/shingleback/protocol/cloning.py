"""What `clone` and `move` tell at their ends: the plan, and what became of it."""

import msgspec

from shingleback.protocol.result_items import Item, Tally
from shingleback.protocol.results import CommandResult


class ClonePlanItem(msgspec.Struct, frozen=True, kw_only=True):
    """What would be done, or was.

    Attributes:
        name: the argument for `--confirm`; empty if the target is an image, which needs no confirmation.
        identity: for `--identity`, so that only this drive can be meant.
        fingerprint: for `--plan`, so that only the shown plan is carried out.
        layout: as in `domain.cloning.CloneLayout`; `steps` as in `CloneStep`.
        copied_bytes: what has to be copied of the `source_bytes`; the same if all of it is.
        is_renamed: the clone gets a new UUID.
        target_folders: of the backup sets of this computer whose backup is on the target, and will be lost.
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
    """A copy or a move that was begun and not ended, as in `store.unfinished.UnfinishedCopy`.

    Attributes:
        name: for `unfinished --forget`.
        source, target: as the command got them then; a device may be another drive by now.
        source_now, target_now: where they are now; empty for a drive that is not plugged in.
        source_size_bytes, target_size_bytes: of a drive, or of the volume of it that is copied; 0 for others.
        source_label: of the volume; `source_serial`, `target_serial`: of the drives.
        again: the command that goes on with it, which asks for the name of a drive again; empty while one is missing.
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
        copies: the newest first; `forgotten`: the name of one that was.
        knows_drives: the drives that are plugged in could be seen.
    """

    command: str = "unfinished"
    copies: tuple[UnfinishedItem, ...] = ()
    forgotten: str = ""
    knows_drives: bool = True


class BadAreaItem(msgspec.Struct, frozen=True):
    """An area of the source that could not be read: in bytes. The clone has zeros there."""

    start: int
    length: int


class CloneFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
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


class MoveFinished(CommandResult, tag="finished", frozen=True, kw_only=True):
    """Last line of `move`. Files are counted once, however many versions have them.

    Attributes:
        target: the folder on the new drive; `destination` is the old one.
        merged: where the others were, if several backups became one.
        backup: identity of the backup, which stays the same, unless several became one.
        filesystem: of the new drive.
        versions: how many can be restored.
        is_dry_run: nothing was done.
        copied: by this run; `kept`: what an earlier run had brought there; `total`: all that there is to bring.
        checked: what was read back from the new drive, and is right.
        left_out: what could not be read from the old drive; `left_out_count` keeps counting where the list ends.
        is_complete: it is a backup now; `was_complete`: an earlier run had ended the move.
        followed: the keys of the backup sets that go to the new drive from now on.
        set_aside: the folder on the new drive with what an earlier run, or a person, had put in the backup's place
            there, and is no part of it; empty where there is nothing.
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
