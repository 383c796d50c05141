import { Injectable } from '@nestjs/common';
import { favouriteChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectFavourite } from '../persistence/projections/relations.js';

/** Players of the same centre are kept apart in the first round if possible (TRN-03). */
@Injectable()
@OnEvent(favouriteChanged, { overwrites: { key: ({ userId, courtId }) => `${userId} ${courtId}` } })
export class OnFavouriteChanged implements EventHandler<typeof favouriteChanged> {
  handle({ data }: EventOf<typeof favouriteChanged>, manager: EntityManager): Promise<void> {
    return projectFavourite(manager, data);
  }
}
