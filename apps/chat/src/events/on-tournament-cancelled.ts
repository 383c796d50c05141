import { Injectable } from '@nestjs/common';
import { tournamentCancelled, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { endTournament } from '../persistence/projections/rosters.js';

/** Cancelled competitions have no conversations (TRN-14). */
@Injectable()
@OnEvent(tournamentCancelled, { overwrites: true })
export class OnTournamentCancelled implements EventHandler<typeof tournamentCancelled> {
  handle({ data }: EventOf<typeof tournamentCancelled>, manager: EntityManager): Promise<void> {
    return endTournament(manager, data.tournament.id);
  }
}
