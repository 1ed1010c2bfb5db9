"""The camera of all sets: a long lens, slightly above.  Metres."""

DISTANCE = 8.5  # from the plane y = 0
RAISED = 0.25  # above the point it looks at
