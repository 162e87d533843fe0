"""The only Qt outside the user interface: what the rest tells becomes signals here."""
