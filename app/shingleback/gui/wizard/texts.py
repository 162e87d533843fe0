"""Sentences of the wizard, from its state. Sentences shared with other parts are in `messages`."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, Qt

from shingleback.domain.care.types import CareObstacle
from shingleback.domain.destination import SIMULATED_DRIVES
from shingleback.domain.drive import Drive, Use
from shingleback.domain.formatting.exfat_sectors import with_sectors
from shingleback.domain.formatting.plan import options_on
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import (
    OptionRoute,
    PasswordChoice,
    PlanStep,
    PreparedState,
    Profile,
    ProfileId,
    RecommendationReason,
    Sharing,
    StepKind,
)
from shingleback.domain.text import visible
from shingleback.gui.drives.texts import filesystem_name
from shingleback.gui.home.texts import listed
from shingleback.gui.run import texts as common
from shingleback.gui.run.texts import capacity, size, translate
from shingleback.gui.widgets.dates import near_day, written
from shingleback.gui.wizard.state import SetupState
from shingleback.messages import formatting, formatting_steps
from shingleback.messages.translate import QT_TRANSLATE_NOOP, headed
from shingleback.protocol.reported_values import recommendation_of
from shingleback.protocol.result_items import ContentsItem, FoundBackup, PlanItem, StepItem
from shingleback.protocol.results import PrepareFinished

_MAX_FILES_NAMED: Final = 3
_CHOSEN: Final = QT_TRANSLATE_NOOP("wizard", "You have chosen this one.")
_THINKING: Final = QT_TRANSLATE_NOOP("wizard", "Finding the best filesystem…")
_ENCRYPTED: Final = QT_TRANSLATE_NOOP("wizard", "{title}, encrypted")
_NOTHING: Final = QT_TRANSLATE_NOOP("wizard", "This drive can't be prepared")
_EMPTY: Final = QT_TRANSLATE_NOOP("wizard", "Nothing on it is recognized.")
_UNKNOWN: Final = QT_TRANSLATE_NOOP("wizard", "not recognized")
_BACKUPS: Final = QT_TRANSLATE_NOOP("wizard", "{backups} of {folders}")
_VERSIONS: Final = QT_TRANSLATE_NOOP("wizard", "{backups} with {versions} of {folders}, the last of {day}")
_BACKUP_COUNT: Final = QT_TRANSLATE_NOOP("wizard", "%n backup(s)")
_VERSION_COUNT: Final = QT_TRANSLATE_NOOP("wizard", "%n version(s)")
_LOOKING: Final = QT_TRANSLATE_NOOP("DriveFacts", "Checking what is on it…")
_FOR_LINUX: Final = (RecommendationReason.ENCRYPTED_IS_NOT_SHARED, RecommendationReason.HOST_MANAGED)
_NOT_SEEN: Final = QT_TRANSLATE_NOOP("wizard", "its contents can't be seen while it is closed")


def recommendation(state: SetupState) -> tuple[str, str]:
    """Return what is recommended or was chosen, and why; or why nothing is possible."""
    if state.plan is not None:
        title = formatting.title(ProfileId(state.plan.profile), translate)
        if state.plan.is_encrypted:
            title = _translated(_ENCRYPTED).format(title=title)
        recommended = recommendation_of(state.plan)
        if recommended is not None:
            return title, formatting.recommended(recommended, translate)
        return title, f"{_translated(_CHOSEN)} {formatting.summary(ProfileId(state.plan.profile), translate)}"
    if state.refused is not None:
        return _translated(_NOTHING), common.sentence(state.refused)
    return _translated(_THINKING), ""


def unshared(state: SetupState) -> str:
    """Return why only Linux will read the drive although other systems were to read it, too; empty if they will.

    Nothing is said of a profile that the user picked: its description says who can read it.
    """
    recommended = recommendation_of(state.plan) if state.plan is not None else None
    if recommended is None or state.answers.sharing is not Sharing.SHARED or recommended.reason not in _FOR_LINUX:
        return ""
    return formatting.reason(recommended.reason, translate)


def step(item: StepItem) -> str:
    """Describe a step. Only the simulated drive's name is translated; the names of real drives are their own."""
    values = (
        (name, translate("drives", value) if value in SIMULATED_DRIVES else value)
        for name, value in item.values.items()
    )
    return formatting_steps.will(PlanStep(StepKind(item.step), values=tuple(values)), translate)


def options(item: PlanItem) -> list[str]:
    """List every mkfs and mount option that takes effect, with its reason in one line."""
    profile = with_sectors(PROFILES[ProfileId(item.profile)], item.sector_bytes)
    set_options = [
        (" ".join(option.arguments), option.because) for option in options_on(profile, OptionRoute(item.route))
    ]
    mounted = [(option.text, option.because) for option in profile.mount]
    return [headed(text, formatting.why(because, translate), translate) for text, because in (*set_options, *mounted)]


def left_out(item: PlanItem) -> list[str]:
    """Say which options are dropped because they cannot be passed on, and why the drive is not trimmed."""
    route, password = OptionRoute(item.route), PasswordChoice(item.password)
    sentences = [formatting_steps.route(route, password, translate)] if route is OptionRoute.PLAIN else []
    if item.untrimmed:
        sentences.append(formatting_steps.untrimmed(CareObstacle(item.untrimmed), translate))
    return sentences


def limits(profile: Profile) -> list[str]:
    return [formatting.limit(limit, translate) for limit in profile.limits]


def refused(state: SetupState) -> list[str]:
    """Return why the drive cannot be prepared as it is now."""
    return [formatting.safety_reason(refusal.danger, dict(refusal.values), translate) for refusal in state.refusals]


def trouble(state: SetupState) -> str:
    """Return why the drive could not be opened or closed."""
    return common.sentence(state.trouble) if state.trouble else ""


# contents -----------------------------------------------------------------------------------------------------


def has_files(state: SetupState) -> bool:
    """Whether there may be files to copy off that can be opened without a passphrase."""
    return any(volume.use is Use.FILES for volume in state.drive.volumes)


def leaves_volumes_out(state: SetupState) -> bool:
    """Whether opening the drive would leave volumes closed: one is mounted if none is; the others stay as they are."""
    volumes = [volume for volume in state.drive.volumes if volume.use in (Use.FILES, Use.ENCRYPTED)]
    return len(volumes) > 1 and not all(volume.mount_points for volume in volumes if volume.use is Use.FILES)


def contents(state: SetupState) -> list[str]:
    """List what would be lost, one line per volume. A blank drive looks like one in an unknown format."""
    if state.contents is not None:
        volumes_seen = state.contents.volumes
        is_anything = any(volume.filesystem or volume.label or volume.backups for volume in volumes_seen)
        is_only_one = len(volumes_seen) == 1
        lines = [_volume(volume, is_only_one=is_only_one) for volume in volumes_seen] if is_anything else []
    else:
        volumes = [volume for volume in state.drive.volumes if volume.use is not Use.EMPTY]
        lines = [
            ", ".join((_volume_name(volume.label, volume.filesystem), capacity(volume.size_bytes)))
            for volume in volumes
        ]
    return lines or [_translated(_EMPTY)]


def losses(state: SetupState, now: datetime) -> list[str]:
    """List what an erasure would take: backups first, since files can come from elsewhere."""
    if not state.is_looked_at:
        return [translate("DriveFacts", _LOOKING)]
    backups = [backup for volume in (state.contents.volumes if state.contents else []) for backup in volume.backups]
    return [*_backups(backups, now), *contents(state), *newest(state)[:1]]


def _backups(backups: Sequence[FoundBackup], now: datetime) -> Iterator[str]:
    """Say as in "2 backups with 14 versions of Documents and Pictures, the last of today"."""
    if not backups:
        return
    folders = listed(list(dict.fromkeys(source for backup in backups for source in backup.sources)))
    newest = max((backup.newest for backup in backups if backup.newest), key=_moment, default="")
    counts = [backup.versions for backup in backups]
    versions = sum(count for count in counts if count is not None) if None not in counts else None
    text = _BACKUPS if versions is None or not newest else _VERSIONS
    yield translate("wizard", text).format(
        backups=translate("wizard", _BACKUP_COUNT, len(backups)),
        versions=translate("wizard", _VERSION_COUNT, versions or 0),
        folders=folders,
        day=near_day(_moment(newest), now) if newest else "",
    )


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone()


def newest(state: SetupState) -> list[str]:
    """List the most recently changed files of all volumes."""
    newest_files = [file for volume in (state.contents.volumes if state.contents else []) for file in volume.newest]
    newest_files.sort(key=lambda file: file[1], reverse=True)
    return [common.joined(visible(name), _date(at)) for name, at in newest_files[:_MAX_FILES_NAMED]]


def _volume_name(label: str, filesystem: str) -> str:
    """Return a name such as "Photos (NTFS)"."""
    kind = filesystem_name(filesystem) or _translated(_UNKNOWN)
    return common.isolated(f"{visible(label)} ({kind})" if label else kind)


def _volume(contents: ContentsItem, *, is_only_one: bool) -> str:
    """Describe a volume; the size of the only one is that of the drive, which is said beside its name."""
    is_named = contents.label or contents.filesystem or not contents.backups  # a simulated drive has no filesystem
    name = _volume_name(contents.label, contents.filesystem) if is_named else ""
    sizes = [] if is_only_one else [capacity(contents.size_bytes)]
    amounts = list(_amounts(contents)) or ([_translated(_NOT_SEEN)] if contents.filesystem else [])
    parts = (*sizes, *amounts)
    text = common.joined(*parts)
    return headed(name, text, translate) if name and text else name or text


def _amounts(contents: ContentsItem) -> Iterator[str]:
    if contents.used_bytes is not None:
        yield QCoreApplication.translate("wizard", "{used} used").format(used=size(contents.used_bytes))
    if contents.files is not None:
        at_least = QCoreApplication.translate("wizard", "at least {files}")
        yield (
            common.files(contents.files)
            if contents.is_complete
            else at_least.format(files=common.files(contents.files))
        )


def _date(text: str) -> str:
    at = QDateTime.fromString(text, Qt.DateFormat.ISODate)
    return written(at.date(), is_short=True) if at.isValid() else text


# confirmation -------------------------------------------------------------------------------------------------


def usb_port(drive: Drive) -> str:
    text = QCoreApplication.translate("wizard", "USB port {port}")
    return text.format(port=drive.usb_port) if drive.usb_port else ""


def port(drive: Drive) -> str:
    if not drive.usb_port:
        return drive.device
    text = QCoreApplication.translate("wizard", "USB port {port}, {device}")
    return text.format(port=drive.usb_port, device=drive.device)


# the end ------------------------------------------------------------------------------------------------------


def drive_state(result: PrepareFinished) -> str:
    """Return the drive's state now, and how to continue."""
    return formatting_steps.state(PreparedState(result.state), translate)


def failed_step(result: PrepareFinished) -> str:
    """Return the step of the plan that failed; empty if nothing was begun."""
    return formatting_steps.name(StepKind(result.failed_step), translate) if result.failed_step else ""


def _translated(text: str) -> str:
    return translate("wizard", text) if text else ""
