import { Injectable } from '@nestjs/common';
import { leagueFixtureExpired, tournamentFixtureExpired, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayFixtures } from '../application/play-fixtures.js';
import { PostgresFixtures } from '../persistence/postgres-fixtures.js';
import { versionOf } from './incoming-fixtures.js';

const FIXTURES = [tournamentFixtureExpired, leagueFixtureExpired];

/** A competition closes a fixture (MAT-21). */
@Injectable()
@OnEvent(FIXTURES)
export class OnFixtureExpired implements EventHandler<(typeof FIXTURES)[number]> {
  constructor(
    private readonly play: PlayFixtures,
    private readonly fixtures: PostgresFixtures,
  ) {}

  async handle(
    { type, data }: EventOf<(typeof FIXTURES)[number]>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    await this.play.expired(versionOf(type, data), new Date(data.closesAt), this.fixtures.on(manager, effects));
  }
}
