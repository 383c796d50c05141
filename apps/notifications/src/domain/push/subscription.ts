/** Where a browser takes notifications, and the keys with which they are encrypted for it (Web Push). */
export interface BrowserSubscription {
  readonly endpoint: string;
  /** Public key of the browser, base64url. */
  readonly p256dh: string;
  /** Secret shared with the browser, base64url. */
  readonly auth: string;
}

export type SubscriptionRefusal = 'PUSH_ENDPOINT_NOT_ALLOWED' | 'PUSH_KEYS_NOT_VALID';

/** The push services of browsers. Nothing is sent to any other address that a client names. */
const PUSH_SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)+notify\.windows\.com|(?:[\w-]+\.)*push\.apple\.com)$/;
/** Browsers of one person: each reminder goes to all of them. */
export const MOST_SUBSCRIPTIONS = 10;
const LONGEST_ENDPOINT = 1_000;
const KEY_BYTES = 65;
const SECRET_BYTES = 16;
/** First byte of an uncompressed point of P-256. */
const UNCOMPRESSED = 0x04;

/** Why notifications can't be sent there; null when they can. `origins` are push services besides those of browsers. */
export function findSubscriptionRefusal(
  { endpoint, p256dh, auth }: BrowserSubscription,
  origins: readonly string[],
): SubscriptionRefusal | null {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return 'PUSH_ENDPOINT_NOT_ALLOWED';
  const { origin, username, password, href } = new URL(endpoint);
  // Written otherwise, one address would be two browsers.
  if (username || password || href !== endpoint) return 'PUSH_ENDPOINT_NOT_ALLOWED';
  if (!PUSH_SERVICES.test(origin) && !origins.includes(origin)) return 'PUSH_ENDPOINT_NOT_ALLOWED';
  const key = bytesOf(p256dh);
  const isKey = key?.length === KEY_BYTES && key[0] === UNCOMPRESSED;
  return isKey && bytesOf(auth)?.length === SECRET_BYTES ? null : 'PUSH_KEYS_NOT_VALID';
}

const bytesOf = (text: string): Buffer | null =>
  /^[\w-]{1,100}={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null;
