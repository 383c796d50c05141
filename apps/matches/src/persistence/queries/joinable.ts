import { sql, type Sql } from '@setpoint/service-kit';
import type { Viewer } from '../../application/ports/match-reads.js';
import { blockedWith } from './visibility.js';

/**
 * Matches m that this player could join now: the rule of JOIN for lists, by the player's level in the sport and format
 * of each match. The spec of the lists holds it to `joinRefusalOf`.
 */
export function joinableBy(viewer: Viewer, now: Date): Sql {
  if (viewer.kind !== 'player') return sql`false`;
  const { id } = viewer;
  // Half steps from 1 to 7, like `halfStep`.
  const level = sql`(select least(7, greatest(1, floor((l ->> 'rating')::float8 * 2 + 0.5) / 2))
    from jsonb_array_elements(p.levels) l
    where (l ->> 'sport')::int = m.sport and (l ->> 'numberPlayers')::int = m.number_players limit 1)`;
  return sql`m.state = 'ORGANIZING' and m.missing > 0 and m.competition is null
    and m.organiser_id not in ${blockedWith(id)}
    and not exists (select from match_player v where v.match_id = m.id and v.player_id = ${id})
    and exists (select from person p where p.id = ${id}
      and (p.absent_from is null or p.absent_to is null
        or coalesce(m.date_play, (${now}::timestamptz at time zone m.time_zone)::date) not between p.absent_from and p.absent_to)
      and (exists (select from invitation i where i.match_id = m.id and i.player_id = ${id} and i.state = 'PENDING')
        or (${id}::text <> all(m.removed_ids)
          and ((m.level_min is null and m.level_max is null)
            or ${level} between coalesce(m.level_min, 1) and coalesce(m.level_max, 7)))))
    and (m.starts_at is null or not exists (select from match_player mp join match other on other.id = mp.match_id
      where mp.player_id = ${id} and mp.is_current and other.state in ('ORGANIZING', 'READY')
        and other.starts_at < m.ends_at and other.ends_at > m.starts_at))`;
}
