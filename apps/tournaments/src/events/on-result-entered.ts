import { Injectable } from '@nestjs/common';
import { resultEntered, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayTournaments } from '../application/play-tournaments.js';

/** A result was entered: nobody is told any more that the match is unplayed, though the other side has to confirm it (TRN-16). */
@Injectable()
@OnEvent(resultEntered)
export class OnResultEntered implements EventHandler<typeof resultEntered> {
  constructor(private readonly play: PlayTournaments) {}

  async handle(
    { data: { match } }: EventOf<typeof resultEntered>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    if (match.fixture?.competition.kind !== 'TOURNAMENT') return;
    const { fixtureId, revision } = match.fixture;
    const news = { kind: 'RESULT_ENTERED' as const, fixtureId, revision, matchId: match.matchId };
    await this.play.hearNow(news, { manager, effects });
  }
}
