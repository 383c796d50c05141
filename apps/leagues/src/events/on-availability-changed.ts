import { Injectable } from '@nestjs/common';
import { availabilityChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectAvailability } from '../persistence/projections/players.js';

/** Availability, to avoid asking again (LEA-05). */
@Injectable()
@OnEvent(availabilityChanged, { overwrites: true })
export class OnAvailabilityChanged implements EventHandler<typeof availabilityChanged> {
  handle({ data }: EventOf<typeof availabilityChanged>, manager: EntityManager): Promise<void> {
    return projectAvailability(manager, data);
  }
}
