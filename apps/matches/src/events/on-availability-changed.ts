import { Injectable } from '@nestjs/common';
import { availabilityChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PostgresProposalWatches } from '../persistence/postgres-proposal-watches.js';
import { projectAvailability } from '../persistence/projections/people.js';

/** Availability determines the proposed times (BYD-04). */
@Injectable()
@OnEvent(availabilityChanged, { overwrites: true })
export class OnAvailabilityChanged implements EventHandler<typeof availabilityChanged> {
  constructor(private readonly watches: PostgresProposalWatches) {}

  async handle({ data }: EventOf<typeof availabilityChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    await projectAvailability(manager, data);
    await this.watches.again(data.userId, manager, effects);
  }
}
