import { playPeriodExtended, type EventOf } from '@setpoint/events';
import { Injectable } from '@nestjs/common';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayTournaments } from '../application/play-tournaments.js';

/** A side extended the window of a match (REP-03). */
@Injectable()
@OnEvent(playPeriodExtended)
export class OnPlayPeriodExtended implements EventHandler<typeof playPeriodExtended> {
  constructor(private readonly play: PlayTournaments) {}

  async handle(
    { data: { fixtureId, revision, match, closesAt } }: EventOf<typeof playPeriodExtended>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    const news = { fixtureId, revision, matchId: match.matchId, closesAt: Date.parse(closesAt) };
    await this.play.hearNow({ kind: 'EXTENDED', ...news }, { manager, effects });
  }
}
