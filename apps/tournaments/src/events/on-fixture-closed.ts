import { fixtureClosed, type EventOf } from '@setpoint/events';
import { Injectable } from '@nestjs/common';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayTournaments } from '../application/play-tournaments.js';
import { closedNews } from './match-news.js';

/** The outcome of a fixture's match (TRN-10, MAT-21). Fixtures of leagues are ignored. */
@Injectable()
@OnEvent(fixtureClosed)
export class OnFixtureClosed implements EventHandler<typeof fixtureClosed> {
  constructor(private readonly play: PlayTournaments) {}

  async handle(event: EventOf<typeof fixtureClosed>, manager: EntityManager, effects: Effects): Promise<void> {
    await this.play.hearNow(closedNews(event), { manager, effects });
  }
}
