import { Injectable } from '@nestjs/common';
import { courtChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { savePlaces } from '../persistence/projections/places.js';

@Injectable()
@OnEvent(courtChanged, { overwrites: true })
export class OnCourtChanged implements EventHandler<typeof courtChanged> {
  async handle(event: EventOf<typeof courtChanged>, manager: EntityManager): Promise<void> {
    await savePlaces(manager, [event.data]);
  }
}
