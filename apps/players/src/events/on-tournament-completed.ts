import { Injectable } from '@nestjs/common';
import { tournamentCompleted, type EventOf } from '@setpoint/events';
import { Clock } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { nightAfter } from '../domain/rankings.js';
import { tournamentStatisticsOf } from '../domain/tournament-statistics.js';
import { awardWinners } from '../persistence/projections/levels.js';
import { addTournamentStatistics } from '../persistence/projections/tournament-statistics.js';
import { rankingsAreDue } from '../persistence/projections/rankings.js';

/** Records placings for the tournament rankings (RNK-01, RNK-03), updated the next night, and the winners' bonus at once (LVL-06). */
@Injectable()
@OnEvent(tournamentCompleted, { overwrites: true })
export class OnTournamentCompleted implements EventHandler<typeof tournamentCompleted> {
  constructor(private readonly clock: Clock) {}

  async handle({ data }: EventOf<typeof tournamentCompleted>, manager: EntityManager, effects: Effects): Promise<void> {
    const statistics = tournamentStatisticsOf(data);
    await addTournamentStatistics(manager, statistics);
    await awardWinners(data, manager, effects);
    const players = statistics.map(({ playerId }) => playerId);
    await rankingsAreDue(manager, players, nightAfter(this.clock.now()));
  }
}
