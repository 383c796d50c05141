import { Injectable } from '@nestjs/common';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { completedEvent } from '../../events/play-events.js';
import type { FixtureRow, PlayRow } from '../play-entities.js';
import { playOf } from '../play-rows.js';
import type { TournamentRow } from '../tournament-entities.js';
import { tournamentOf } from '../tournament-rows.js';

/** Re-emits who played in each completed tournament, and how far they came. */
@Injectable()
@Snapshot('completed')
export class CompletedSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const plays = await rowsOf<PlayRow>(
      manager,
      sql`select * from play where completed_at is not null and tournament_id > ${after ?? ''}
        order by tournament_id limit ${limit} for no key update`,
    );
    const ids = plays.map(({ tournament_id }) => tournament_id);
    const tournaments = await rowsOf<TournamentRow>(
      manager,
      sql`select * from tournament where id = any(${ids}::text[])`,
    );
    const fixtures = await rowsOf<FixtureRow>(
      manager,
      sql`select * from fixture where tournament_id = any(${ids}::text[]) order by place`,
    );
    const known = new Map(tournaments.map((row) => [row.id, tournamentOf(row)]));
    const played = Map.groupBy(fixtures, ({ tournament_id }) => tournament_id);
    for (const row of plays) {
      const play = playOf(row, played.get(row.tournament_id) ?? []);
      effects.emit(completedEvent(known.get(row.tournament_id)!, play));
    }
    return { next: ids.length < limit ? null : ids.at(-1)!, count: ids.length };
  }
}
