import { Injectable } from '@nestjs/common';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { MatchRow } from '../entities.js';
import { toMatch, type MatchAggregateRow } from '../match-rows.js';
import { peopleEvents } from '../people-event.js';
import { matchAggregate } from '../queries/match-aggregate.js';

/** Who has to do with each match, emitted anew. */
@Injectable()
@Snapshot('people')
export class PeopleSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const locked = await rowsOf<Pick<MatchRow, 'id'>>(
      manager,
      sql`select id from match where id > ${after ?? ''} order by id limit ${limit} for update`,
    );
    const ids = locked.map(({ id }) => id);
    const rows = await rowsOf<MatchAggregateRow>(
      manager,
      matchAggregate(sql`where m.id = any(${ids}::text[]) order by m.id`),
    );
    effects.emit(...(await peopleEvents(manager, rows.map(toMatch))));
    return { next: ids.length < limit ? null : ids.at(-1)!, count: ids.length };
  }
}
