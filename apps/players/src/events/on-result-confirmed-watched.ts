import { Injectable } from '@nestjs/common';
import { resultConfirmed, type EventOf } from '@setpoint/events';
import { Clock } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { nightAfter } from '../domain/rankings.js';
import { fairPlayIsDue, keepWatchedResults } from '../persistence/projections/watched-results.js';

/** Records how the result was entered, for the next fair-play run (BYD-12). */
@Injectable()
@OnEvent(resultConfirmed, { overwrites: true })
export class OnResultConfirmedWatched implements EventHandler<typeof resultConfirmed> {
  constructor(private readonly clock: Clock) {}

  async handle({ data }: EventOf<typeof resultConfirmed>, manager: EntityManager): Promise<void> {
    await keepWatchedResults(manager, [data]);
    await fairPlayIsDue(manager, [...data.match.teamA, ...data.match.teamB], nightAfter(this.clock.now()));
  }
}
