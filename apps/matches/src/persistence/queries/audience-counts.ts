import type { MatchId, UserId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import type { Reaction } from '../../domain/audience/fan.js';

/** Fans with the same reaction, or with none yet. */
export interface AudienceCount {
  readonly match_id: string;
  readonly reaction: Reaction | null;
  readonly n: number;
  readonly is_mine: boolean;
}

/** Fans who may still watch, by the rules of `watchRefusal`. */
export const audienceCounts = (matches: readonly MatchId[], viewer: UserId | null): Sql => sql`
  select f.match_id, f.reaction, count(*)::int as n, coalesce(bool_or(f.player_id = ${viewer}::text), false) as is_mine
  from fan f join match m on m.id = f.match_id
  where f.match_id = any(${matches}::text[]) and f.is_following
    and (m.visibility = 'PUBLIC'
      or exists (select from invitation i where i.match_id = m.id and i.player_id = f.player_id))
    and not exists (select from match_player p where p.match_id = m.id and (p.player_id = f.player_id
      or exists (select from block b where b.blocker_id = p.player_id and b.blocked_id = f.player_id)
      or exists (select from block b where b.blocker_id = f.player_id and b.blocked_id = p.player_id)))
  group by f.match_id, f.reaction`;
