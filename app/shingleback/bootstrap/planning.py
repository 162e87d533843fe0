"""Plans the formatting of a drive from the user's answers, including everything that speaks against it."""

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from shingleback.devices.capabilities import capabilities
from shingleback.devices.drive_functions import self_test_of
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.udisks import UDisks
from shingleback.devices.udisks_objects import Objects, sound_objects_from
from shingleback.devices.watch.service import OBJECTS, WatchSnapshot, current_snapshot
from shingleback.domain.care.rules import is_harmed_by_trim, is_trimmed_once
from shingleback.domain.care.types import CareObstacle
from shingleback.domain.drive import Drive, Identity, differences, identity_of
from shingleback.domain.errors import SafetyRefusal, UsageError, Why
from shingleback.domain.formatting.exfat_sectors import sector_bytes_for_mkfs, with_sectors
from shingleback.domain.formatting.plan import check_label, fingerprint, identity_text, make_plan, short_name
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.recommend import availability, password_choice, recommend
from shingleback.domain.formatting.safety_checks import Refusal, RefusalReason, as_error, refusals
from shingleback.domain.formatting.types import (
    Capabilities,
    FormatPlan,
    Missing,
    OptionRoute,
    PasswordChoice,
    Profile,
    ProfileId,
    Recommendation,
    SetupAnswers,
)
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.domain.smr.verdict import judge, takes_trim
from shingleback.messages import formatting_steps as texts
from shingleback.protocol.result_items import PlanItem, StepItem
from shingleback.store import settings
from shingleback.store.private_files import Paths

_ANSWER_S: Final = 30.0

ReadFacts = Callable[[str], SysfsFacts]
"""Reads a drive's facts from sysfs, by its kernel name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparationRequest:
    """The user's request.

    Attributes:
        device: the node of the whole drive, or a link to it.
        profile: None for the profile that suits the answers best.
        identity: the drive's identity when it was examined before; None on the first look.
        shown: the fingerprint of the plan that the user has seen; empty if none.
    """

    device: str
    label: str
    answers: SetupAnswers
    profile: ProfileId | None = None
    identity: Identity | None = None
    shown: str = ""


@dataclass(frozen=True, slots=True)
class PlannedFormat:
    """A plan.

    Attributes:
        recommendation: why it has this profile; None if the user named the profile.
        untrimmed: why a drive that supports TRIM is not trimmed; None if there is nothing to explain.
    """

    plan: FormatPlan
    recommendation: Recommendation | None
    drive: Drive
    untrimmed: CareObstacle | None = None
    password: PasswordChoice = PasswordChoice.NONE

    @property
    def item(self) -> PlanItem:
        plan, recommended = self.plan, self.recommendation
        return PlanItem(
            device=plan.device,
            drive=plan.drive_name,
            name=plan.short_name,
            identity=identity_text(plan.identity),
            profile=plan.profile.value,
            route=plan.route.value,
            label=plan.label,
            is_encrypted=plan.is_encrypted,
            steps=[
                StepItem(
                    step=step.kind.value,
                    text=texts.will(step),
                    values=dict(step.values),
                    commands=list(step.commands),
                    is_irreversible=step.is_irreversible,
                )
                for step in plan.steps
            ],
            reason=recommended.reason.value if recommended else "",
            instead_of=(recommended.instead_of or "") if recommended else "",
            missing=[need.value for need in recommended.missing] if recommended else [],
            sector_bytes=plan.sector_bytes,
            untrimmed=self.untrimmed.value if self.untrimmed else "",
            password=self.password.value,
            fingerprint=fingerprint(plan),
        )


async def read_drives(udisks: UDisks, facts: ReadFacts) -> WatchSnapshot:
    """Read all drives again."""

    async def objects() -> Objects:
        return sound_objects_from(*await udisks.bus.call(OBJECTS, _ANSWER_S))

    return await current_snapshot(objects, facts)


def protected_marks(paths: Paths) -> frozenset[str]:
    """Return the marks of drives that must never be erased. Raises UsageError if the settings cannot be read."""
    chosen = settings.load(paths.settings_file)
    return frozenset().union(*(drive.marks for drive in chosen.protected))


def checked(device: str, confirmed: Identity | None, drives: Iterable[Drive], protected: frozenset[str]) -> Drive:
    """Return the requested drive. Raises UsageError and SafetyRefusal if there is none, or if it may not be erased."""
    all_drives = tuple(drives)
    drive = _named(device, all_drives)
    different = differences(confirmed, identity_of(drive)) if confirmed else ()
    if different:
        raise SafetyRefusal(Why.DRIVE_IS_ANOTHER, device=drive.device, what=", ".join(different))
    for refusal in refusals(drive, all_drives, protected):
        raise as_error(drive, refusal)
    return drive


async def plan_for(
    request: PreparationRequest, udisks: UDisks, table: DriveTable, protected: frozenset[str], facts: ReadFacts
) -> PlannedFormat:
    """Plan for the requested drive. Raises UsageError, SafetyRefusal, and the errors of `devices.dbus`."""
    drives = (await read_drives(udisks, facts)).drives
    drive = checked(request.device, request.identity, drives, protected)
    is_host_managed = judge(drive.evidence, table).recording is RecordingMethod.HOST_MANAGED
    _, hours = await self_test_of(udisks, drive.path)
    computer = await capabilities(udisks)
    return planned(request, drive, drives, computer, is_host_managed=is_host_managed, hours=hours)


def planned(
    request: PreparationRequest,
    drive: Drive,
    drives: Iterable[Drive],
    computer: Capabilities,
    *,
    is_host_managed: bool,
    hours: int | None = None,
) -> PlannedFormat:
    """Plan for a drive, which must be one of `drives`. Raises UsageError and SafetyRefusal.

    `hours`: the drive's power-on hours; None if unknown.
    """
    recommended, profile_id = _chosen(request, computer, is_host_managed=is_host_managed)
    catalog_profile = PROFILES[profile_id]
    profile = with_sectors(
        catalog_profile, sector_bytes_for_mkfs(catalog_profile, computer.exfatprogs, drive.sector_bytes)
    )
    is_encrypted = request.answers.is_encrypted
    may_ask = request.answers.may_ask_password
    route = _route(profile, request.answers, computer, is_host_managed=is_host_managed)
    check_label(profile, request.label)
    takes = takes_trim(drive.evidence)
    model = drive.evidence.model
    plan = make_plan(
        drive,
        profile,
        route,
        label=request.label,
        is_encrypted=is_encrypted,
        short_name=short_name(drive, drives),
        owner=(os.getuid(), os.getgid()),
        trims=computer.has_helper
        and is_trimmed_once(model, profile.filesystem, hours, takes_trim=takes, is_encrypted=is_encrypted),
        may_ask_password=may_ask,
    )
    if request.shown not in ("", fingerprint(plan)):
        raise SafetyRefusal(Why.PLAN_CHANGED, drive=drive.name)
    is_spared = is_harmed_by_trim(model) and takes
    password = password_choice(
        profile, computer, is_system=drive.is_system, is_encrypted=is_encrypted, may_ask_password=may_ask
    )
    return PlannedFormat(plan, recommended, drive, CareObstacle.TRIM_HARMS if is_spared else None, password)


def _named(device: str, drives: tuple[Drive, ...]) -> Drive:
    """Find a whole drive by its node or a link to it. A partition does not count."""
    node = os.path.realpath(device)
    for drive in drives:
        if drive.device == node:
            return drive
        if node in drive.twins:
            raise as_error(drive, Refusal(RefusalReason.AMBIGUOUS))
        if any(volume.device == node for volume in drive.volumes):
            raise UsageError(Why.IS_A_PART, device=device, drive=drive.name, whole=drive.device)
    raise UsageError(Why.NO_SUCH_DRIVE, device=device)


def _chosen(
    request: PreparationRequest, computer: Capabilities, *, is_host_managed: bool
) -> tuple[Recommendation | None, ProfileId]:
    if request.profile is not None:
        return None, request.profile
    recommended = recommend(request.answers, computer, is_host_managed=is_host_managed)
    if recommended.profile is None:
        best = recommended.instead_of or ProfileId.BTRFS
        raise _unavailable_profile(best, recommended.missing, is_encrypted=request.answers.is_encrypted)
    return recommended, recommended.profile


def _route(profile: Profile, answers: SetupAnswers, computer: Capabilities, *, is_host_managed: bool) -> OptionRoute:
    """Return the route by which this computer can set the profile's options. Raises UsageError if there is none."""
    available = availability(
        profile,
        computer,
        is_host_managed=is_host_managed,
        is_encrypted=answers.is_encrypted,
        may_ask_password=answers.may_ask_password,
    )
    if available.route is None:
        raise _unavailable_profile(profile.id, available.missing, is_encrypted=answers.is_encrypted)
    return available.route


def _unavailable_profile(profile: ProfileId, missing: tuple[Missing, ...], *, is_encrypted: bool) -> UsageError:
    """Return the error for an unavailable profile, with what is missing for it."""
    return UsageError(
        Why.PROFILE_NOT_TO_BE_HAD,
        profile=profile.value,
        reason=", ".join(missing),
        is_encrypted=int(is_encrypted),
    )
