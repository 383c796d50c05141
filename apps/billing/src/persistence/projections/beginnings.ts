import type { accountRegistered, DataOf } from '@setpoint/events';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { pointsOfReferral } from '../../domain/points/earning.js';
import type { PointsEntry } from '../../domain/points/points.js';

interface Beginning {
  player_id: string;
  referred_by: string | null;
  registered_at: Date | null;
  played_at: Date | null;
}

type Registered = Pick<DataOf<typeof accountRegistered>, 'userId' | 'referredBy' | 'registeredAt'>;
export interface Played {
  readonly playerId: string;
  readonly at: Date;
}

/**
 * Records who referred players and returns the points due for it. Registration and first match arrive in any
 * order, even concurrently: both write the same row, and the second sees the first.
 */
export const keepRegistrations = (manager: EntityManager, registered: readonly Registered[]): Promise<PointsEntry[]> =>
  keep(
    manager,
    registered.map(({ userId, referredBy, registeredAt }) => ({
      player_id: userId,
      referred_by: referredBy === userId ? null : (referredBy ?? null),
      registered_at: registeredAt ? new Date(registeredAt) : null,
      played_at: null,
    })),
  );

/** Records who has played and returns the points due to those who referred them. */
export const keepPlayed = (manager: EntityManager, played: readonly Played[]): Promise<PointsEntry[]> =>
  keep(
    manager,
    played.map(({ playerId, at }) => ({
      ...{ player_id: playerId, referred_by: null, registered_at: null },
      played_at: at,
    })),
  );

async function keep(manager: EntityManager, rows: readonly Beginning[]): Promise<PointsEntry[]> {
  if (rows.length === 0) return [];
  const known = await rowsOf<Beginning>(
    manager,
    sql`insert into player_beginning
      select player_id, max(referred_by), min(registered_at), min(played_at)
      from jsonb_populate_recordset(null::player_beginning, ${JSON.stringify(rows)}::jsonb)
      group by player_id order by player_id
      on conflict (player_id) do update set
        referred_by = coalesce(excluded.referred_by, player_beginning.referred_by),
        registered_at = coalesce(excluded.registered_at, player_beginning.registered_at),
        played_at = least(excluded.played_at, player_beginning.played_at)
      returning *`,
  );
  return known.flatMap(({ player_id, referred_by, played_at }) =>
    referred_by && played_at ? [pointsOfReferral(referred_by, player_id, played_at)] : [],
  );
}
