import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

const known = new Set(tzlib_get_timezones());

/** The name under which files carry a zone: older names of a zone have a newer one. Null for an unknown zone. */
export const zoneName = (zone: string): string | null => blockOf(zone)?.name ?? null;

/** The rules of a zone's clocks, which a file has to bring along (VTIMEZONE). */
export const zoneRules = (zone: string): string | null => blockOf(zone)?.rules ?? null;

function blockOf(zone: string): { readonly name: string; readonly rules: string } | null {
  if (!known.has(zone)) return null;
  const [rules = '', name = ''] = tzlib_get_ical_block(zone);
  return { rules, name: name.replace(/^TZID=/, '') };
}
