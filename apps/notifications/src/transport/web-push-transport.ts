import type { Clock } from '@setpoint/kernel';
import webPush from 'web-push';
import { MessageTransport, Undeliverable } from '../application/ports/message-transport.js';
import type { ComposedMessage } from '../application/ports/messages.js';
import type { Subscriptions } from '../application/ports/subscriptions.js';
import { payloadOf } from '../domain/mail/reminders.js';

export interface WebPushOptions {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`, for push services that have a complaint. */
  readonly contact: string;
}

const TIMEOUT_MS = 10_000;
const DAY_SECONDS = 86_400;
/** The browser has ended the subscription (RFC 8030, 7.3). */
const GONE: readonly number[] = [404, 410];
/** The push service will never take this message. */
const HOPELESS: readonly number[] = [400, 413];

/** Sends notifications to browsers, encrypted so that only they can read them (RFC 8030, 8291, 8292). */
export class WebPushTransport extends MessageTransport {
  readonly staysHere = false;

  constructor(
    private readonly options: WebPushOptions,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(message: ComposedMessage): Promise<void> {
    const subscription = message.subscriptionId && (await this.subscriptions.find(message.subscriptionId));
    // Signed out meanwhile, or somebody else at this browser.
    if (!subscription || subscription.userId !== message.userId) throw new Undeliverable('the browser is gone');
    const { endpoint, p256dh, auth } = subscription;
    const { publicKey, privateKey, contact } = this.options;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...payloadOf(message), language: message.language }),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: this.secondsLeft(message),
        urgency: 'normal',
      },
    );
    // A push service never redirects: what does is not followed to wherever it points.
    const response = await fetch(endpoint, {
      method: request.method,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(request.body!),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    if (GONE.includes(response.status)) {
      await this.subscriptions.remove(subscription.id);
      throw new Undeliverable('the browser has ended its subscription');
    }
    const refused = `the push service answered ${response.status}`;
    throw HOPELESS.includes(response.status) ? new Undeliverable(refused) : new Error(refused);
  }

  /** How long the push service keeps it for a browser that is off. */
  private secondsLeft({ goodUntil }: ComposedMessage): number {
    if (goodUntil === null) return DAY_SECONDS;
    return Math.max(0, Math.floor((goodUntil.getTime() - this.clock.now().getTime()) / 1_000));
  }
}
