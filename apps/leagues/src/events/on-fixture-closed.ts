import { Injectable } from '@nestjs/common';
import { fixtureClosed, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { HearMatches } from '../application/hear-matches.js';
import { PlayingGroups } from '../application/ports/playing-groups.js';
import type { Answer } from '../domain/play/answers.js';

/** Outcome of a match (MAT-21). */
@Injectable()
@OnEvent(fixtureClosed)
export class OnFixtureClosed implements EventHandler<typeof fixtureClosed> {
  constructor(
    private readonly matches: HearMatches,
    private readonly groups: PlayingGroups,
  ) {}

  async handle(event: EventOf<typeof fixtureClosed>, manager: EntityManager, effects: Effects): Promise<void> {
    await this.matches.closed(answerOf(event), this.groups.on(manager, effects));
  }
}

function answerOf({ data, version }: EventOf<typeof fixtureClosed>): Answer {
  const { fixtureId, revision, matchId } = data;
  const what = { fixtureId, revision, matchId, at: new Date(data.at), version: version ?? 0 };
  switch (data.how) {
    case 'PLAYED':
      return { ...what, how: data.how, result: data.result };
    case 'EXPIRED':
      return { ...what, how: data.how, tried: data.tried };
    case 'ABANDONED':
      return { ...what, how: data.how, side: data.abandoned.side };
    case 'WITHDRAWN':
      return { ...what, how: data.how };
  }
}
