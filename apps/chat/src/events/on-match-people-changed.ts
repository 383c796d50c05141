import { Injectable } from '@nestjs/common';
import { matchPeopleChanged, type EventOf } from '@setpoint/events';
import { OnEvent, PushBus, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepRoster } from '../persistence/projections/rosters.js';

/** Players, invited players and guests write in the conversation of a match (CHT-04, CHT-05). */
@Injectable()
@OnEvent(matchPeopleChanged, { overwrites: true })
export class OnMatchPeopleChanged implements EventHandler<typeof matchPeopleChanged> {
  constructor(private readonly push: PushBus) {}

  async handle({ data }: EventOf<typeof matchPeopleChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    const { matchId, playerIds, guests, cancelled } = data;
    await keepRoster(manager, effects, this.push, {
      ...{ kind: 'MATCH', id: matchId, competition_id: null, search_name: null, number: null },
      ...{ member_ids: playerIds, guests, closed: cancelled },
    });
  }
}
