import { Injectable } from '@nestjs/common';
import { resultConfirmed, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { matchStatisticsOf } from '../domain/match-statistics.js';
import { rateConfirmedResult } from '../persistence/projections/levels.js';
import { addMatchStatistics } from '../persistence/projections/player-statistics.js';

/** Statistics and levels follow a confirmed result, each match once (PLY-07, RES-08, LVL-08). */
@Injectable()
@OnEvent(resultConfirmed, { overwrites: true })
export class OnResultConfirmed implements EventHandler<typeof resultConfirmed> {
  async handle(event: EventOf<typeof resultConfirmed>, manager: EntityManager, effects: Effects): Promise<void> {
    await addMatchStatistics(manager, matchStatisticsOf(event.data));
    await rateConfirmedResult(event, manager, effects);
  }
}
