import { Injectable } from '@nestjs/common';
import { tournamentGroupsChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { hideMatchesOf } from '../persistence/projections/tournaments.js';

/** Matches that were made before fixtures said that their tournament is private are hidden too (MAT-14, TRN-06). */
@Injectable()
@OnEvent(tournamentGroupsChanged, { overwrites: true })
export class OnTournamentGroupsChanged implements EventHandler<typeof tournamentGroupsChanged> {
  async handle({ data }: EventOf<typeof tournamentGroupsChanged>, manager: EntityManager): Promise<void> {
    if (data.isPrivate) await hideMatchesOf(manager, data.tournament.id);
  }
}
