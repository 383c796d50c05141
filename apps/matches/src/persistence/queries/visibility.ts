import type { UserId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import type { Viewer } from '../../application/ports/match-reads.js';

/** Participants and invited players see match m, the public only a public one, and nobody across a block (MAT-14, PLY-04). */
export function visibleTo(viewer: Viewer): Sql {
  switch (viewer.kind) {
    case 'support':
      return sql`true`;
    case 'visitor':
      return sql`m.visibility = 'PUBLIC'`;
    case 'player':
      // Cheap condition first: Postgres evaluates them in this order, and most matches are public.
      return sql`((m.visibility = 'PUBLIC' and m.organiser_id not in ${blockedWith(viewer.id)})
        or exists (select from match_player v where v.match_id = m.id and v.player_id = ${viewer.id})
        or exists (select from invitation v where v.match_id = m.id and v.player_id = ${viewer.id}))`;
  }
}

/** Searches hide matches with blocked players, even as somebody's partner, except one's own matches. */
export function apartFromBlocked(viewer: Viewer): Sql {
  if (viewer.kind !== 'player') return sql`true`;
  // Most players have blocked nobody: checked once, not per match.
  return sql`(not exists ${blockedWith(viewer.id)}
    or not exists (select from match_player b where b.match_id = m.id and b.player_id in ${blockedWith(viewer.id)})
    or exists (select from match_player b where b.match_id = m.id and b.player_id = ${viewer.id}))`;
}

/** Matches in which this viewer neither plays nor was invited to play. */
export function notOf(viewer: Viewer): Sql {
  if (viewer.kind !== 'player') return sql`true`;
  return sql`(not exists (select from match_player v where v.match_id = m.id and v.player_id = ${viewer.id} and v.is_current)
    and not exists (select from invitation v where v.match_id = m.id and v.player_id = ${viewer.id}))`;
}

/** Everyone who blocks this player or is blocked by them. */
export const blockedWith = (id: UserId): Sql =>
  sql`(select blocked_id from block where blocker_id = ${id} union all select blocker_id from block where blocked_id = ${id})`;
