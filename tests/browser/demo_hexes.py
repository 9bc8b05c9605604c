"""Hexes of the demonstration table's map, as 1-based column and row."""

from __future__ import annotations

#: Where units start.
LANTERN, MAGPIE, MULE, HERON = (15, 14), (18, 13), (12, 12), (26, 9)

#: The hex north of Lantern, one level higher.
SLOPE = (15, 13)

#: Low ground that Lantern sees from where it starts.
LOW_GROUND = (12, 15)

#: The ridge: its crest, the hex below that, and one behind it that is seen from the crest alone.
CREST, BELOW_CREST, BEHIND_RIDGE = (13, 7), (13, 8), (17, 3)

#: The far span of the bridge over the gorge; Undertow hides below it.
BRIDGE = (20, 10)

#: The pump tower, a prop.
PUMP_TOWER = (13, 20)

#: The lowest corner of the map, which no unit sees.
FAR_CORNER = (33, 26)
