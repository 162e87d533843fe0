"""What is believed of a drive's cache, from what it was given and how long it took.

`estimate` asks the others, a second at a time: what went in (`inflow`), whether time was lost (`slowness`), whether the
cache is full (`fullness`), and what the drives that this one may be say to that (`guess`, `hypotheses`, `belief`).
"""
