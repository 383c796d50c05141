import { published } from '@setpoint/events';
import { accept, type FieldError, type Outcome, refuse } from '@setpoint/kernel';

/** Data of a partner's API key: the permitted webhook content. */
export interface PartnerKey {
  readonly keyId: string;
  readonly name: string;
  readonly owner: string;
  readonly scopes: readonly string[];
  readonly courtId: string | null;
  readonly expiresAt: Date | null;
  readonly revoked: boolean;
}

export type DisabledReason = 'BY_SUPPORT' | 'FAILING' | 'GONE';

/** A partner's webhook endpoint and its events (BYD-11). Secrets are decrypted. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly keyId: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly secret: string;
  /** Signs beside the new one, until then. */
  readonly formerSecret: { readonly secret: string; readonly until: Date } | null;
  readonly disabled: DisabledReason | null;
  /** Since when deliveries fail; null if the last one succeeded. */
  readonly failingSince: Date | null;
  readonly createdAt: Date;
}

export type WebhookRefusal =
  | 'INVALID_DATA'
  | 'API_KEY_NOT_FOUND'
  | 'API_KEY_ENDED'
  | 'ENDPOINT_NOT_FOUND'
  | 'ENDPOINT_DISABLED';

const LONGEST_URL = 500;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Endpoints failing for this long are disabled. */
const GIVEN_UP_AFTER_MS = 5 * DAY_MS;

/** Overlap of both secrets. */
const OVERLAP_MS = DAY_MS;

/**
 * The endpoint's secrets from now on. Asked for again within a minute, as by a second press, the secret that was made in
 * between is with nobody yet: the one that the receiver knows goes on beside the newest.
 */
export function rotatedSecrets(
  { secret: before, formerSecret }: Pick<WebhookEndpoint, 'secret' | 'formerSecret'>,
  secret: string,
  now: Date,
): Pick<WebhookEndpoint, 'secret' | 'formerSecret'> {
  const age = formerSecret ? OVERLAP_MS - (formerSecret.until.getTime() - now.getTime()) : Infinity;
  if (age < MINUTE_MS) return { secret, formerSecret };
  return { secret, formerSecret: { secret: before, until: new Date(now.getTime() + OVERLAP_MS) } };
}

export const isOpen = ({ revoked, expiresAt }: PartnerKey, now: Date): boolean =>
  !revoked && (!expiresAt || expiresAt > now);

/** Whether the key may receive this event. */
export const mayReceive = ({ scopes, courtId }: PartnerKey, { scope, ownCentre }: published.PublicEvent): boolean =>
  scopes.includes(scope) && (!ownCentre || courtId !== null);

/**
 * An address is taken with https only, and never with a name and password in it. To which machine it leads is looked at
 * when a delivery connects.
 */
function findUrlError(text: string, plain: boolean): string | null {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return 'INVALID';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(plain && url.protocol === 'http:')) return 'NOT_HTTPS';
  return url.username || url.password || url.hash ? 'INVALID' : null;
}

export interface EndpointWish {
  readonly url: string;
  readonly types: readonly string[];
}

/** Validation of an endpoint's settings for this key; null if valid. `plain` allows addresses without TLS, for tests. */
export function findWishRefusal(
  { url, types }: EndpointWish,
  key: PartnerKey | null,
  now: Date,
  plain: boolean,
): Outcome<PartnerKey, WebhookRefusal> {
  if (!key) return refuse('API_KEY_NOT_FOUND');
  if (!isOpen(key, now)) return refuse('API_KEY_ENDED');
  const fields: FieldError[] = [];
  const urlError = findUrlError(url, plain);
  if (urlError) fields.push({ field: 'url', code: urlError });
  if (types.length === 0) fields.push({ field: 'types', code: 'REQUIRED' });
  for (const type of types) {
    const event = published.PUBLIC_EVENTS.find((one) => one.type === type);
    if (!event) fields.push({ field: 'types', code: 'UNKNOWN' });
    else if (!mayReceive(key, event)) fields.push({ field: 'types', code: 'SCOPE_MISSING' });
  }
  return fields.length > 0 ? refuse('INVALID_DATA', { fields }) : accept(key);
}

/** The secrets that sign now, the newest first. */
export const signingSecrets = ({ secret, formerSecret }: WebhookEndpoint, now: Date): readonly string[] =>
  formerSecret && formerSecret.until > now ? [secret, formerSecret.secret] : [secret];

/** Whether an endpoint that failed again is given up. */
export const isGivenUp = ({ failingSince }: WebhookEndpoint, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= GIVEN_UP_AFTER_MS;
