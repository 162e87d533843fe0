"""A window with as much text as possible, and the names in it that no translation changes."""

from dataclasses import replace

from shingleback.domain.arrays import ArrayKind, ArrayRisk, ArrayWarning, Membership
from shingleback.domain.connection import ConnectionLimit, LimitKind
from shingleback.domain.drive import DriveArrived, ServiceChanged, ServiceState
from shingleback.domain.smart.report import AccessMethod
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.diagnosis.state import DiagnosisQuestion, DiagnosisState
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.window.language import NAMES
from shingleback.protocol.result_items import EpisodeItem, FindingItem, HealthItem
from shingleback.protocol.results import DiagnoseFinished
from shingleback.store.settings import Settings
from tests.gui.conftest import Desk
from tests.gui.wizard_desk import CONTENTS, DRIVE, NAME, PLACE
from tests.helpers.pages import open_all
from tests.helpers.plugged_in import EXPANSION, PASSPORT, UNREAD, access_values

EPISODE = EpisodeItem(
    kind="link-or-cable",
    rule="link-damage",
    lines=["usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd"],
    line_numbers=[1],
    meaning="",
    times=3,
    devices=["usb 2-1", "sdb"],
    sources=["linux-usb, 2021"],
)
HEALTH = HealthItem(
    health="watch", findings=[FindingItem(code="link-errors", text="", weighs="watch", values={"count": "1200"})]
)
DRIVES = [name for drive in (EXPANSION, PASSPORT) for name in (drive.name, *drive.name.split(), drive.device)]
UNTRANSLATED_NAMES = [
    "/media/me/Backup",  # in a tool tip
    *DRIVES,
    *NAMES.values(),
    *Settings().excludes,
    "CACHEDIR.TAG",
    "Shingleback",
    "linux-usb",
    "usb",
    "sdb",
    "Backup",
    "Photos",
    "btrfs",
    "exFAT",
]


WIZARD_NAMES = [
    *(
        *UNTRANSLATED_NAMES,
        NAME,
        NAME.replace(" ", "\u00a0"),
        DRIVE.name,
        DRIVE.serial[-4:],
        "Expansion",
        "Backup",
        "Seagate",
        "NTFS",
        "btrfs",
    ),
    *(name for name, _ in CONTENTS.newest),
    *("ext4", "exFAT", "LUKS", "USB", PLACE, "/home/me", "do ", "check", "allow", "erase", "partition", "format"),
    *(
        "read-back",
        "mount",
        "single",
        "dup",
        "noatime",
        "nodiscard",
        "hand-over",
        "ST8000AS0002-1NA17Z",
        "Aug",
        "Jun",
    ),
]


DIAGNOSED = DiagnoseFinished(outcome="done", exit_code=0, summary=EPISODE.kind, episodes=[EPISODE], health=HEALTH)


def fill(desk: Desk, diagnosed: DiagnoseFinished = DIAGNOSED) -> None:
    """Fills every page with as much text as possible."""
    open_all(desk.window)
    raid = ArrayWarning(ArrayRisk.PARITY, Membership(ArrayKind.MD, "md0", "raid5"))
    desk.drives.questions = replace(
        desk.drives.questions,
        warn=lambda _drive, _verdict, report: report((raid, ConnectionLimit(LimitKind.SLOW_PORT))),
        read_health=lambda drive, answer: answer(UNREAD, AccessMethod.BLOCKED_BY_KERNEL, access_values(drive)),
    )
    for drive in (EXPANSION, PASSPORT):
        desk.drives.on_event(DriveArrived(drive))
    desk.drives.on_event(ServiceChanged(ServiceState.GONE))
    question = DiagnosisQuestion("/dev/sdb", "Seagate")
    desk.window.happened.show_state(DiagnosisState(JobStage.ENDED, question, result=diagnosed))
    for fold in desk.window.findChildren(Collapsible):
        fold.unfold(is_open=True)
