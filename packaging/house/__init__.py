"""Sets up what Shingleback needs on a fresh Debian or Ubuntu, then runs it or its tests, or builds packages.

This is what stands behind `packaging/run`, `packaging/test` and `packaging/build`. It runs with the Python of the
system and its standard library alone, and imports nothing of the program.
"""
