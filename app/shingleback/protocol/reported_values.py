"""Converts reported items to domain values. Apart from `protocol.events`, which every window loads."""

from shingleback.domain.care.types import Busy, CareAction, CareNeed, CareReason, Cost, DueAction
from shingleback.domain.formatting.types import Missing, ProfileId, Recommendation, RecommendationReason
from shingleback.protocol.care import CareItem
from shingleback.protocol.result_items import PlanItem


def recommendation_of(plan: PlanItem) -> Recommendation | None:
    """The recommendation in a plan; None if the user named the profile. Raises ValueError for unknown codes."""
    if not plan.reason:
        return None
    return Recommendation(
        ProfileId(plan.profile),
        plan.is_encrypted,
        RecommendationReason(plan.reason),
        ProfileId(plan.instead_of) if plan.instead_of else None,
        tuple(map(Missing, plan.missing)),
    )


def due_action(item: CareItem) -> DueAction:
    """The action as a value of the maintenance rules."""
    return DueAction(
        action=CareAction(item.action),
        reason=CareReason(item.reason),
        cost=Cost(low_s=item.low_s, high_s=item.high_s, busy=Busy(item.busy), written_bytes=item.written_bytes),
        needs=frozenset(map(CareNeed, item.needs)),
        missing=frozenset(map(CareNeed, item.missing)),
        portions=item.portions,
        parts=item.parts,
    )
