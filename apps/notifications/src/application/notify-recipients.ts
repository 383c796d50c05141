import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@setpoint/events';
import { Clock, Ids } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import { sendsWhatsApp, type NotificationsConfig } from '../config.js';
import { mailOf } from '../domain/mail/mail-content.js';
import { noticeContentOf } from '../domain/mail/notice-words.js';
import type { Notice } from '../domain/notice.js';
import { wants } from '../domain/preferences.js';
import { nextDigest } from '../domain/quiet-hours.js';
import { isReachable, NO_REACH, type Reach } from '../domain/reach.js';
import { type Occurrence, recipientsOf } from '../domain/recipients.js';
import { isDigested, isPushed, topicOf } from '../domain/topics.js';
import type {
  ForDigest,
  Kept,
  NewMessage,
  NewNotification,
  NotificationRef,
  UnitOfWork,
} from './ports/unit-of-work.js';

/** Not mailed if read in the app by then (CHT-07). */
const CHAT_MAIL_DELAY_MS = 3_600_000;

/** An occurrence with a stable id. */
export type Source = Occurrence & Pick<EventEnvelope, 'id'>;

type WhatsAppSettings = Pick<NotificationsConfig, 'smtpUrl' | 'whatsappToken'>;

/** Notifies everyone concerned by an event: always in the app, and on other channels by importance and preferences (NTF-07). */
@Injectable()
export class NotifyRecipients {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly settings: WhatsAppSettings,
  ) {}

  /** Resolves with the recipients. Idempotent per event (NTF-08). */
  async execute(
    event: EventEnvelope,
    work: UnitOfWork,
    known: { readonly referredBy?: string | null } = {},
  ): Promise<string[]> {
    return this.deliver(recipientsOf(event, known), event, work);
  }

  /** The same for notices that no event caused. Resolves with the people notified; a source notifies each person once. */
  async deliver(notices: readonly Notice[], event: Source, work: UnitOfWork): Promise<string[]> {
    const createdAt = this.clock.now();
    const notifications = notices.map((notice): NewNotification => ({
      ...notice,
      id: this.ids.next(),
      eventId: event.id,
      createdAt,
    }));
    if (notifications.length === 0) return [];
    const kept = await work.keep(notifications);
    if (kept.length === 0) return [];
    work.pushUnreadCounts(kept.map((notification) => notification.userId));
    const reaches = await work.reaches(kept.map(({ userId }) => userId));
    const reachOf = ({ userId }: Kept) => reaches.get(userId) ?? NO_REACH;
    await work.post(
      kept.flatMap((one) => [...this.mailOf(one, event), ...this.instantMessagesOf(one, event, reachOf(one))]),
    );
    await work.addToDigests(kept.flatMap((one) => digestOf(one, event, reachOf(one))));
    return kept.map(({ userId }) => userId);
  }

  private mailOf(notification: Kept, event: Source): NewMessage[] {
    const content = mailOf(noticeOf(notification), event);
    // No second mail for a conversation already announced.
    if (!content || notification.replaces) return [];
    const { userId, createdAt } = notification;
    const ref = notificationRef(notification);
    const later = ref.conversationId ? { dueAt: new Date(createdAt.getTime() + CHAT_MAIL_DELAY_MS) } : {};
    return [
      { id: this.ids.next(), userId, template: content.template, content, createdAt, notification: ref, ...later },
    ];
  }

  /** Push to each device, and WhatsApp, by preference. */
  private instantMessagesOf(notification: Kept, event: Source, reach: Reach): NewMessage[] {
    const { userId, createdAt, type } = notification;
    if (!isPushed(type)) return [];
    const content = noticeContentOf(noticeOf(notification), event.data);
    const startsAt = content.about?.startsAt;
    const message = (channel: 'PUSH' | 'WHATSAPP', subscriptionId: string | null): NewMessage => ({
      ...{ id: this.ids.next(), userId, channel, template: content.template, content, createdAt, subscriptionId },
      notification: notificationRef(notification),
      // Expires at the start of the match.
      goodUntil: startsAt && Date.parse(startsAt) > createdAt.getTime() ? new Date(startsAt) : null,
    });
    const topic = topicOf(type);
    const byWhatsApp = sendsWhatsApp(this.settings) && !notification.replaces && isReachable(reach, topic, 'WHATSAPP');
    return [
      ...(isReachable(reach, topic, 'PUSH') ? reach.subscriptions.map((id) => message('PUSH', id)) : []),
      ...(byWhatsApp ? [message('WHATSAPP', null)] : []),
    ];
  }
}

function digestOf(notification: Kept, event: Source, reach: Reach): ForDigest[] {
  const { id: notificationId, userId, createdAt, type } = notification;
  const { digest, closed, choices, timeZone } = reach;
  if (!isDigested(type) || mailOf(notification, event) || digest === 'NONE' || closed) return [];
  if (!wants(choices, topicOf(type), 'EMAIL')) return [];
  return [{ notificationId, userId, createdAt, dueAt: nextDigest(createdAt, digest, timeZone) }];
}

/** The part of a notification that its messages keep. */
export const notificationRef = ({ id, type, conversationId = null }: Kept): NotificationRef => ({
  ...{ id, type, topic: topicOf(type), conversationId },
});

/** The notice alone: what a message keeps until it is composed. */
function noticeOf(kept: Kept): Notice {
  const { userId, type, senderId, matchId, courtId, level, guestName, competition, about } = kept;
  const { conversationId = null } = kept;
  return { userId, type, senderId, matchId, courtId, level, guestName, competition, about, conversationId };
}
