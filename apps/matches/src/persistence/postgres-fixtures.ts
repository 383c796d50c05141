import { Injectable } from '@nestjs/common';
import { matchId, userId } from '@setpoint/kernel';
import { execute, PushBus, rowOf, rowsOf, sql, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { FixtureTransaction, KnownFixture } from '../application/ports/fixtures.js';
import type { Match } from '../domain/match.js';
import { FixtureEntity, type FixtureRow } from './fixture-entities.js';
import { PostgresMatchTransaction } from './postgres-match-transaction.js';

/** Opens fixtures on the transactions of events. */
@Injectable()
export class PostgresFixtures {
  constructor(private readonly push: PushBus) {}

  on(manager: EntityManager, effects: Effects): FixtureTransaction {
    const matches = new PostgresMatchTransaction(manager, effects, this.push);
    return {
      matches,
      load: async ({ kind, fixtureId }) => {
        await execute(
          manager,
          sql`insert into fixture (kind, fixture_id, revision, closed) values (${kind}, ${fixtureId}, 0, false)
            on conflict do nothing`,
        );
        const row = await rowOf<FixtureRow>(
          manager,
          sql`select * from fixture where kind = ${kind} and fixture_id = ${fixtureId} for update`,
        );
        return toKnown(row!);
      },
      save: async (known) => {
        await manager.upsert(FixtureEntity, toRow(known), ['kind', 'fixture_id']);
      },
      matchesOf: async ({ kind, fixtureId }) => {
        const rows = await rowsOf<{ id: string }>(
          manager,
          sql`select id from match where competition is not null
            and competition ->> 'kind' = ${kind} and competition ->> 'fixtureId' = ${fixtureId} order by created_at, id`,
        );
        const loaded: Match[] = [];
        for (const { id } of rows) loaded.push((await matches.load(matchId(id)))!);
        return loaded;
      },
      voters: async (id) => {
        const rows = await rowsOf<{ player_id: string }>(
          manager,
          sql`select opened_by as player_id from poll where match_id = ${id}
            union select vote ->> 'playerId' from poll, jsonb_array_elements(votes) vote where match_id = ${id}`,
        );
        return rows.map((row) => userId(row.player_id));
      },
      emit: (event) => effects.emit(event),
    };
  }
}

const toKnown = (row: FixtureRow): KnownFixture => ({
  ...{ kind: row.kind, fixtureId: row.fixture_id, revision: row.revision },
  ...{ closesAt: row.closes_at, ended: row.ended, closed: row.closed },
});

const toRow = ({ kind, fixtureId, revision, closesAt, ended, closed }: KnownFixture): FixtureRow => ({
  ...{ kind, fixture_id: fixtureId, revision, closes_at: closesAt, ended, closed },
});
