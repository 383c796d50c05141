import { Injectable } from '@nestjs/common';
import { accept, Clock, type NotificationId, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { Log, PushBus } from '@setpoint/service-kit';
import { notifyTopic } from '../domain/notify-topic.js';
import { Mailboxes } from './ports/mailboxes.js';

export interface ReadNotificationCommand {
  /** `all` or `single`, as the contract's clients send it. */
  readonly what: string;
  readonly notificationId: NotificationId | null;
}

export type ReadRefusal = 'NOTIFICATION_NOT_FOUND' | 'NOTIFICATION_ID_REQUIRED' | 'WHAT_NOT_VALID';

/** Marks one or all notifications read (API-04); resolves with the new unread count. */
@Injectable()
export class ReadNotification {
  constructor(
    private readonly mailboxes: Mailboxes,
    private readonly push: PushBus,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(command: ReadNotificationCommand, userId: UserId): Promise<Outcome<number, ReadRefusal>> {
    const read = await this.markRead(command, userId);
    if (read.ok) await this.pushUnreadCount(userId);
    return read;
  }

  /** Best effort signal to the person's other screens. */
  private async pushUnreadCount(userId: UserId): Promise<void> {
    try {
      await this.push.publish(notifyTopic(userId), {});
    } catch (error) {
      this.log.warn({ err: error }, 'an unread count was not pushed');
    }
  }

  private async markRead(
    { what, notificationId }: ReadNotificationCommand,
    userId: UserId,
  ): Promise<Outcome<number, ReadRefusal>> {
    const now = this.clock.now();
    switch (what) {
      case 'all':
        return foundOr(await this.mailboxes.markAllRead(userId, notificationId, now));
      case 'single':
        return notificationId
          ? foundOr(await this.mailboxes.markRead(userId, notificationId, now))
          : refuse('NOTIFICATION_ID_REQUIRED');
      default:
        return refuse('WHAT_NOT_VALID');
    }
  }
}

const foundOr = (unread: number | null): Outcome<number, ReadRefusal> =>
  unread === null ? refuse('NOTIFICATION_NOT_FOUND') : accept(unread);
