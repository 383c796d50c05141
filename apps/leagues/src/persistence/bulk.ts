import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { PlayingGroup } from '../domain/play/group.js';
import { FixtureDecisionEntity, FixtureEntity, LeagueGroupEntity } from './play-entities.js';
import { changingColumns, decisionRow, fixtureRow } from './play-rows.js';
import { FollowEntity, PlayerEntity, type FollowRow, type PlayerRow } from './projection-entities.js';

/** Personal data in the projections. */
export interface PeopleRows {
  readonly players: readonly PlayerRow[];
  readonly follows: readonly FollowRow[];
}

/** Bulk projections for demo data; existing rows are kept. */
export async function insertPeople(manager: EntityManager, rows: PeopleRows): Promise<void> {
  const once = { ignoreConflicts: true };
  await insertRows(manager, PlayerEntity, [...rows.players], once);
  await insertRows(manager, FollowEntity, [...rows.follows], once);
}

/** Groups that were just formed, with all that was played in their rounds since, for demo data. */
export async function insertRounds(manager: EntityManager, groups: readonly PlayingGroup[]): Promise<void> {
  for (const group of groups) await manager.update(LeagueGroupEntity, { id: group.id }, changingColumns(group));
  const fixtures = groups.flatMap((group) => group.fixtures.map((fixture) => fixtureRow(fixture, group.id)));
  await insertRows(manager, FixtureEntity, fixtures);
  const decided = groups.flatMap((group) => group.fixtures.filter(({ decision }) => decision !== null));
  await insertRows(manager, FixtureDecisionEntity, decided.map((fixture) => decisionRow(fixture, fixture.decision!))); // oxfmt-ignore
}
