import { Injectable } from '@nestjs/common';
import { tournamentCompleted, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { entrantsOf, pointsOfTournament } from '../domain/points/earning.js';
import { correctPoints } from '../persistence/projections/corrected-points.js';
import { addPoints } from '../persistence/projections/points.js';

/** Points for playing a tournament, and for winning it; told again after a correction, they are adjusted. */
@Injectable()
@OnEvent(tournamentCompleted, { overwrites: true })
export class OnTournamentCompleted implements EventHandler<typeof tournamentCompleted> {
  async handle(
    { data, version = 0, time }: EventOf<typeof tournamentCompleted>,
    manager: EntityManager,
  ): Promise<void> {
    const due = pointsOfTournament(data);
    await addPoints(manager, due);
    const correction = { kind: 'TOURNAMENT_CORRECTED', about: data.tournamentId, version, at: new Date(time) } as const;
    await correctPoints(manager, correction, entrantsOf(data), due);
  }
}
