import { Injectable } from '@nestjs/common';
import { accountVerified, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { NotifyRecipients } from '../application/notify-recipients.js';
import { referrerOf } from '../persistence/projections/people.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

@Injectable()
@OnEvent(accountVerified)
export class OnAccountVerified implements EventHandler<typeof accountVerified> {
  constructor(
    private readonly notifyRecipients: NotifyRecipients,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle(event: EventOf<typeof accountVerified>, manager: EntityManager, effects: Effects): Promise<void> {
    const referredBy = await referrerOf(manager, event.data.userId);
    await this.notifyRecipients.execute(event, this.unitsOfWork.on(manager, effects), { referredBy });
  }
}
