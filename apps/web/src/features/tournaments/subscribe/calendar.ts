/** The first day of a tournament as a calendar file: a whole day, since matches are agreed later (RFC 5545). */
export function calendarOf(
  {
    id,
    name,
    startOn,
    city,
    address,
  }: {
    readonly id: string;
    readonly name: string;
    readonly startOn: string;
    readonly city: string;
    readonly address: string;
  },
  now: Date,
): string {
  const compact = (text: string) => text.replaceAll(/[-:]|\.\d+/g, '');
  const dayAfter = new Date(Date.parse(`${startOn}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Setpoint//Tournaments//EN',
    'BEGIN:VEVENT',
    `UID:tournament-${id}@setpoint`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(startOn)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter)}`,
    `SUMMARY:${escaped(name)}`,
    `LOCATION:${escaped(city)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** Lines of at most 75 bytes; what is longer goes on behind a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
