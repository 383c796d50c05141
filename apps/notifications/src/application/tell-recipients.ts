import { Injectable } from '@nestjs/common';
import { matchCancelled, resultEntered, type DataOf, type EventEnvelope } from '@setpoint/events';
import { Clock, Ids } from '@setpoint/kernel';
import { mailFor } from '../domain/mail/mail-rules.js';
import { recipientsOf } from '../domain/recipients.js';
import type { Desk, NewMessage, NewNotification, Person } from './desk.js';
import { Letters } from './letters.js';

type MatchData = DataOf<typeof matchCancelled> & Partial<Pick<DataOf<typeof resultEntered>, 'result' | 'countsAt'>>;

/** Tells everyone concerned of an event: in the app always, by mail where it matters (NTF-07). */
@Injectable()
export class TellRecipients {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly letters: Letters,
  ) {}

  /** The same event again tells nobody anything new (NTF-08). */
  async execute(event: EventEnvelope, desk: Desk, known: { readonly referredBy?: string | null } = {}): Promise<void> {
    const createdAt = this.clock.now();
    const notifications = recipientsOf(event, known).map((notice): NewNotification => ({
      ...notice,
      id: this.ids.next(),
      eventId: event.id,
      createdAt,
    }));
    if (notifications.length === 0) return;
    const kept = await desk.keep(notifications);
    if (kept.length === 0) return;
    desk.ring(kept.map((notification) => notification.userId));
    await this.mail(event, kept, desk);
  }

  private async mail(event: EventEnvelope, notifications: readonly NewNotification[], desk: Desk): Promise<void> {
    const due = notifications.flatMap((notification) => {
      const template = mailFor(notification.type, event);
      return template ? [{ notification, template }] : [];
    });
    if (due.length === 0) return;

    const { match, result, countsAt } = event.data as MatchData;
    const involved = new Set([...match.teamA, ...match.teamB]);
    for (const { notification } of due) involved.add(notification.userId).add(notification.senderId);
    const people = await desk.people([...involved]);
    const court = match.courtId === null ? null : await desk.place(match.courtId);
    const names = new Map([...people.values()].map((person) => [person.userId, person.displayName]));

    const messages = due.flatMap(({ notification, template }): NewMessage[] => {
      const reader = people.get(notification.userId);
      if (!hasAddress(reader)) return [];
      const actor = names.get(notification.senderId) ?? null;
      const mail = this.letters.match({
        template,
        reader,
        actor,
        match,
        court,
        names,
        ...(result && { result }),
        countsAt: countsAt ?? null,
      });
      return [
        {
          id: this.ids.next(),
          channel: 'EMAIL',
          to: reader.email,
          ...mail,
          template,
          language: reader.language,
          createdAt: notification.createdAt,
        },
      ];
    });
    await desk.post(messages);
  }
}

/** Without one there is the notification in the app only. */
function hasAddress(person: Person | undefined): person is Person & { readonly email: string } {
  return typeof person?.email === 'string';
}
