"""What `prepare` says at the terminal: the plan in words and as commands, the steps, and the end."""

from shingleback.jobs.events import PrepareStep
from shingleback.jobs.final_words import PrepareFinished
from shingleback.jobs.preparing_items import PlanItem
from shingleback.model.preparation import DriveState, Road, StepKind
from shingleback.model.profile import ProfileId
from shingleback.words import plan as words
from shingleback.words import profiles, recommendations


def step_lines(event: PrepareStep) -> list[str]:
    """Nothing is said of how far it is, and of a failure, which the last word explains."""
    if event.state == "begun" and event.fraction is None:
        return [words.does(StepKind(event.step))]
    return [words.done(StepKind(event.step))] if event.state == "done" else []


def lines(event: PrepareFinished) -> list[str]:
    if event.plan is None or event.outcome != "done":
        return []
    if event.is_dry_run:
        return _plan_lines(event.plan)
    return [
        f"{event.plan.drive} is ready for backups, and open at {event.mount_point}.",
        *([f"Not looked at, since the drive may not be read: {', '.join(event.unread)}"] if event.unread else []),
    ]


def _plan_lines(plan: PlanItem) -> list[str]:
    found = [
        f"{plan.drive} ({plan.device}): {profiles.title(ProfileId(plan.profile))}",
        *([recommendations.recommended(plan.recommendation)] if plan.recommendation else []),
        words.road(Road(plan.road)),
        "",
    ]
    for number, step in enumerate(plan.steps, start=1):
        found.append(f"{number}. {step.text}")
        found += [f"   {command}" for command in step.commands]
    return [
        *found,
        "",
        words.state(DriveState.UNTOUCHED),
        f'To do all of this, say it again without --dry-run, and with --confirm "{plan.name}"',
    ]
