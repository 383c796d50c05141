import { Injectable } from '@nestjs/common';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { groupsEvent } from '../../events/play-events.js';
import type { PlayRow } from '../play-entities.js';
import { playOf } from '../play-rows.js';
import type { TournamentRow } from '../tournament-entities.js';
import { tournamentOf } from '../tournament-rows.js';

/** Re-emits the players of each tournament's groups. */
@Injectable()
@Snapshot('groups')
export class GroupSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const tournaments = await rowsOf<TournamentRow>(
      manager,
      sql`select * from tournament where id > ${after ?? ''} and exists (select from play where tournament_id = id)
        order by id limit ${limit} for no key update`,
    );
    const ids = tournaments.map(({ id }) => id);
    const plays = await rowsOf<PlayRow>(manager, sql`select * from play where tournament_id = any(${ids}::text[])`);
    const playIn = new Map(plays.map((row) => [row.tournament_id, playOf(row, [])]));
    effects.emit(...tournaments.map((row) => groupsEvent(tournamentOf(row), playIn.get(row.id)!)));
    return { next: ids.length < limit ? null : ids.at(-1)!, count: ids.length };
  }
}
