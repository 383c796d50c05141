import { Injectable } from '@nestjs/common';
import type { DataOf, matchReminderDue } from '@setpoint/events';
import { Clock, Ids, PLATFORM_USER } from '@setpoint/kernel';
import { isReachable } from '../domain/reach.js';
import { reminderChannel } from '../domain/reminders.js';
import type { NewInstantMessage, UnitOfWork } from './ports/unit-of-work.js';

/** Reminds players away from the app: by SMS an hour before a match at a centre, by push the day before (REP-05). */
@Injectable()
export class SendReminders {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** `reminded` are recipients of new notifications, so that repeated events remind nobody. */
  async execute(
    { match, ahead }: DataOf<typeof matchReminderDue>,
    reminded: readonly string[],
    work: UnitOfWork,
  ): Promise<void> {
    const channel = reminderChannel({ match, ahead });
    if (channel === null || reminded.length === 0) return;
    const reaches = await work.reaches(reminded);
    const template = 'matchReminder' as const;
    const message = (userId: string, subscriptionId: string | null): NewInstantMessage => ({
      ...{ id: this.ids.next(), userId, channel, template, subscriptionId },
      // Sent regardless of the read state.
      notification: { id: null, type: 'MATCH_REMINDER', topic: 'REMINDERS', conversationId: null },
      content: { template, actorId: PLATFORM_USER, match, countsAt: null },
      // Afterwards nobody needs it.
      goodUntil: match.startsAt === null ? null : new Date(match.startsAt),
      createdAt: this.clock.now(),
    });
    await work.post(
      reminded.flatMap((userId) => {
        const reach = reaches.get(userId);
        if (!reach || !isReachable(reach, 'REMINDERS', channel)) return [];
        return channel === 'SMS' ? [message(userId, null)] : reach.subscriptions.map((id) => message(userId, id));
      }),
    );
  }
}
