import { Injectable } from '@nestjs/common';
import { accountAccessChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectAccess } from '../persistence/projections/people.js';

/** Closed accounts cannot be written to (CHT-04). */
@Injectable()
@OnEvent(accountAccessChanged, { overwrites: true })
export class OnAccountAccessChanged implements EventHandler<typeof accountAccessChanged> {
  handle({ data }: EventOf<typeof accountAccessChanged>, manager: EntityManager): Promise<void> {
    return projectAccess(manager, data);
  }
}
