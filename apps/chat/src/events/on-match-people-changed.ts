import { Injectable } from '@nestjs/common';
import { matchPeopleChanged, type EventOf } from '@setpoint/events';
import { OnEvent, PushBus, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepCircle } from '../persistence/projections/circles.js';

/** Who plays, is invited or is a guest writes in the conversation of the match (CHT-04, CHT-05). */
@Injectable()
@OnEvent(matchPeopleChanged, { overwrites: true })
export class OnMatchPeopleChanged implements EventHandler<typeof matchPeopleChanged> {
  constructor(private readonly push: PushBus) {}

  async handle({ data }: EventOf<typeof matchPeopleChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    const { matchId, playerIds, guests, cancelled } = data;
    await keepCircle(manager, effects, this.push, {
      ...{ kind: 'MATCH', id: matchId, competition_id: null, search_name: null, number: null },
      ...{ member_ids: playerIds, guests, closed: cancelled },
    });
  }
}
