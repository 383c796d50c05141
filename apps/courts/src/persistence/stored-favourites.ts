import { Injectable } from '@nestjs/common';
import { courtId, type CourtId, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { Favourites } from '../application/courts.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredFavourites extends Favourites {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  /** The centre's row is locked first, so that the count and the rows never part. */
  async set(userId: UserId, court: CourtId, favourite: boolean, now: Date): Promise<boolean> {
    return this.storage.transaction(async (tx) => {
      const known = await tx.selectFrom('court').select('id').where('id', '=', court).forUpdate().executeTakeFirst();
      if (!known) return false;
      const changed = favourite
        ? await tx
            .insertInto('favourite_court')
            .values({ user_id: userId, court_id: court, since: now })
            .onConflict((conflict) => conflict.doNothing())
            .returning('court_id')
            .executeTakeFirst()
        : await tx
            .deleteFrom('favourite_court')
            .where('user_id', '=', userId)
            .where('court_id', '=', court)
            .returning('court_id')
            .executeTakeFirst();
      if (changed) {
        await tx
          .updateTable('court')
          .set((eb) => ({ favourites_count: eb('favourites_count', '+', favourite ? 1 : -1) }))
          .where('id', '=', court)
          .execute();
      }
      return true;
    });
  }

  async among(userId: UserId, courtIds: readonly CourtId[]): Promise<Set<CourtId>> {
    const rows = await this.storage.db
      .selectFrom('favourite_court')
      .select('court_id')
      .where('user_id', '=', userId)
      .where('court_id', 'in', [...courtIds])
      .execute();
    return new Set(rows.map((row) => courtId(row.court_id)));
  }
}
