"""Why a drive behaves as it does, and how we know: short texts, to which the other parts refer by their `Topic`."""
