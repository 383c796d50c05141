import { Injectable } from '@nestjs/common';
import { resultConfirmed, resultRevised, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { playersOf, pointsOfResult } from '../domain/points/earning.js';
import { keepPlayed } from '../persistence/projections/beginnings.js';
import { addPoints } from '../persistence/projections/points.js';

const RESULTS = [resultConfirmed, resultRevised];

/**
 * Points of a confirmed match, each cause once: doing it again does nothing, so results that are emitted anew give what
 * is missing. What was given stays given.
 */
@Injectable()
@OnEvent(RESULTS, { overwrites: true })
export class OnResultConfirmed implements EventHandler<(typeof RESULTS)[number]> {
  async handle({ data }: EventOf<(typeof RESULTS)[number]>, manager: EntityManager): Promise<void> {
    const at = new Date(data.confirmedAt);
    const referred = await keepPlayed(
      manager,
      playersOf(data).map((playerId) => ({ playerId, at })),
    );
    await addPoints(manager, [...pointsOfResult(data), ...referred]);
  }
}
