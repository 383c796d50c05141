import { Injectable } from '@nestjs/common';
import { accountVerified, matchReminderDue, type EventContract, type EventEnvelope } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { NotifyRecipients } from '../application/notify-recipients.js';
import { notifyingEvents } from '../domain/recipients.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

/** Events with their own handlers, since they need or cause more. */
const OTHERWISE: readonly EventContract[] = [accountVerified, matchReminderDue];

/** Handles all events whose recipients follow from the event alone (`recipientsOf`). */
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
