import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Identity, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import type { NotificationsConfig } from '../config.js';
import {
  type BrowserSubscription,
  findSubscriptionRefusal,
  MOST_SUBSCRIPTIONS,
  type SubscriptionRefusal,
} from '../domain/push/subscription.js';
import type { ReminderChannel } from '../domain/reminders.js';
import { Reaches } from './ports/reach.js';
import { Subscriptions } from './ports/subscriptions.js';

type SignedIn = Pick<Extract<Identity, { kind: 'user' }>, 'userId' | 'sessionId'>;

export interface Settings {
  readonly userId: UserId;
  readonly turnedOff: readonly ReminderChannel[];
  /** With what browsers subscribe; null when this installation sends no push. */
  readonly pushKey: string | null;
  /** Whether the browser of this session takes notifications. */
  readonly pushHere: boolean;
}

/** What somebody wants to be told outside of the app, and in which browsers (NTF-07). */
@Injectable()
export class NotificationSettings {
  constructor(
    private readonly reaches: Reaches,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly settings: Pick<NotificationsConfig, 'vapidPublicKey' | 'pushServices'>,
  ) {}

  async of({ userId, sessionId }: SignedIn): Promise<Settings> {
    const reach = (await this.reaches.of([userId])).get(userId);
    const pushHere = await this.subscriptions.isIn(sessionId);
    return { userId, turnedOff: reach?.turnedOff ?? [], pushKey: this.settings.vapidPublicKey ?? null, pushHere };
  }

  turn(channel: ReminderChannel, on: boolean, { userId }: SignedIn): Promise<void> {
    return this.reaches.turn(userId, channel, on);
  }

  /** The browser of this session takes notifications from now on. */
  async subscribe(
    browser: BrowserSubscription,
    { userId, sessionId }: SignedIn,
  ): Promise<Outcome<null, SubscriptionRefusal | 'PUSH_NOT_AVAILABLE'>> {
    if (!this.settings.vapidPublicKey) return refuse('PUSH_NOT_AVAILABLE');
    const refusal = findSubscriptionRefusal(browser, this.settings.pushServices);
    if (refusal) return refuse(refusal);
    const subscription = { id: this.ids.next(), ...browser, userId, sessionId, createdAt: this.clock.now() };
    await this.subscriptions.add(subscription, MOST_SUBSCRIPTIONS);
    return accept(null);
  }

  unsubscribe({ sessionId }: SignedIn): Promise<void> {
    return this.subscriptions.removeFrom(sessionId);
  }
}
