"""A drive that translates every address, as those of WD are believed to be."""
