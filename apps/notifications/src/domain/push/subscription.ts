/** Where a browser takes notifications, and the keys with which they are encrypted for it (Web Push). */
export interface BrowserSubscription {
  readonly endpoint: string;
  /** Public key of the browser, base64url. */
  readonly p256dh: string;
  /** Secret shared with the browser, base64url. */
  readonly auth: string;
}

/** A push destination: a browser with its keys, or a phone, whose token is the endpoint. */
export interface PushTarget {
  readonly endpoint: string;
  /** Null of a phone. */
  readonly p256dh: string | null;
  readonly auth: string | null;
}

/** Where messages to the apps of phones are handed over (Firebase Cloud Messaging). */
const PHONES_HOST = 'fcm.googleapis.com';

export const isBrowser = (target: PushTarget): target is BrowserSubscription =>
  target.p256dh !== null && target.auth !== null;

/** Of the endpoint only where it is: whoever has all of it could be mistaken for us. */
export const placeOf = (target: PushTarget): string =>
  isBrowser(target) ? new URL(target.endpoint).host : PHONES_HOST;

export type SubscriptionRefusal = 'PUSH_ENDPOINT_NOT_ALLOWED' | 'PUSH_KEYS_NOT_VALID';

/** Firebase's tokens: letters that need no quoting anywhere. */
const TOKEN = /^[\w:%.-]{20,400}$/;
export const findTokenRefusal = (token: string): 'DEVICE_TOKEN_NOT_VALID' | null =>
  TOKEN.test(token) ? null : 'DEVICE_TOKEN_NOT_VALID';

/** Push services of browsers; other client-supplied addresses are rejected (SSRF). */
const PUSH_SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)+notify\.windows\.com|(?:[\w-]+\.)*push\.apple\.com)$/;
/** Browsers of one person: each reminder goes to all of them. */
export const MOST_SUBSCRIPTIONS = 10;
const LONGEST_ENDPOINT = 1_000;
const KEY_BYTES = 65;
const SECRET_BYTES = 16;
/** First byte of an uncompressed point of P-256. */
const UNCOMPRESSED = 0x04;

/** Why a destination is rejected; null if valid. `origins` are additional push services. */
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
