import { Injectable } from '@nestjs/common';
import { favouriteChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectFavourite } from '../persistence/projections/courts.js';

/** Favourites; players can write to their favourite centres (CHT-04). */
@Injectable()
@OnEvent(favouriteChanged, { overwrites: { key: ({ userId, courtId }) => `${userId} ${courtId}` } })
export class OnFavouriteChanged implements EventHandler<typeof favouriteChanged> {
  handle({ data }: EventOf<typeof favouriteChanged>, manager: EntityManager): Promise<void> {
    return projectFavourite(manager, data);
  }
}
