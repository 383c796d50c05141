import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

interface Zone {
  readonly name: string;
  readonly rules: string;
}

/** Every zone that there is. Null until it is asked for: the library is slow at it. */
const zones = new Map<string, Zone | null>([...tzlib_get_timezones()].map((name) => [name, null]));

/** The name under which files carry a zone: older names of a zone have a newer one. Null for an unknown zone. */
export const zoneName = (zone: string): string | null => zoneOf(zone)?.name ?? null;

/** The rules of a zone's clocks, which a file has to bring along (VTIMEZONE). */
export const zoneRules = (zone: string): string | null => zoneOf(zone)?.rules ?? null;

function zoneOf(asked: string): Zone | null {
  if (!zones.has(asked)) return null;
  const known = zones.get(asked);
  if (known) return known;
  const [rules = '', name = ''] = tzlib_get_ical_block(asked);
  const zone = { rules, name: name.replace(/^TZID=/, '') };
  zones.set(asked, zone);
  return zone;
}
