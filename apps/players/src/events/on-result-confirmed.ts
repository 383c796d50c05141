import { Injectable } from '@nestjs/common';
import { resultConfirmed, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { matchStatisticsOf } from '../domain/match-statistics.js';
import { addMatchStatistics } from '../persistence/projections/player-statistics.js';

/** Statistics follow a confirmed result, each match once (PLY-07, RES-08). */
@Injectable()
@OnEvent(resultConfirmed, { overwrites: true })
export class OnResultConfirmed implements EventHandler<typeof resultConfirmed> {
  async handle({ data }: EventOf<typeof resultConfirmed>, manager: EntityManager): Promise<void> {
    await addMatchStatistics(manager, matchStatisticsOf(data));
  }
}
