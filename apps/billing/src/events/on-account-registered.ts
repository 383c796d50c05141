import { Injectable } from '@nestjs/common';
import { accountRegistered, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepRegistrations } from '../persistence/projections/beginnings.js';
import { addPoints } from '../persistence/projections/points.js';

/** Records who referred a player and when the player registered. The first match may have arrived earlier. */
@Injectable()
@OnEvent(accountRegistered, { overwrites: true })
export class OnAccountRegistered implements EventHandler<typeof accountRegistered> {
  async handle({ data, time, snapshot }: EventOf<typeof accountRegistered>, manager: EntityManager): Promise<void> {
    // Events from before November 2026 lack the field: their own time is the registration.
    const registeredAt = data.registeredAt ?? (snapshot ? undefined : time);
    await addPoints(manager, await keepRegistrations(manager, [{ ...data, registeredAt }]));
  }
}
