import { Injectable } from '@nestjs/common';
import { courtChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectCourt } from '../persistence/projections/courts.js';

/** Position and time zone of a court (MAT-03, MAT-15). */
@Injectable()
@OnEvent(courtChanged, { overwrites: true })
export class OnCourtChanged implements EventHandler<typeof courtChanged> {
  handle({ data }: EventOf<typeof courtChanged>, manager: EntityManager): Promise<void> {
    return projectCourt(manager, data);
  }
}
