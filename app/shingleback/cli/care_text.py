"""What `care` found or did, in lines of text. The terminal speaks English."""

import msgspec.structs

from shingleback.domain.care.room import RoomLimit
from shingleback.domain.care.types import CareAction, CareNeed, CareObstacle
from shingleback.domain.errors import Why
from shingleback.messages import care
from shingleback.protocol.care import CareFinished, CareItem
from shingleback.protocol.due_action import due_action


def with_texts(word: CareFinished) -> CareFinished:
    """The final word with English sentences."""
    never = tuple(msgspec.structs.replace(one, text=care.obstacle(CareObstacle(one.obstacle))) for one in word.never)
    due = tuple(msgspec.structs.replace(one, text=" ".join(_sentences(one))) for one in word.due)
    message = _refusal(word) if word.why == Why.CARE_NOT_POSSIBLE and not word.message else word.message
    return msgspec.structs.replace(word, due=due, never=never, message=message)


def care_lines(word: CareFinished) -> list[str]:
    if not word.device:
        return []
    return [*_done_lines(word), *_due_lines(word), *_room_lines(word)]


def _due_lines(word: CareFinished) -> list[str]:
    if not word.due:
        return [] if word.action else [f"Nothing is due for {word.device}{' any more' if word.done else ''}."]
    lines = [f"{'Still due' if word.done else 'Due'} for {word.device}:"]
    for one in word.due:
        lines.append(f"  {care.name(CareAction(one.action))} ({one.action})")
        lines += [f"    {sentence}" for sentence in _sentences(one)]
    return lines


def _sentences(one: CareItem) -> list[str]:
    found = due_action(one)
    said = [care.reason(found.reason), care.portions(found), care.cost(found.cost), care.otherwise(found.action)]
    return [sentence for sentence in [*said, _in_time(one), *care.missing(found.missing)] if sentence]


def _in_time(one: CareItem) -> str:
    """Whether it is done by the time that was given; empty where none was."""
    if one.in_time is None or one.missing:
        return ""
    if not one.in_time:
        return "That may not be done in time."
    return "That is done in time." if one.in_time == one.portions else f"{one.in_time} of them are done in time."


def _done_lines(word: CareFinished) -> list[str]:
    """Of the action that was asked for, or of everything that was due."""
    has_read = CareAction.READ in (word.action, *(one.action for one in word.done))
    return [*(f"damaged: {item.path}" for item in word.left_out if has_read), *care.results(word)]


def _room_lines(word: CareFinished) -> list[str]:
    if word.room_bytes < 0 or word.action:
        return []
    is_short = not word.room_bytes or word.full_in_s is not None
    lines = (
        care.room(RoomLimit(word.room_limit), word.room_bytes),
        care.full_in(word.full_in_s),
        care.thinning(word.versions, word.thinned, is_short=is_short),
    )
    return [line for line in lines if line]


def _refusal(word: CareFinished) -> str:
    """Why an action was not begun."""
    obstacle, missing = word.values.get("obstacle", ""), word.values.get("missing", "")
    said = [care.obstacle(CareObstacle(str(obstacle)))] if obstacle else []
    said += care.missing(CareNeed(need) for need in str(missing).split(",") if need)
    return " ".join(said)
