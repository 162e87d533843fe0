"""What the commands about drives tell of each thing: the part of the event stream's schema that is about drives.

Sentences (`text`, `meaning`, `advice`, `remedy`) are in English. What stands beside them as a code stays the same in
every version of the program.
"""

import msgspec


class ReasonItem(msgspec.Struct, frozen=True, kw_only=True):
    """One piece of evidence; the fields are those of `model.verdict.Reason`."""

    code: str
    text: str
    says: str
    confidence: str
    source: str = ""


class FindingItem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing in a SMART report; `weighs` is `ok` for what only looks alarming; `values` are what `text` counts."""

    code: str
    text: str
    weighs: str
    values: dict[str, str] = {}


class HealthItem(msgspec.Struct, frozen=True, kw_only=True):
    """How a drive is.

    Attributes:
        health: `ok`, `watch`, `failing` or `unknown`.
        road: how the report was come by, or why not, as in `model.smart.Road`; empty for one from a file.
        road_text, remedy: the same as a sentence, and what would open the road; empty where nothing is missing.
        advice: what to do; empty where there is nothing.
    """

    health: str
    findings: list[FindingItem] = []
    road: str = ""
    road_text: str = ""
    remedy: str = ""
    advice: str = ""


class VolumeItem(msgspec.Struct, frozen=True, kw_only=True):
    """The fields are those of `model.drive.Volume`.

    Attributes:
        access_times: whether reading writes to it, as in `model.mounting.AccessTimes`; empty while it is not mounted.
    """

    device: str
    use: str
    filesystem: str = ""
    label: str = ""
    size_bytes: int = 0
    mount_points: list[str] = []
    access_times: str = ""


class CommandsItem(msgspec.Struct, frozen=True, kw_only=True):
    """How the kernel speaks to the drive, and what it counted since the drive was plugged in; None: not known.

    Attributes:
        timed_out, failed: of those that were `done`.
        timeout_s: how long the kernel waits for one.
        queue_depth: how many the drive gets at once.
        max_sectors_kb: the largest, in KiB.
    """

    done: int | None = None
    failed: int | None = None
    timed_out: int | None = None
    timeout_s: int | None = None
    queue_depth: int | None = None
    max_sectors_kb: int | None = None


class DriveItem(msgspec.Struct, frozen=True, kw_only=True):
    """One drive that is plugged in.

    Attributes:
        connection: how it is connected, as a sentence.
        normal: what is normal for this drive, as sentences.
        warnings: what is not as it should be with its use: an array, a slow port.
    """

    device: str
    name: str
    size_bytes: int
    recording: str
    confidence: str
    reasons: list[ReasonItem]
    model: str = ""
    family: str = ""
    usb: str = ""
    is_system: bool = False
    health: HealthItem | None = None
    connection: str = ""
    normal: list[str] = []
    warnings: list[str] = []
    volumes: list[VolumeItem] = []
    commands: CommandsItem | None = None


class EpisodeItem(msgspec.Struct, frozen=True, kw_only=True):
    """Things that happened together.

    Attributes:
        kind: as in `model.diagnosis.Kind`.
        rule: which rule decided.
        lines: of the log, as they stand there; `line_numbers` says where, from 1.
        times: how often it happened.
        disk: the drive as in /dev, such as sdb; empty where the log does not tell.
        devices: what the kernel called the drive.
        advice: what to do, in this order.
        sources: where the facts behind the rule can be looked up.
    """

    kind: str
    rule: str
    lines: list[str]
    line_numbers: list[int]
    meaning: str
    times: int = 1
    disk: str = ""
    advice: list[str] = []
    devices: list[str] = []
    sources: list[str] = []
