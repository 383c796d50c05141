import { Injectable } from '@nestjs/common';
import { leagueGroupChanged, type EventOf } from '@setpoint/events';
import { withoutAccents } from '@setpoint/kernel';
import { OnEvent, PushBus, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepRoster } from '../persistence/projections/rosters.js';

/** A group of a league has a conversation until its phase is over (LEA-11). */
@Injectable()
@OnEvent(leagueGroupChanged, { overwrites: true })
export class OnLeagueGroupChanged implements EventHandler<typeof leagueGroupChanged> {
  constructor(private readonly push: PushBus) {}

  async handle({ data }: EventOf<typeof leagueGroupChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    const { groupId, league, number, playerIds, over } = data;
    const named = { competition_id: league.id, search_name: withoutAccents(league.name) };
    await keepRoster(manager, effects, this.push, {
      ...{ kind: 'LEAGUE_GROUP', id: groupId, ...named, number, member_ids: playerIds, closed: over },
    });
  }
}
