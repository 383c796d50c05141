import { Injectable } from '@nestjs/common';
import { tournamentGuestNamed, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepTournamentGuest } from '../persistence/projections/tournament-guests.js';

/** Guests of tournaments are shown under their names wherever entries are (BYD-07). */
@Injectable()
@OnEvent(tournamentGuestNamed, { overwrites: true })
export class OnTournamentGuestNamed implements EventHandler<typeof tournamentGuestNamed> {
  handle({ data }: EventOf<typeof tournamentGuestNamed>, manager: EntityManager): Promise<void> {
    return keepTournamentGuest(manager, data);
  }
}
