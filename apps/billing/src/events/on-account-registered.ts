import { Injectable } from '@nestjs/common';
import { accountRegistered, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepRegistrations } from '../persistence/projections/beginnings.js';
import { addPoints } from '../persistence/projections/points.js';

/** Who brought a player here, and since when the player is here. The first match may have come before. */
@Injectable()
@OnEvent(accountRegistered, { overwrites: true })
export class OnAccountRegistered implements EventHandler<typeof accountRegistered> {
  async handle({ data, time, snapshot }: EventOf<typeof accountRegistered>, manager: EntityManager): Promise<void> {
    // From before November 2026 the event itself is the registration.
    const registeredAt = data.registeredAt ?? (snapshot ? undefined : time);
    await addPoints(manager, await keepRegistrations(manager, [{ ...data, registeredAt }]));
  }
}
