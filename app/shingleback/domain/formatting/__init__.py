"""Format profiles, plan, recommendation, safety checks."""
