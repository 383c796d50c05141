import { Injectable } from '@nestjs/common';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { ConfirmedMatch } from '../../domain/match.js';
import { confirmedEvent } from '../../events/outgoing.js';
import type { MatchRow } from '../entities.js';
import { toMatch, type MatchAggregateRow } from '../match-rows.js';
import { matchAggregate } from '../queries/match-aggregate.js';

/** Confirmed results, emitted anew for services that count them. */
@Injectable()
@Snapshot('results')
export class ResultSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const locked = await rowsOf<Pick<MatchRow, 'id'>>(
      manager,
      sql`select id from match where state = 'CONFIRMED' and id > ${after ?? ''} order by id limit ${limit} for update`,
    );
    const ids = locked.map(({ id }) => id);
    const rows = await rowsOf<MatchAggregateRow>(
      manager,
      matchAggregate(sql`where m.id = any(${ids}::text[]) order by m.id`),
    );
    effects.emit(...rows.map((row) => confirmedEvent(toMatch(row) as ConfirmedMatch)));
    return { next: ids.length < limit ? null : ids.at(-1)!, count: ids.length };
  }
}
