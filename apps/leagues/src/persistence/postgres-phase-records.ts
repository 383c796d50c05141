import { Injectable } from '@nestjs/common';
import { insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PhaseRecords, type ImportRequestKey, type PastPhase } from '../application/ports/phase-records.js';
import type { PlayingGroup } from '../domain/play/group.js';
import { PhaseEntity, PhaseImportEntity } from './league-entities.js';
import { toPhaseRow } from './league-rows.js';
import {
  FixtureDecisionEntity,
  FixtureEntity,
  LeagueGroupEntity,
  MemberEntity,
  StandingNightEntity,
  type LeagueGroupRow,
} from './play-entities.js';
import { decisionRow, fixtureRow, memberRow, newGroupRow } from './play-rows.js';
import { standingsOfGroups } from './queries/standings.js';

@Injectable()
export class PostgresPhaseRecords extends PhaseRecords {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await rowsOf<{ id: string; display_name: string }>(
      this.storage.manager,
      sql`select id, display_name from player where id = any(${ids}::text[]) and display_name is not null`,
    );
    return new Map(rows.map(({ id, display_name }) => [id, display_name]));
  }

  override async requested({ by, requestId }: ImportRequestKey, manager: EntityManager) {
    const name = `phase import ${by} ${requestId}`;
    await rowOf(manager, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const row = await manager.findOneBy(PhaseImportEntity, { by_id: by, request_id: requestId });
    return row && { inputHash: row.input_hash, phaseId: row.phase_id };
  }

  override async keep({ phase, groups, request }: PastPhase, manager: EntityManager): Promise<void> {
    const { by, requestId, inputHash } = request;
    await insertRows(manager, PhaseEntity, [toPhaseRow(phase)]);
    const asked = { by_id: by, request_id: requestId, input_hash: inputHash, phase_id: phase.id };
    await insertRows(manager, PhaseImportEntity, [asked]);
    await insertRows(manager, LeagueGroupEntity, groups.map((group) => closedGroupRow(group, phase.endsAt))); // oxfmt-ignore
    await insertRows(manager, MemberEntity, groups.flatMap((group) => group.members.map((each) => memberRow(each, group)))); // oxfmt-ignore
    await insertRows(manager, FixtureEntity, groups.flatMap((group) => group.fixtures.map((each) => fixtureRow(each, group.id)))); // oxfmt-ignore
    const decided = groups.flatMap(({ fixtures }) => fixtures.map((fixture) => decisionRow(fixture, fixture.decision!))); // oxfmt-ignore
    await insertRows(manager, FixtureDecisionEntity, decided);
    await keepTables(groups, phase.endsAt, manager);
  }
}

async function keepTables(groups: readonly PlayingGroup[], at: Date, manager: EntityManager): Promise<void> {
  const tables = await standingsOfGroups(
    manager,
    groups.map(({ id }) => id),
  );
  const nights = groups.map(({ id, version }) => ({
    ...{ group_id: id, version, kept_at: at, standings: tables.get(id) ?? [] },
  }));
  await insertRows(manager, StandingNightEntity, nights);
}

/** It is finished. */
const closedGroupRow = (group: PlayingGroup, at: Date): LeagueGroupRow => ({
  ...newGroupRow(group, at),
  ...{ formed_at: at, night_at: null, due_at: null, closed_at: at },
});
