import { Injectable } from '@nestjs/common';
import { resultConfirmed, resultCorrected, resultRevised, type EventOf } from '@setpoint/events';
import { Clock } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { matchStatisticsOf } from '../domain/match-statistics.js';
import { nightAfter } from '../domain/rankings.js';
import { surfaceAt } from '../persistence/projections/court-surfaces.js';
import { rateConfirmedResult } from '../persistence/projections/levels.js';
import { addMatchStatistics } from '../persistence/projections/player-statistics.js';
import { rankingsAreDue } from '../persistence/projections/rankings.js';

const RESULTS = [resultConfirmed, resultRevised, resultCorrected];

/**
 * Updates statistics and levels after a confirmed result, once per match (PLY-07, RES-08, LVL-08); rankings the
 * next night (RNK-02). Matches in which a guest registered (MAT-05), or which support
 * corrected, are counted again.
 */
@Injectable()
@OnEvent(RESULTS, { overwrites: true })
export class OnResultConfirmed implements EventHandler<(typeof RESULTS)[number]> {
  constructor(private readonly clock: Clock) {}

  async handle(event: EventOf<(typeof RESULTS)[number]>, manager: EntityManager, effects: Effects): Promise<void> {
    const surface = await surfaceAt(manager, event.data.match);
    const statistics = matchStatisticsOf(event.data, surface);
    await addMatchStatistics(manager, statistics);
    await rateConfirmedResult(event, surface, manager, effects);
    const players = statistics.map(({ playerId }) => playerId);
    await rankingsAreDue(manager, players, nightAfter(this.clock.now()));
  }
}
