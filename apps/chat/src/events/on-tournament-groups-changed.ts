import { Injectable } from '@nestjs/common';
import { tournamentGroupsChanged, type EventOf } from '@setpoint/events';
import { withoutAccents } from '@setpoint/kernel';
import { OnEvent, PushBus, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { endTournament, keepRoster } from '../persistence/projections/rosters.js';

/** A group of a tournament has a conversation until the final is decided (TRN-14). */
@Injectable()
@OnEvent(tournamentGroupsChanged, { overwrites: true })
export class OnTournamentGroupsChanged implements EventHandler<typeof tournamentGroupsChanged> {
  constructor(private readonly push: PushBus) {}

  async handle(
    { data }: EventOf<typeof tournamentGroupsChanged>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    const { tournament, groups, over } = data;
    const named = { competition_id: tournament.id, search_name: withoutAccents(tournament.name) };
    for (const { groupId, number, playerIds } of groups) {
      const roster = { kind: 'TOURNAMENT_GROUP', id: groupId, ...named, number, member_ids: playerIds } as const;
      await keepRoster(manager, effects, this.push, { ...roster, closed: false });
    }
    if (over) await endTournament(manager, tournament.id);
  }
}
