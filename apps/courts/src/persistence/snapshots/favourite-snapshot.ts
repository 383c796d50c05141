import { Injectable } from '@nestjs/common';
import { favouriteChanged, outgoing } from '@setpoint/events';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { FavouriteCourtRow } from '../entities.js';

type Pair = Pick<FavouriteCourtRow, 'user_id' | 'court_id'>;

/** Re-emits existing favourites; ended ones are no longer known. */
@Injectable()
@Snapshot('favourites')
export class FavouriteSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const [user, court] = after === null ? ['', ''] : (JSON.parse(after) as [string, string]);
    const rows = await rowsOf<Pair>(
      manager,
      sql`select user_id, court_id from favourite_court where (user_id, court_id) > (${user}, ${court})
        order by user_id, court_id limit ${limit} for update`,
    );
    for (const { user_id: userId, court_id: courtId } of rows)
      effects.emit(outgoing(favouriteChanged, { userId, courtId, favourite: true }));
    const last = rows.at(-1);
    const next = last && rows.length === limit ? JSON.stringify([last.user_id, last.court_id]) : null;
    return { next, count: rows.length };
  }
}
