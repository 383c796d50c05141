import { Injectable } from '@nestjs/common';
import { accountRegistered, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveAccounts } from '../persistence/projections/people.js';

/** Who the person is, until there is a profile, and who invited them. */
@Injectable()
@OnEvent(accountRegistered, { overwrites: true })
export class OnAccountRegistered implements EventHandler<typeof accountRegistered> {
  async handle(event: EventOf<typeof accountRegistered>, manager: EntityManager): Promise<void> {
    await saveAccounts(manager, [event.data]);
  }
}
