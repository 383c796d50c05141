import { Injectable } from '@nestjs/common';
import { noShowAnswered, noShowReported, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayTournaments } from '../application/play-tournaments.js';

/**
 * A no-show was reported: nobody is told any more that the match is unplayed, until the other side denies it (TRN-16). If
 * it counts, the match is closed with its result.
 */
@Injectable()
@OnEvent([noShowReported, noShowAnswered], { overwrites: true })
export class OnNoShow implements EventHandler<typeof noShowReported | typeof noShowAnswered> {
  constructor(private readonly play: PlayTournaments) {}

  async handle(
    { data }: EventOf<typeof noShowReported | typeof noShowAnswered>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    const { fixture, matchId } = data.match;
    if (fixture?.competition.kind !== 'TOURNAMENT') return;
    const { fixtureId, revision } = fixture;
    const kind = 'accepted' in data && !data.accepted ? 'NO_SHOW_DENIED' : 'NO_SHOW_REPORTED';
    await this.play.hearNow({ kind, fixtureId, revision, matchId }, { manager, effects });
  }
}
