"""The course of one run: made from its events, drawn by the graph, kept as bytes, exported as a table."""
