export interface CalendarEntry {
  /** Stable: a second import replaces the first. */
  readonly uid: string;
  readonly title: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly place?: string | undefined;
  readonly description?: string | undefined;
  readonly url: string;
  readonly createdAt: string;
  readonly cancelled?: boolean;
}

const stamp = (instant: Date) =>
  instant
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Lines longer than 75 octets continue on the next line after one blank (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (octets + size > 74) {
      pieces.push(piece);
      piece = '';
      octets = 0;
    }
    piece += sign;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}

/** A calendar file (RFC 5545) with one entry; SEQUENCE grows with time, so that a later file wins. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const start = new Date(entry.startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Setpoint//Matches//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${Math.max(0, Math.floor((now.getTime() - Date.parse(entry.createdAt)) / 60_000))}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + entry.minutes * 60_000))}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
