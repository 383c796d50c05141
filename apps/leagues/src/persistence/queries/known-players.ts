import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownPlayer } from '../../application/ports/league-books.js';
import type { League } from '../../domain/league.js';

/**
 * What a league's rules look at of people: their level where they have played in public, and their place in the league,
 * apart from the one that a certain subscription gives them.
 */
export async function knownPlayers(
  manager: EntityManager,
  { id: leagueId, sport, numberPlayers }: Pick<League, 'id' | 'sport' | 'numberPlayers'>,
  ids: readonly string[],
  exceptOf: string | null = null,
): Promise<ReadonlyMap<string, KnownPlayer>> {
  const rows = await rowsOf<KnownPlayer & { role: string | null }>(
    manager,
    sql`select asked.id, p.sex, coalesce(p.is_barred, false) as "isBarred", coalesce(p.is_closed, false) as "isClosed", p.mobile, e.role,
          case when pp.player_id is not null then (select (level ->> 'rating')::float8
            from jsonb_array_elements(p.levels) level
            where (level ->> 'sport')::int = ${sport} and (level ->> 'numberPlayers')::int = ${numberPlayers}) end as level,
          array(select f.followed_id from follow f where f.follower_id = asked.id
            and f.followed_id = any(${ids}::text[])) as follows
        from unnest(${ids}::text[]) asked(id)
        left join player p on p.id = asked.id
        left join public_play pp on pp.player_id = asked.id and pp.sport = ${sport}
          and pp.number_players = ${numberPlayers}
        left join entrant e on e.league_id = ${leagueId} and e.player_id = asked.id
          and e.subscription_id is distinct from ${exceptOf}`,
  );
  return new Map(
    rows.map(({ role, ...player }) => [
      player.id,
      { ...player, isSubscribed: role === 'SUBSCRIBER', isInTeam: role === 'TEAMMATE' },
    ]),
  );
}
