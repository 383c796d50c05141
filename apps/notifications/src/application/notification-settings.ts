import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Identity, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import { sendsWhatsApp, type NotificationsConfig } from '../config.js';
import { findPreferenceRefusal, type Choice, type PreferenceRefusal } from '../domain/preferences.js';
import {
  type BrowserSubscription,
  findSubscriptionRefusal,
  findTokenRefusal,
  MOST_SUBSCRIPTIONS,
  type PushTarget,
  type SubscriptionRefusal,
} from '../domain/push/subscription.js';
import { findQuietHoursRefusal, type DigestFrequency, type QuietHours } from '../domain/quiet-hours.js';
import { NO_REACH, type Reach } from '../domain/reach.js';
import { Reaches } from './ports/reach.js';
import { Subscriptions } from './ports/subscriptions.js';

type SignedIn = Pick<Extract<Identity, { kind: 'user' }>, 'userId' | 'sessionId'>;

export interface Settings {
  readonly userId: UserId;
  readonly reach: Reach;
  /** Public VAPID key; null if web push is not configured. */
  readonly pushKey: string | null;
  /** Whether the browser or phone of this session takes notifications. */
  readonly pushHere: boolean;
  readonly whatsAppAvailable: boolean;
}

type Used = Pick<NotificationsConfig, 'vapidPublicKey' | 'pushServices' | 'smtpUrl' | 'whatsappToken'> &
  Pick<NotificationsConfig, 'fcmServiceAccount'>;

/** Notification preferences: channels, quiet hours, devices (ACC-03, NTF-07). */
@Injectable()
export class NotificationSettings {
  constructor(
    private readonly reaches: Reaches,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly settings: Used,
  ) {}

  async of({ userId, sessionId }: SignedIn): Promise<Settings> {
    const reach = (await this.reaches.of([userId])).get(userId) ?? NO_REACH;
    const pushHere = await this.subscriptions.isIn(sessionId);
    const { vapidPublicKey: pushKey = null } = this.settings;
    return { userId, reach, pushKey, pushHere, whatsAppAvailable: sendsWhatsApp(this.settings) };
  }

  async choose(choice: Choice, { userId }: SignedIn): Promise<Outcome<null, PreferenceRefusal>> {
    const refusal = findPreferenceRefusal(choice);
    if (refusal) return refuse(refusal);
    await this.reaches.choose(userId, choice);
    return accept(null);
  }

  async keepQuiet(quiet: QuietHours, { userId }: SignedIn): Promise<Outcome<null, 'QUIET_HOURS_NOT_VALID'>> {
    const refusal = findQuietHoursRefusal(quiet);
    if (refusal) return refuse(refusal);
    await this.reaches.setQuietHours(userId, quiet);
    return accept(null);
  }

  gather(digest: DigestFrequency, { userId }: SignedIn): Promise<void> {
    return this.reaches.setDigest(userId, digest);
  }

  /** The browser of this session takes notifications from now on. */
  async subscribe(
    browser: BrowserSubscription,
    who: SignedIn,
  ): Promise<Outcome<null, SubscriptionRefusal | 'PUSH_NOT_AVAILABLE'>> {
    if (!this.settings.vapidPublicKey) return refuse('PUSH_NOT_AVAILABLE');
    const refusal = findSubscriptionRefusal(browser, this.settings.pushServices);
    if (refusal) return refuse(refusal);
    await this.add(browser, who);
    return accept(null);
  }

  /** The phone of this session does. */
  async register(
    token: string,
    who: SignedIn,
  ): Promise<Outcome<null, 'DEVICE_TOKEN_NOT_VALID' | 'PUSH_NOT_AVAILABLE'>> {
    if (!this.settings.fcmServiceAccount && this.settings.smtpUrl) return refuse('PUSH_NOT_AVAILABLE');
    const refusal = findTokenRefusal(token);
    if (refusal) return refuse(refusal);
    await this.add({ endpoint: token, p256dh: null, auth: null }, who);
    return accept(null);
  }

  unsubscribe({ sessionId }: SignedIn): Promise<void> {
    return this.subscriptions.removeFrom(sessionId);
  }

  private add({ endpoint, p256dh, auth }: PushTarget, { userId, sessionId }: SignedIn): Promise<void> {
    const subscription = { id: this.ids.next(), endpoint, p256dh, auth, userId, sessionId };
    return this.subscriptions.add({ ...subscription, createdAt: this.clock.now() }, MOST_SUBSCRIPTIONS);
  }
}
