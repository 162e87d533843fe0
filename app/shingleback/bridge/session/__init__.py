"""The session of the person who is logged in: what is started with it, and what it starts by the clock. No Qt."""
