import { Injectable } from '@nestjs/common';
import type { EventContract, EventEnvelope } from '@setpoint/events';
import type { Effects, EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { NotifyRecipients } from '../application/notify-recipients.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

/** The reaction to every event whose recipients `recipientsOf` knows from the event alone. */
@Injectable()
export abstract class NotifyingHandler implements EventHandler<EventContract> {
  constructor(
    private readonly notifyRecipients: NotifyRecipients,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle(event: EventEnvelope, manager: EntityManager, effects: Effects): Promise<void> {
    await this.notifyRecipients.execute(event, this.unitsOfWork.on(manager, effects));
  }
}
