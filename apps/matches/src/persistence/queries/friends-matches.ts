import type { UserId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import { MOST_COUNTED, type FriendsQuery } from '../../application/ports/match-reads.js';
import { beyondCursor, LATEST, type ListQuery } from './match-page.js';
import { notOf, visibleTo } from './visibility.js';

/**
 * PLY-11: matches of those whom this player follows, newest first. Each friend's newest come from an index; what the
 * page doesn't need is never read.
 */
export function friendsMatches(player: UserId, { first, after, withoutMine }: FriendsQuery): ListQuery {
  const viewer = { kind: 'player', id: player } as const;
  const visible = withoutMine ? sql`(${visibleTo(viewer)} and ${notOf(viewer)})` : visibleTo(viewer);
  const newest = (limit: number, beyond: Sql) => sql`m.id in (
    select friends.id from follow f cross join lateral (
      select m.id, m.sort_at from match_player mp join match m on m.id = mp.match_id
      where mp.player_id = f.followed_id and m.state not in ('CANCELLED', 'EXPIRED') and ${visible} and ${beyond}
      order by mp.sort_at desc, mp.match_id desc limit ${limit}::int) friends
    where f.follower_id = ${player}
    group by friends.id, friends.sort_at order by friends.sort_at desc, friends.id desc limit ${limit}::int)`;
  const beyond = beyondCursor(LATEST, after, { by: sql`mp.sort_at`, id: sql`mp.match_id` });
  // Unsorted and without what a card shows; of each friend at most as many as are counted at all.
  const counted = sql`m.state not in ('CANCELLED', 'EXPIRED') and ${visible} and m.id in (
    select newest.match_id from follow f cross join lateral (
      select mp.match_id from match_player mp where mp.player_id = f.followed_id
      order by mp.sort_at desc, mp.match_id desc limit ${MOST_COUNTED}::int) newest
    where f.follower_id = ${player})`;
  return { where: [newest(first + 1, beyond ?? sql`true`)], order: LATEST, counted: [counted] };
}
