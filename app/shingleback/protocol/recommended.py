"""The recommendation in a reported plan, as a value."""

from shingleback.domain.formatting.types import Missing, ProfileId, Recommendation, RecommendationReason
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
