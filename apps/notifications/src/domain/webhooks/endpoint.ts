import { published } from '@setpoint/events';
import { accept, type FieldError, type Outcome, refuse } from '@setpoint/kernel';

/** What is known of a partner's API key: what its webhooks may carry. */
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

/** Where a partner wants to be told, and of what (BYD-11). Secrets as they are signed with. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly keyId: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly secret: string;
  /** Signs beside the new one, until then. */
  readonly formerSecret: { readonly secret: string; readonly until: Date } | null;
  readonly disabled: DisabledReason | null;
  /** Since when nothing has arrived; null when the last delivery did. */
  readonly failingSince: Date | null;
  readonly createdAt: Date;
}

export type WebhookRefusal =
  'INVALID_DATA' | 'API_KEY_NOT_FOUND' | 'API_KEY_ENDED' | 'ENDPOINT_NOT_FOUND' | 'ENDPOINT_DISABLED';

const LONGEST_URL = 500;
const DAY_MS = 86_400_000;
/** What fails for so long is not tried any more. */
const GIVEN_UP_AFTER_MS = 5 * DAY_MS;

export const isOpen = ({ revoked, expiresAt }: PartnerKey, now: Date): boolean =>
  !revoked && (!expiresAt || expiresAt > now);

/** Whether the key may be told of this. */
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

/** What is wrong with a wish for this key; null when nothing is. `plain`: addresses without TLS are taken, for tests. */
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
