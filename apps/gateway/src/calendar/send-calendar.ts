import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { WrittenCalendar } from './calendar-reader.js';

/**
 * Sends a calendar, or 304 if unchanged. Private: shared caches must not store it, and the client's own
 * cache must revalidate.
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
 * The content also depends on the date and on people's names, which the ETag covers and this date does
 * not: clients that rely on the date alone refresh once a day.
 */
function lastModified(changedAt: Date, now: Date): Date {
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  return new Date(Math.max(changedAt.getTime(), today));
}
