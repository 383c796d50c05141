import { Injectable } from '@nestjs/common';
import { leagueFixtureReady, tournamentFixtureReady, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PlayFixtures } from '../application/play-fixtures.js';
import { PostgresFixtures } from '../persistence/postgres-fixtures.js';
import { readyFixtureOf } from './incoming-fixtures.js';

const FIXTURES = [tournamentFixtureReady, leagueFixtureReady];

/** Creates the match of a fixture once both sides are known (TRN-10, LEA-05). */
@Injectable()
@OnEvent(FIXTURES)
export class OnFixtureReady implements EventHandler<(typeof FIXTURES)[number]> {
  constructor(
    private readonly play: PlayFixtures,
    private readonly fixtures: PostgresFixtures,
  ) {}

  async handle({ data }: EventOf<(typeof FIXTURES)[number]>, manager: EntityManager, effects: Effects): Promise<void> {
    await this.play.ready(readyFixtureOf(data), this.fixtures.on(manager, effects));
  }
}
