"""A drive with a media cache and static bands, as Seagate's are believed to be.

`drive` has the cache (`cache_log`) for what is scattered, and the bands (`home`) for what is streamed.
"""
