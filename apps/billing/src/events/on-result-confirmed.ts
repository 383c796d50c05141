import { Injectable } from '@nestjs/common';
import { resultConfirmed, resultCorrected, resultRevised, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { playersOf, pointsOfResult } from '../domain/points/earning.js';
import { keepPlayed } from '../persistence/projections/beginnings.js';
import { correctPoints } from '../persistence/projections/corrected-points.js';
import { addPoints } from '../persistence/projections/points.js';

const RESULTS = [resultConfirmed, resultRevised, resultCorrected];

/**
 * Awards the points of a confirmed match, once per cause, so that re-emitted results add only what
 * is missing. Points are kept unless support corrects the result; then they are adjusted.
 */
@Injectable()
@OnEvent(RESULTS, { overwrites: true })
export class OnResultConfirmed implements EventHandler<(typeof RESULTS)[number]> {
  async handle(
    { data, type, version = 0, time }: EventOf<(typeof RESULTS)[number]>,
    manager: EntityManager,
  ): Promise<void> {
    const at = new Date(data.confirmedAt);
    const referred = await keepPlayed(
      manager,
      playersOf(data).map((playerId) => ({ playerId, at })),
    );
    const due = pointsOfResult(data);
    await addPoints(manager, [...due, ...referred]);
    if (type !== resultCorrected.type) return;
    const { matchId, teamA, teamB } = data.match;
    const correction = { kind: 'RESULT_CORRECTED', about: matchId, version, at: new Date(time) } as const;
    await correctPoints(manager, correction, [...teamA, ...teamB], due);
  }
}
