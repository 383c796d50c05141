import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@setpoint/events';
import { Clock, Ids } from '@setpoint/kernel';
import { mailOf } from '../domain/mail/mail-content.js';
import { recipientsOf } from '../domain/recipients.js';
import type { NewMail, NewNotification, UnitOfWork } from './ports/unit-of-work.js';

/** Notifies everyone concerned of an event: in the app always, by mail where it matters (NTF-07). */
@Injectable()
export class NotifyRecipients {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Resolves with who was notified. The same event again leads to nothing new (NTF-08). */
  async execute(
    event: EventEnvelope,
    work: UnitOfWork,
    known: { readonly referredBy?: string | null } = {},
  ): Promise<string[]> {
    const createdAt = this.clock.now();
    const notifications = recipientsOf(event, known).map((notice): NewNotification => ({
      ...notice,
      id: this.ids.next(),
      eventId: event.id,
      createdAt,
    }));
    if (notifications.length === 0) return [];
    const kept = await work.keep(notifications);
    if (kept.length === 0) return [];
    work.pushUnreadCounts(kept.map((notification) => notification.userId));
    await work.post(kept.flatMap((notification) => this.mailOf(notification, event)));
    return kept.map(({ userId }) => userId);
  }

  private mailOf(notification: NewNotification, event: EventEnvelope): NewMail[] {
    const content = mailOf(notification, event);
    if (!content) return [];
    const { userId, createdAt } = notification;
    return [{ id: this.ids.next(), userId, template: content.template, content, createdAt }];
  }
}
