"""The home page: how the backup sets stand, the editor for one, and the backup under way."""
