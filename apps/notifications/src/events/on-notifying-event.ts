import { Injectable } from '@nestjs/common';
import { accountVerified, matchReminderDue, type EventContract, type EventEnvelope } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { NotifyRecipients } from '../application/notify-recipients.js';
import { notifyingEvents } from '../domain/recipients.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

/** These need more than the event, or lead to more: they have handlers of their own. */
const OTHERWISE: readonly EventContract[] = [accountVerified, matchReminderDue];

/** The reaction to every event whose recipients `recipientsOf` knows from the event alone. */
@Injectable()
@OnEvent(notifyingEvents().filter((contract) => !OTHERWISE.includes(contract)))
export class OnNotifyingEvent implements EventHandler<EventContract> {
  constructor(
    private readonly notifyRecipients: NotifyRecipients,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle(event: EventEnvelope, manager: EntityManager, effects: Effects): Promise<void> {
    await this.notifyRecipients.execute(event, this.unitsOfWork.on(manager, effects));
  }
}
