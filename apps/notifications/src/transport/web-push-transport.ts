import type { Clock } from '@setpoint/kernel';
import webPush from 'web-push';
import { notReachable, TooLarge, Undeliverable } from '../application/ports/message-transport.js';
import type { ComposedMessage } from '../application/ports/messages.js';
import type { BrowserSubscription } from '../domain/push/subscription.js';
import { ask, notNow } from './answers.js';
import { isUrgent, pushPayloadOf, secondsLeft, topicOf } from './push-message.js';

export interface WebPushOptions {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`, for push services that have a complaint. */
  readonly contact: string;
}

const TOO_LARGE = 413;
/** The subscription has ended (RFC 8030, 7.3). */
const GONE: readonly number[] = [404, 410];
/** Retryable statuses; all others are permanent. */
const PASSING = (status: number) => status === 429 || status === 408 || status >= 500 || status < 400;

/** Hands notifications to browsers, encrypted so that only they can read them (RFC 8030, 8291, 8292). */
export class WebPush {
  constructor(
    private readonly options: WebPushOptions,
    private readonly clock: Clock,
  ) {}

  /** @throws Undeliverable, NOT_REACHABLE where the browser is gone */
  async send(message: ComposedMessage, { endpoint, p256dh, auth }: BrowserSubscription): Promise<void> {
    const { publicKey, privateKey, contact } = this.options;
    const topic = topicOf(message);
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(pushPayloadOf(message)),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: secondsLeft(message, this.clock.now()),
        urgency: isUrgent(message) ? 'high' : 'normal',
        ...(topic !== null && { topic }),
      },
    );
    const response = await ask(endpoint, {
      method: request.method,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(request.body!),
    });
    await response.body?.cancel();
    if (response.ok) return;
    if (GONE.includes(response.status)) throw notReachable('the browser has ended its subscription');
    if (response.status === TOO_LARGE) throw new TooLarge('the push service takes no message of this size');
    const refused = `the push service answered ${response.status}`;
    throw PASSING(response.status) ? notNow(refused, response, this.clock.now()) : new Undeliverable(refused);
  }
}
