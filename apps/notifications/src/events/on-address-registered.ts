import { Injectable } from '@nestjs/common';
import { accountRegistered, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveAddresses } from '../persistence/projections/people.js';

/** Where the person's mails go at first; by itself, because the address changes without the rest of the account. */
@Injectable()
@OnEvent(accountRegistered, { overwrites: { what: 'address' } })
export class OnAddressRegistered implements EventHandler<typeof accountRegistered> {
  async handle(event: EventOf<typeof accountRegistered>, manager: EntityManager): Promise<void> {
    await saveAddresses(manager, [event.data]);
  }
}
