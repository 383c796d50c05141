import { Injectable } from '@nestjs/common';
import { noShowAnswered, noShowReported, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { HearMatches } from '../application/hear-matches.js';
import { PlayingGroups } from '../application/ports/playing-groups.js';

/** A no-show was reported: nobody is told any more that the match is unplayed, until the other side denies it (LEA-05). */
@Injectable()
@OnEvent([noShowReported, noShowAnswered], { overwrites: true })
export class OnNoShow implements EventHandler<typeof noShowReported | typeof noShowAnswered> {
  constructor(
    private readonly matches: HearMatches,
    private readonly groups: PlayingGroups,
  ) {}

  async handle(
    { data }: EventOf<typeof noShowReported | typeof noShowAnswered>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    const { fixture } = data.match;
    if (fixture?.competition.kind !== 'LEAGUE') return;
    const { fixtureId, revision } = fixture;
    const isOpen = !('accepted' in data) || data.accepted;
    await this.matches.noShow({ fixtureId, revision, isOpen }, this.groups.on(manager, effects));
  }
}
