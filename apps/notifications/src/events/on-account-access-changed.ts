import { Injectable } from '@nestjs/common';
import { accountAccessChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveAccess } from '../persistence/projections/reach.js';

@Injectable()
@OnEvent(accountAccessChanged, { overwrites: true })
export class OnAccountAccessChanged implements EventHandler<typeof accountAccessChanged> {
  async handle(event: EventOf<typeof accountAccessChanged>, manager: EntityManager): Promise<void> {
    await saveAccess(manager, event.data);
  }
}
