import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type NotificationId, type Outcome, type UserId } from '@setpoint/kernel';
import { PushBus } from '@setpoint/service-kit';
import { notifyTopic } from '../domain/notify-topic.js';
import { Mailboxes } from './mailboxes.js';

export type ReadNotificationCommand =
  | { readonly what: 'single'; readonly notificationId: NotificationId | null }
  | { readonly what: 'all'; readonly notificationId: NotificationId | null };

export type ReadRefusal = 'NOTIFICATION_NOT_FOUND' | 'NOTIFICATION_ID_REQUIRED';

/** Marks one or all of one's notifications read (API-04); answers how many are unread then. */
@Injectable()
export class ReadNotification {
  constructor(
    private readonly mailboxes: Mailboxes,
    private readonly push: PushBus,
    private readonly clock: Clock,
  ) {}

  async execute(command: ReadNotificationCommand, userId: UserId): Promise<Outcome<number, ReadRefusal>> {
    const { what, notificationId } = command;
    if (what === 'single' && !notificationId) return refuse('NOTIFICATION_ID_REQUIRED');
    const now = this.clock.now();
    const unread =
      what === 'single'
        ? await this.mailboxes.markRead(userId, notificationId!, now)
        : await this.mailboxes.markAllRead(userId, notificationId, now);
    if (unread === null) return refuse('NOTIFICATION_NOT_FOUND');
    await this.push.publish(notifyTopic(userId), {});
    return accept(unread);
  }
}
