"""Builds what people install: a wheel, a bundle that needs no Python, and a Debian package around the bundle.

`packaging/build` runs it with the packages of packaging/lock/package.txt. From the program, it imports only the command
line, for the manual page.
"""
