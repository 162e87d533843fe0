"""The lines of the live graph. Only who shows them imports this: it takes 40 MB, and a quarter of a second."""
