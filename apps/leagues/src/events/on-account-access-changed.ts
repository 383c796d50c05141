import { Injectable } from '@nestjs/common';
import { accountAccessChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectAccountAccess } from '../persistence/projections/players.js';

/** A closed account is nobody to play with. */
@Injectable()
@OnEvent(accountAccessChanged, { overwrites: true })
export class OnAccountAccessChanged implements EventHandler<typeof accountAccessChanged> {
  handle({ data }: EventOf<typeof accountAccessChanged>, manager: EntityManager): Promise<void> {
    return projectAccountAccess(manager, data);
  }
}
