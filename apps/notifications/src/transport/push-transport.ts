import { MessageTransport, notReachable, Undeliverable } from '../application/ports/message-transport.js';
import type { ComposedMessage } from '../application/ports/messages.js';
import type { Subscriptions } from '../application/ports/subscriptions.js';
import { isBrowser } from '../domain/push/subscription.js';
import type { Firebase } from './firebase.js';
import type { WebPush } from './web-push-transport.js';

/** Push messages, to browsers and to phones. A device that is gone is forgotten. */
export class PushTransport extends MessageTransport {
  readonly staysHere = false;

  constructor(
    private readonly ways: { readonly browsers: WebPush | null; readonly phones: Firebase | null },
    private readonly subscriptions: Subscriptions,
    /** Takes what goes to phones where Firebase is not set up; none, and it is given up. */
    private readonly otherwise: MessageTransport | null,
  ) {
    super();
  }

  async send(message: ComposedMessage): Promise<void> {
    const subscription = message.subscriptionId && (await this.subscriptions.find(message.subscriptionId));
    // Signed out meanwhile, or somebody else at this browser.
    if (!subscription || subscription.userId !== message.userId) throw notReachable('the device is gone');
    const { browsers, phones } = this.ways;
    try {
      if (isBrowser(subscription) && browsers) return await browsers.send(message, subscription);
      if (!isBrowser(subscription) && phones) return await phones.send(message, subscription.endpoint);
    } catch (error) {
      if (error instanceof Undeliverable && error.reason === 'NOT_REACHABLE')
        await this.subscriptions.remove(subscription.id);
      throw error;
    }
    if (!this.otherwise) throw new Undeliverable('there is no provider for this device');
    await this.otherwise.send(message);
  }
}
