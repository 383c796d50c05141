import { Injectable } from '@nestjs/common';
import { tournamentCompleted, type DataOf, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { EnterQualified } from '../application/enter-qualified.js';
import { tournamentId } from '../domain/tournament.js';

/** Finalists of a qualifier are entered in its slam (TRN-12). */
@Injectable()
@OnEvent(tournamentCompleted)
export class OnTournamentCompleted implements EventHandler<typeof tournamentCompleted> {
  constructor(private readonly enterQualified: EnterQualified) {}

  async handle({ data }: EventOf<typeof tournamentCompleted>, manager: EntityManager, effects: Effects): Promise<void> {
    const teams = (data.finalists ?? playedInFinal(data)).map((players) => players.map(userId));
    await this.enterQualified.execute(tournamentId(data.tournamentId), teams, { manager, effects });
  }
}

/** Of events from before they named the finalists. */
const playedInFinal = ({ entrants }: DataOf<typeof tournamentCompleted>): string[][] =>
  ['WON', 'FINAL'].flatMap((reached) =>
    entrants.filter((each) => each.reached === reached).map(({ playerIds }) => playerIds),
  );
