import type { UserId } from '@setpoint/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.js';

/** What was heard of an account before its registration. */
export interface EarlyNews {
  readonly verifiedAt?: Date | null;
  readonly lastLoginAt?: Date | null;
}

/** Keeps it until the registration is heard of; of several logins the latest. */
export async function keepEarlyNews(tx: Transaction<Tables>, id: UserId, news: EarlyNews): Promise<void> {
  await tx
    .insertInto('heard_early')
    .values({ player_id: id, verified_at: news.verifiedAt ?? null, last_login_at: news.lastLoginAt ?? null })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        verified_at: sql`coalesce(heard_early.verified_at, excluded.verified_at)`,
        // Takes the one that is there when the other is null.
        last_login_at: sql`greatest(heard_early.last_login_at, excluded.last_login_at)`,
      }),
    )
    .execute();
}

/** Hands over what was kept, and forgets it. */
export async function takeEarlyNews(tx: Transaction<Tables>, id: UserId): Promise<EarlyNews | null> {
  const row = await tx.deleteFrom('heard_early').where('player_id', '=', id).returningAll().executeTakeFirst();
  return row ? { verifiedAt: row.verified_at, lastLoginAt: row.last_login_at } : null;
}
