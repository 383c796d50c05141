import { Injectable } from '@nestjs/common';
import { favouriteChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PostgresProposalWatches } from '../persistence/postgres-proposal-watches.js';
import { projectFavourite } from '../persistence/projections/relations.js';

/** Favourite centres are preferred for proposed times (BYD-04). */
@Injectable()
@OnEvent(favouriteChanged, { overwrites: { key: ({ userId, courtId }) => `${userId} ${courtId}` } })
export class OnFavouriteChanged implements EventHandler<typeof favouriteChanged> {
  constructor(private readonly watches: PostgresProposalWatches) {}

  async handle({ data }: EventOf<typeof favouriteChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    await projectFavourite(manager, data);
    await this.watches.again(data.userId, manager, effects);
  }
}
