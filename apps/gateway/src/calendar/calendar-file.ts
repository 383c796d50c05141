import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { DateTime } from 'luxon';
import type { ShownEntry, ShownMatch } from './calendar-query.js';
import type { EntryWords } from './entry-words.js';
import { zoneName, zoneRules } from './zone-rules.js';

/** Suggested refresh interval of the feed. */
const READ_AGAIN_SECONDS = 3_600;
/** Until then players can leave the match (MAT-11). */
const REMIND_SECONDS = 2 * 3_600;

/**
 * Builds an iCalendar file (RFC 5545), deterministically. Feeds have a name; the file
 * of one match has none.
 */
export function calendarFile(entries: readonly ShownEntry[], words: EntryWords, name?: string): string {
  const calendar = ical({
    prodId: { company: 'Setpoint', product: 'Matches' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: zoneRules },
    ...(name ? { name, ttl: READ_AGAIN_SECONDS } : {}),
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, words));
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: ShownEntry, words: EntryWords): ICalEventData {
  const { uid, kind, status, sequence, timeZone, match } = entry;
  const isMatch = kind === 'MATCH';
  return {
    id: uid,
    sequence,
    status: ICalEventStatus[status],
    stamp: instant(entry.changedAt),
    lastModified: instant(entry.changedAt),
    start: instant(entry.startsAt),
    end: instant(entry.endsAt),
    timezone: zoneName(timeZone),
    summary: printable(words.title(entry)),
    description: printable(words.description(entry)) || null,
    location: isMatch && match?.court ? placeOf(match.court) : null,
    url: words.link(entry),
    transparency: isMatch ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    busystatus: isMatch ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    alarms:
      isMatch && status === 'CONFIRMED'
        ? [{ type: ICalAlarmType.display, trigger: REMIND_SECONDS, description: printable(words.title(entry)) }]
        : [],
  };
}

const instant = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

const placeOf = ({ name, address, city, lat, lng }: NonNullable<ShownMatch['court']>) => ({
  title: printable(name),
  address: printable(address.includes(city) ? address : `${address}, ${city}`),
  geo: { lat, lon: lng },
});

/** Removes characters not allowed in calendar texts (RFC 5545, 3.3.11). */
const printable = (text: string): string => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
