"""Drive side (own process): receive, stage, write back, commit."""
