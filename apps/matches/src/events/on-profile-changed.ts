import { Injectable } from '@nestjs/common';
import { profileChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PostgresProposalWatches } from '../persistence/postgres-proposal-watches.js';
import { projectProfile } from '../persistence/projections/people.js';

/** A player's matches without a court take the player's position (MAT-15). */
@Injectable()
@OnEvent(profileChanged, { overwrites: true })
export class OnProfileChanged implements EventHandler<typeof profileChanged> {
  constructor(private readonly watches: PostgresProposalWatches) {}

  async handle({ data }: EventOf<typeof profileChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    await projectProfile(manager, data);
    await this.watches.again(data.userId, manager, effects);
  }
}
