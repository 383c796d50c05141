import { Injectable } from '@nestjs/common';
import { availabilityChanged, type EventOf } from '@setpoint/events';
import { Clock, userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { Books } from '../application/ports/books.js';
import { projectAvailability } from '../persistence/projections/people.js';

/** Entries without availability are excluded at the start (TRN-09). */
@Injectable()
@OnEvent(availabilityChanged, { overwrites: true })
export class OnAvailabilityChanged implements EventHandler<typeof availabilityChanged> {
  constructor(
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  async handle({ data }: EventOf<typeof availabilityChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    await projectAvailability(manager, data);
    await this.books.declareTasksOf(userId(data.userId), this.clock.now(), { manager, effects });
  }
}
