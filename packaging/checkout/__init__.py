"""Installs what Shingleback needs on a fresh Debian or Ubuntu, then runs it or its tests, or builds packages.

This is the code of `packaging/run`, `packaging/test` and `packaging/build`. It needs only the system's Python and its
standard library, and imports nothing from the program.
"""
