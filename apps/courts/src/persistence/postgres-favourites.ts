import { Injectable } from '@nestjs/common';
import { favouriteChanged, outgoing } from '@setpoint/events';
import { courtId, type CourtId, type UserId } from '@setpoint/kernel';
import { execute, insertRows, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Favourites } from '../application/ports/favourites.js';
import { CourtEntity, FavouriteCourtEntity } from './entities.js';

const MOST_SHOWN = 20;

@Injectable()
export class PostgresFavourites extends Favourites {
  constructor(private readonly storage: Storage) {
    super();
  }

  /** Locks the centre's row first, so that count and rows stay consistent. */
  async set(userId: UserId, court: CourtId, favourite: boolean, now: Date): Promise<boolean> {
    return this.storage.transaction(async (manager, effects) => {
      const known = await manager
        .createQueryBuilder(CourtEntity, 'court')
        .select('court.id')
        .where('court.id = :court', { court })
        .setLock('pessimistic_write')
        .getOne();
      if (!known) return false;
      const row = { user_id: userId, court_id: court, since: now };
      const changed = favourite
        ? await insertRows(manager, FavouriteCourtEntity, [row], { ignoreConflicts: true })
        : await execute(manager, sql`delete from favourite_court where user_id = ${userId} and court_id = ${court}`);
      if (changed > 0) {
        await manager.increment(CourtEntity, { id: court }, 'favourites_count', favourite ? 1 : -1);
        effects.emit(outgoing(favouriteChanged, { userId, courtId: court, favourite }));
      }
      return true;
    });
  }

  async among(userId: UserId, courtIds: readonly CourtId[]): Promise<Set<CourtId>> {
    const rows = await rowsOf<{ court_id: string }>(
      this.storage.manager,
      sql`select court_id from favourite_court where user_id = ${userId} and court_id = any(${courtIds}::text[])`,
    );
    return new Set(rows.map((row) => courtId(row.court_id)));
  }

  async of(userId: UserId): Promise<readonly CourtId[]> {
    const rows = await rowsOf<{ id: string }>(
      this.storage.manager,
      sql`select court.id from favourite_court join court on court.id = court_id
          where user_id = ${userId} order by court.name, court.id limit ${MOST_SHOWN}::int`,
    );
    return rows.map(({ id }) => courtId(id));
  }
}
