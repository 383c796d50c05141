import { sideAbandoned, type EventOf } from '@setpoint/events';
import { Injectable } from '@nestjs/common';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayTournaments } from '../application/play-tournaments.js';

/** A player withdrew from the tournament during a match: later ones are forfeits (TRN-15, REP-04). */
@Injectable()
@OnEvent(sideAbandoned)
export class OnSideAbandoned implements EventHandler<typeof sideAbandoned> {
  constructor(private readonly play: PlayTournaments) {}

  async handle(
    { data: { fixtureId, revision, match, actorId } }: EventOf<typeof sideAbandoned>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    const news = { fixtureId, revision, matchId: match.matchId, playerId: actorId };
    await this.play.hearNow({ kind: 'ABANDONED', ...news }, { manager, effects });
  }
}
