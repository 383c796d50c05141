import { TryLater } from '../application/ports/message-transport.js';

/** Providers answer within this, or are away. */
export const TIMEOUT_MS = 10_000;

/** Asks a provider. None redirects: what does is not followed to wherever it points. */
export const ask = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** What to do about an answer that may pass: to wait as long as the provider says, if it says. */
export function notNow(what: string, response: Response, now: Date): Error {
  const after = secondsAfter(response.headers.get('retry-after'), now);
  return after === null ? new Error(what) : new TryLater(what, after);
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsAfter(value: string | null, now: Date): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}
