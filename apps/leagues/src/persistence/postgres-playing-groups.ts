import { Injectable } from '@nestjs/common';
import { DueRows, PushBus, rowsOf, sql, Storage, type Effects, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PhaseStates } from '../application/ports/phase-states.js';
import { PlayingGroups, type GroupWork } from '../application/ports/playing-groups.js';
import type { PlayingGroup } from '../domain/play/group.js';
import { PostgresGroupWork } from './postgres-group-work.js';
import { readGroup } from './queries/playing-group.js';

interface Due {
  readonly id: string;
}

@Injectable()
export class PostgresPlayingGroups extends PlayingGroups {
  constructor(
    private readonly storage: Storage,
    private readonly dueRows: DueRows,
    private readonly push: PushBus,
    private readonly phases: PhaseStates,
  ) {
    super();
  }

  override on(manager: EntityManager, effects: Effects): GroupWork {
    return new PostgresGroupWork(manager, effects, this.push, this.phases);
  }

  override transaction<R>(work: (work: GroupWork) => Promise<R>): Promise<R> {
    return this.storage.transaction((manager, effects) => work(this.on(manager, effects)));
  }

  override settleDue(now: Date, settle: (group: PlayingGroup, work: GroupWork) => Promise<void>): Promise<number> {
    return this.settle('play-groups', now, settle, (limit, excluding) => {
      return sql`select id from league_group where due_at <= ${now} and id <> all(${excluding}::text[])
        order by due_at, id limit ${limit} for no key update skip locked`;
    });
  }

  override settleNights(now: Date, settle: (group: PlayingGroup, work: GroupWork) => Promise<void>): Promise<number> {
    return this.settle('keep-tables', now, settle, (limit, excluding) => {
      return sql`select id from league_group where night_at <= ${now} and id <> all(${excluding}::text[])
        order by night_at, id limit ${limit} for no key update skip locked`;
    });
  }

  private settle(
    timer: string,
    now: Date,
    settle: (group: PlayingGroup, work: GroupWork) => Promise<void>,
    due: (limit: number, excluding: readonly string[]) => Sql,
  ): Promise<number> {
    return this.dueRows.settle<Due>(timer, now, {
      claim: (manager, limit, excluding) => rowsOf<Due>(manager, due(limit, excluding)),
      keyOf: ({ id }) => id,
      settle: async ({ id }, manager, effects) => settle((await readGroup(manager, id))!, this.on(manager, effects)),
    });
  }
}
