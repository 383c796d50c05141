import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

interface Zone {
  readonly name: string;
  readonly rules: string;
}

/** All time zones; loaded lazily, because the library is slow. */
const zones = new Map<string, Zone | null>([...tzlib_get_timezones()].map((name) => [name, null]));

/** Canonical name of a time zone for calendar files. Null for an unknown zone. */
export const zoneName = (zone: string): string | null => zoneOf(zone)?.name ?? null;

/** The VTIMEZONE component of a time zone. */
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
