import { resultCorrected, type EventOf } from '@setpoint/events';
import { Injectable } from '@nestjs/common';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayTournaments } from '../application/play-tournaments.js';
import { decisionOf } from './match-news.js';

/** Another result of a match counts: its table, or the next pairing, is recomputed. */
@Injectable()
@OnEvent(resultCorrected)
export class OnResultCorrected implements EventHandler<typeof resultCorrected> {
  constructor(private readonly play: PlayTournaments) {}

  async handle(
    { data: { match, result }, version = 0 }: EventOf<typeof resultCorrected>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    if (match.fixture?.competition.kind !== 'TOURNAMENT') return;
    const { fixtureId, revision } = match.fixture;
    const news = { kind: 'PLAYED' as const, fixtureId, revision, matchId: match.matchId };
    await this.play.hearNow({ ...news, decision: decisionOf(result), version }, { manager, effects });
  }
}
