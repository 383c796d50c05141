import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@setpoint/events';
import { Clock, Ids } from '@setpoint/kernel';
import { mailFor } from '../domain/mail/mail-rules.js';
import { contentOf } from '../domain/mail/match-mails.js';
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

  private mailOf({ userId, type, senderId, createdAt }: NewNotification, event: EventEnvelope): NewMail[] {
    const template = mailFor(type, event);
    if (!template) return [];
    return [{ id: this.ids.next(), userId, template, content: contentOf(template, senderId, event), createdAt }];
  }
}
