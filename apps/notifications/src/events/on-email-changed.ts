import { Injectable } from '@nestjs/common';
import { emailChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveAddresses } from '../persistence/projections/people.js';

@Injectable()
@OnEvent(emailChanged, { overwrites: { what: 'address' } })
export class OnEmailChanged implements EventHandler<typeof emailChanged> {
  async handle(event: EventOf<typeof emailChanged>, manager: EntityManager): Promise<void> {
    await saveAddresses(manager, [event.data]);
  }
}
