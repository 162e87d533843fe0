"""Carries out the care for a drive: what is due, piece by piece, so that it can be stopped and gone on with."""
