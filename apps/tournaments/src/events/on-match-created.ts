import { Injectable } from '@nestjs/common';
import { matchCreated, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayTournaments } from '../application/play-tournaments.js';

/** The match of a fixture was created: its players agree on place and time on its page (TRN-10). */
@Injectable()
@OnEvent(matchCreated)
export class OnMatchCreated implements EventHandler<typeof matchCreated> {
  constructor(private readonly play: PlayTournaments) {}

  async handle(
    { data: { match } }: EventOf<typeof matchCreated>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    if (match.fixture?.competition.kind !== 'TOURNAMENT') return;
    const { fixtureId, revision } = match.fixture;
    const news = { kind: 'MADE' as const, fixtureId, revision, matchId: match.matchId };
    await this.play.hearNow(news, { manager, effects });
  }
}
