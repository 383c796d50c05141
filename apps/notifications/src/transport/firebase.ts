import type { Clock } from '@setpoint/kernel';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { notReachable, TooLarge, Undeliverable } from '../application/ports/message-transport.js';
import type { ComposedMessage } from '../application/ports/messages.js';
import type { ServiceAccount } from '../config.js';
import { ask, notNow } from './answers.js';
import { isUrgent, pushPayloadOf, secondsLeft, topicOf } from './push-message.js';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** An access token is renewed so long before it ends. */
const SPARE_MS = 60_000;
const TOO_LARGE = 413;
const PASSING = (status: number) => status === 401 || status === 408 || status === 429 || status >= 500;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const refusal = z.object({
  error: z.object({
    message: z.string().optional(),
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
});

/** Hands notifications to the apps of phones (Firebase Cloud Messaging, HTTP v1). */
export class Firebase {
  private token: { readonly value: string; readonly until: number } | null = null;

  constructor(
    private readonly options: { readonly account: ServiceAccount; readonly url: string },
    private readonly clock: Clock,
  ) {}

  /** @throws Undeliverable, NOT_REACHABLE where the app is gone from the phone */
  async send(message: ComposedMessage, token: string): Promise<void> {
    const { account, url } = this.options;
    const response = await ask(`${url}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await this.accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: this.messageFor(message, token) }),
    });
    if (response.ok) return void (await response.body?.cancel());
    const error = refusal.safeParse(await response.json().catch(() => null)).data?.error;
    const code = error?.details?.find(({ errorCode }) => errorCode)?.errorCode;
    const refused = `Firebase answered ${response.status}${code ? ` ${code}` : ''}`;
    if (response.status === 404 || code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH')
      throw notReachable(refused);
    if (response.status === TOO_LARGE) throw new TooLarge(refused);
    // The token was revoked or expired early: retry with a new one.
    if (response.status === 401) this.token = null;
    throw PASSING(response.status) ? notNow(refused, response, this.clock.now()) : new Undeliverable(refused);
  }

  private messageFor(message: ComposedMessage, token: string) {
    const { title, body, url, tag, id, language } = pushPayloadOf(message);
    const seconds = secondsLeft(message, this.clock.now());
    const collapse = topicOf(message);
    return {
      token,
      notification: { title, body },
      data: { id, url, language },
      android: {
        priority: isUrgent(message) ? 'HIGH' : 'NORMAL',
        ttl: `${seconds}s`,
        ...(collapse && { collapse_key: collapse }),
        notification: { tag },
      },
      apns: {
        headers: {
          'apns-priority': isUrgent(message) ? '10' : '5',
          'apns-expiration': String(Math.floor(this.clock.now().getTime() / 1_000) + seconds),
          ...(collapse && { 'apns-collapse-id': collapse }),
        },
      },
    };
  }

  /** For an hour or so, in exchange for what is signed with the account's key. */
  private async accessToken(): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.token && now < this.token.until) return this.token.value;
    const { client_email, private_key, token_uri } = this.options.account;
    // By the real clock, as the provider's: the platform's may have been moved.
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(private_key, 'RS256'));
    const body = new URLSearchParams({ grant_type: GRANT, assertion });
    const response = await ask(token_uri, { method: 'POST', body });
    if (!response.ok) {
      await response.body?.cancel();
      throw notNow(`Google answered ${response.status}`, response, this.clock.now());
    }
    const { access_token: value, expires_in: seconds } = granted.parse(await response.json());
    this.token = { value, until: now + seconds * 1_000 - SPARE_MS };
    return value;
  }
}
