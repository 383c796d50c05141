import { Injectable } from '@nestjs/common';
import { tournamentCompleted, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { pointsOfTournament } from '../domain/points/earning.js';
import { addPoints } from '../persistence/projections/points.js';

/** Points for playing a tournament, and for winning it. */
@Injectable()
@OnEvent(tournamentCompleted, { overwrites: true })
export class OnTournamentCompleted implements EventHandler<typeof tournamentCompleted> {
  async handle({ data }: EventOf<typeof tournamentCompleted>, manager: EntityManager): Promise<void> {
    await addPoints(manager, pointsOfTournament(data));
  }
}
