import { Injectable } from '@nestjs/common';
import { leagueFixtureExtended, tournamentFixtureExtended, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayFixtures } from '../application/play-fixtures.js';
import { PostgresFixtures } from '../persistence/postgres-fixtures.js';
import { versionOf } from './incoming-fixtures.js';

const FIXTURES = [tournamentFixtureExtended, leagueFixtureExtended];

/** A competition gives more time. */
@Injectable()
@OnEvent(FIXTURES)
export class OnFixtureExtended implements EventHandler<(typeof FIXTURES)[number]> {
  constructor(
    private readonly play: PlayFixtures,
    private readonly fixtures: PostgresFixtures,
  ) {}

  async handle(
    { type, data }: EventOf<(typeof FIXTURES)[number]>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    await this.play.extended(versionOf(type, data), new Date(data.closesAt), this.fixtures.on(manager, effects));
  }
}
