import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { WrittenCalendar } from './calendar-reader.js';

/**
 * Sends a calendar, or 304 to who has it as it is. It is for one reader only: no shared cache keeps it, and their own
 * asks each time.
 */
export function sendCalendar(response: Response, { text, changedAt }: WrittenCalendar, now: Date): void {
  // It asks caches between here and the reader for a fresh answer (RFC 9111, 5.2.1.4): ours is one.
  delete response.req.headers['cache-control'];
  const hash = createHash('sha256').update(text).digest('base64url');
  response.setHeader('Cache-Control', 'private, no-cache');
  response.vary('Authorization').vary('Accept-Language');
  response.setHeader('ETag', `W/"${hash.slice(0, 27)}"`);
  response.setHeader('Last-Modified', lastModified(changedAt, now).toUTCString());
  response.setHeader('Content-Disposition', 'inline; filename="setpoint.ics"');
  response.type('text/calendar; charset=utf-8').send(text);
}

/**
 * What is in a calendar also changes with the day and with the names of people, which the ETag knows and this date does
 * not: programs that go by the date alone read again once a day.
 */
function lastModified(changedAt: Date, now: Date): Date {
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  return new Date(Math.max(changedAt.getTime(), today));
}
