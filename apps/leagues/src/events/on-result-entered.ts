import { Injectable } from '@nestjs/common';
import { resultEntered, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { HearMatches } from '../application/hear-matches.js';
import { PlayingGroups } from '../application/ports/playing-groups.js';

/** A result was entered: nobody is told any more that the match is unplayed, though the other side has to confirm it (LEA-05). */
@Injectable()
@OnEvent(resultEntered)
export class OnResultEntered implements EventHandler<typeof resultEntered> {
  constructor(
    private readonly matches: HearMatches,
    private readonly groups: PlayingGroups,
  ) {}

  async handle(
    { data: { match } }: EventOf<typeof resultEntered>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    if (match.fixture?.competition.kind !== 'LEAGUE') return;
    const { fixtureId, revision } = match.fixture;
    await this.matches.entered({ fixtureId, revision }, this.groups.on(manager, effects));
  }
}
