import { Injectable } from '@nestjs/common';
import { execute, insertRows, PushBus, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Unit } from '../application/ports/books.js';
import { Plays, type Because, type Played } from '../application/ports/plays.js';
import { seedsIn } from '../domain/play/begin.js';
import { changesBetween } from '../domain/play/changes.js';
import type { PlayFixture, PlayOfTournament } from '../domain/play/play.js';
import type { SupportAction } from '../domain/support-action.js';
import { DecisionEntity, FixtureEntity, PlayEntity, type DecisionRow, type FixtureRow, type PlayRow } from './play-entities.js'; // oxfmt-ignore
import { fixtureRowOf, playOf, playRowOf } from './play-rows.js';
import { keepAction } from './support-actions.js';
import type { TournamentRow } from './tournament-entities.js';
import { tournamentOf } from './tournament-rows.js';

@Injectable()
export class PostgresPlays extends Plays {
  constructor(
    private readonly storage: Storage,
    private readonly push: PushBus,
  ) {
    super();
  }

  override inTransaction<R>(work: (unit: Unit) => Promise<R>): Promise<R> {
    return this.storage.transaction((manager, effects) => work({ manager, effects }));
  }

  override async locked(id: string, { manager }: Unit): Promise<Played | null> {
    const row = await rowOf<TournamentRow>(manager, sql`select * from tournament where id = ${id} for no key update`);
    const play = row && (await playIn(manager, id));
    return play ? { tournament: tournamentOf(row), play } : null;
  }

  override read(id: string): Promise<PlayOfTournament | null> {
    return playIn(this.storage.manager, id);
  }

  override async tournamentOf(fixtureId: string, unit?: Unit): Promise<string | null> {
    const manager = unit?.manager ?? this.storage.manager;
    const row = await rowOf<{ tournament_id: string }>(
      manager,
      sql`select tournament_id from fixture where id = ${fixtureId}`,
    );
    return row?.tournament_id ?? null;
  }

  override async create(play: PlayOfTournament, seeds: number | null, { manager }: Unit): Promise<boolean> {
    const isNew = await insertRows(manager, PlayEntity, [playRowOf(play)], { ignoreConflicts: true });
    if (isNew === 0) return false;
    await insertRows(manager, FixtureEntity, rowsOfFixtures(play, play.fixtures));
    await execute(
      manager,
      sql`update registration set seed_no = seeded.no
          from unnest(${seedsIn(play, seeds)}::text[]) with ordinality as seeded (id, no)
          where registration.id = seeded.id and registration.tournament_id = ${play.rules.tournamentId}`,
    );
    return true;
  }

  override async keep(
    before: PlayOfTournament | null,
    after: PlayOfTournament,
    because: Because,
    { manager, effects }: Unit,
  ): Promise<void> {
    const { tournamentId } = after.rules;
    if (before) await keepPlay(manager, before, after);
    await insertRows(manager, DecisionEntity, decisionsBetween(before, after, because));
    effects.afterCommit(() => this.push.publish(`tournament:${tournamentId}`, {}));
  }

  override async keepAction(action: SupportAction, { manager }: Unit): Promise<void> {
    await keepAction(manager, action);
    await execute(manager, sql`update tournament set version = version + 1 where id = ${action.tournamentId}`);
  }
}

async function playIn(manager: EntityManager, id: string): Promise<PlayOfTournament | null> {
  const row = await rowOf<PlayRow>(manager, sql`select * from play where tournament_id = ${id}`);
  if (!row) return null;
  const fixtures = await rowsOf<FixtureRow>(
    manager,
    sql`select * from fixture where tournament_id = ${id} order by place`,
  );
  return playOf(row, fixtures);
}

const rowsOfFixtures = ({ rules, fixtures }: PlayOfTournament, changed: readonly PlayFixture[]): FixtureRow[] =>
  changed.map((fixture) => fixtureRowOf(rules.tournamentId, fixture, fixtures.indexOf(fixture)));

async function keepPlay(manager: EntityManager, before: PlayOfTournament, after: PlayOfTournament): Promise<void> {
  const { tournament_id, entries, standing, version, completed_at } = playRowOf(after);
  const others = after.entries === before.entries ? {} : { entries };
  await manager.update(PlayEntity, { tournament_id }, { ...others, standing, version, completed_at });
  const known = new Map(before.fixtures.map((fixture) => [fixture.id, fixture]));
  const changed = after.fixtures.filter((fixture) => known.has(fixture.id) && known.get(fixture.id) !== fixture);
  for (const { id, ...row } of rowsOfFixtures(after, changed)) await manager.update(FixtureEntity, { id }, row);
  const added = after.fixtures.filter(({ id }) => !known.has(id));
  await insertRows(manager, FixtureEntity, rowsOfFixtures(after, added));
  const left = Object.keys(after.out).filter((id) => before.out[id] === undefined);
  if (left.length === 0) return;
  await execute(manager, sql`update registration set is_out = true where id = any(${left}::text[])`);
}

/** Append-only: the last one of a fixture counts. */
function decisionsBetween(
  before: PlayOfTournament | null,
  after: PlayOfTournament,
  { by, facts }: Because,
): Omit<DecisionRow, 'position'>[] {
  return changesBetween(before, after)
    .filter(({ kind }) => kind === 'DECIDED')
    .map(({ fixture: { id, revision, outcome, matchId, sides } }) => {
      const { how, rule, winner, sets, at } = outcome!;
      return {
        ...{ tournament_id: after.rules.tournamentId, fixture_id: id, revision, kind: how, rule },
        ...{ facts: { sides, winner, sets, matchId, ...facts }, by, at: new Date(at) },
      };
    });
}
