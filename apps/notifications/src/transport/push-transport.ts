import { MessageTransport, notReachable, TooLarge, Undeliverable } from '../application/ports/message-transport.js';
import type { ComposedMessage } from '../application/ports/messages.js';
import type { Subscriptions } from '../application/ports/subscriptions.js';
import { isBrowser, type PushTarget } from '../domain/push/subscription.js';
import type { Firebase } from './firebase.js';
import { shortened } from './push-message.js';
import type { WebPush } from './web-push-transport.js';

/** Push messages, to browsers and to phones. A device that is gone is forgotten. */
export class PushTransport extends MessageTransport {
  readonly staysHere = false;

  constructor(
    private readonly ways: { readonly browsers: WebPush | null; readonly phones: Firebase | null },
    private readonly subscriptions: Subscriptions,
    /** Handles mobile push without Firebase; without it, messages are given up. */
    private readonly otherwise: MessageTransport | null,
  ) {
    super();
  }

  async send(message: ComposedMessage): Promise<void> {
    const subscription = message.subscriptionId && (await this.subscriptions.find(message.subscriptionId));
    // Signed out, or another user at this browser.
    if (!subscription || subscription.userId !== message.userId) throw notReachable('the device is gone');
    try {
      if (await this.handOver(message, subscription)) return;
    } catch (error) {
      if (error instanceof TooLarge) return void (await this.handOver(shortened(message), subscription));
      if (error instanceof Undeliverable && error.reason === 'NOT_REACHABLE')
        await this.subscriptions.remove(subscription.id);
      throw error;
    }
    if (!this.otherwise) throw new Undeliverable('there is no provider for this device');
    await this.otherwise.send(message);
  }
  /** Whether there is a provider for the device. */
  private async handOver(message: ComposedMessage, target: PushTarget): Promise<boolean> {
    const { browsers, phones } = this.ways;
    if (isBrowser(target)) await browsers?.send(message, target);
    else await phones?.send(message, target.endpoint);
    return (isBrowser(target) ? browsers : phones) !== null;
  }
}
