import { Injectable } from '@nestjs/common';
import { matchCreated, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { HearMatches } from '../application/hear-matches.js';
import { PlayingGroups } from '../application/ports/playing-groups.js';

/** The match of a fixture was created: its players agree on place and time on its page (LEA-05). */
@Injectable()
@OnEvent(matchCreated)
export class OnMatchCreated implements EventHandler<typeof matchCreated> {
  constructor(
    private readonly matches: HearMatches,
    private readonly groups: PlayingGroups,
  ) {}

  async handle(
    { data: { match } }: EventOf<typeof matchCreated>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    if (match.fixture?.competition.kind !== 'LEAGUE') return;
    const { fixtureId, revision } = match.fixture;
    await this.matches.made({ fixtureId, revision, matchId: match.matchId }, this.groups.on(manager, effects));
  }
}
