import { Injectable } from '@nestjs/common';
import {
  matchCancelled,
  matchExpired,
  matchReady,
  matchReorganised,
  type EventContract,
  type EventEnvelope,
  type EventOf,
} from '@setpoint/events';
import { Clock } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveBooking } from '../persistence/projections/bookings.js';

/** A match got or lost its court and time: the centre may be informed (CRT-09). */
@Injectable()
@OnEvent([matchReady, matchReorganised, matchCancelled, matchExpired])
export class OnBookingChanged implements EventHandler<EventContract> {
  constructor(private readonly clock: Clock) {}

  async handle(event: EventEnvelope, manager: EntityManager, effects: Effects): Promise<void> {
    const { match } = (event as EventOf<typeof matchReady>).data;
    await saveBooking(manager, effects, match, event.type === matchReady.type, this.clock.now());
  }
}
