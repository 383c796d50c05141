import { Injectable } from '@nestjs/common';
import { registrationReleased, type EventOf } from '@setpoint/events';
import { Clock, userId } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PostgresReleasedPlaces } from '../persistence/postgres-released-places.js';

/** An entry is out: what its players paid goes back, also what arrives later (TRN-07, TRN-09, BIL-06). */
@Injectable()
@OnEvent(registrationReleased)
export class OnRegistrationReleased implements EventHandler<typeof registrationReleased> {
  constructor(
    private readonly places: PostgresReleasedPlaces,
    private readonly clock: Clock,
  ) {}

  async handle({ data }: EventOf<typeof registrationReleased>, manager: EntityManager): Promise<void> {
    const { registrationId: reference, refunds, playerIds } = data;
    const targets = new Map(refunds.map(({ playerId, to }) => [playerId, to]));
    const places = [...new Set([...playerIds, ...targets.keys()])].map((playerId) => ({
      ...({ kind: 'TOURNAMENT', reference } as const),
      playerId: userId(playerId),
      to: targets.get(playerId) ?? 'MEANS',
    }));
    await this.places.on(manager).keep(places, this.clock.now());
  }
}
