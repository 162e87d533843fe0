"""What events report, as values of the domain. Apart from the events, which all windows load."""

from shingleback.domain.care.types import Busy, CareAction, CareNeed, CareReason, Cost, DueAction
from shingleback.domain.formatting.types import Missing, ProfileId, Recommendation, RecommendationReason
from shingleback.protocol.care import CareItem
from shingleback.protocol.result_items import PlanItem


def recommendation_of(plan: PlanItem) -> Recommendation | None:
    """None where the person named the profile. Raises ValueError for what only a newer version knows."""
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
    """As the rules of care know it."""
    return DueAction(
        action=CareAction(item.action),
        reason=CareReason(item.reason),
        cost=Cost(low_s=item.low_s, high_s=item.high_s, busy=Busy(item.busy), written_bytes=item.written_bytes),
        needs=frozenset(map(CareNeed, item.needs)),
        missing=frozenset(map(CareNeed, item.missing)),
        portions=item.portions,
        parts=item.parts,
    )
