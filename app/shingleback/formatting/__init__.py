"""From a drive and a profile to a plan that a person can read, and from the plan to a drive that is ready.

What it needs of the computer stands in `ports`; it knows neither UDisks2 nor the window.
"""
