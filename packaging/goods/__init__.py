"""Makes what people install: a wheel, a bundle that needs no Python, and a Debian package around the bundle.

It is run by `packaging/build`, with the packages of packaging/lock/package.txt, and imports of the program only what
the manual page is written from.
"""
