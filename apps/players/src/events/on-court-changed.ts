import { Injectable } from '@nestjs/common';
import { courtChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepCourtSurfaces } from '../persistence/projections/court-surfaces.js';

/** Surfaces of a centre (PLY-07). */
@Injectable()
@OnEvent(courtChanged, { overwrites: true })
export class OnCourtChanged implements EventHandler<typeof courtChanged> {
  handle({ data }: EventOf<typeof courtChanged>, manager: EntityManager): Promise<void> {
    return keepCourtSurfaces(manager, [data]);
  }
}
