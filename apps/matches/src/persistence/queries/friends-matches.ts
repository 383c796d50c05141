import type { UserId } from '@setpoint/kernel';
import { raw, sql, type Sql } from '@setpoint/service-kit';
import { MOST_COUNTED, type FriendsQuery } from '../../application/ports/match-reads.js';
import { beyondCursor, type ListQuery, type Order } from './match-page.js';
import { isOpen } from './public-matches.js';
import { apartFromBlocked, notOf, visibleTo } from './visibility.js';

/** Sort key later than any match, in ms since 1970: for open matches without a time, followed by played ones. */
const NO_TIME_YET = 1e14;
const PLAYED = 2e14;
const milliseconds = (instant: Sql) => sql`extract(epoch from ${instant}) * 1000`;

/** Upcoming matches, soonest first, then played ones, newest first. */
const SOONEST: Order = {
  name: 'soonest',
  by: sql`(case
    when not (${isOpen}) then ${raw(String(PLAYED))} - ${milliseconds(sql`m.sort_at`)}
    when m.starts_at is null then ${raw(String(NO_TIME_YET))}
    else ${milliseconds(sql`m.starts_at`)} end)::float8`,
  direction: 'asc',
  kind: 'number',
  valueOf: ({ state, starts_at, sort_at }) => {
    if (state !== 'ORGANIZING' && state !== 'READY') return PLAYED - sort_at.getTime();
    return starts_at?.getTime() ?? NO_TIME_YET;
  },
};

/**
 * PLY-11: matches of followed players. Each friend's open matches, which are few, and their newest other ones are read
 * from an index; matches that the page does not need are never read.
 */
export function friendsMatches(player: UserId, { first, after, withoutMine }: FriendsQuery): ListQuery {
  const viewer = { kind: 'player', id: player } as const;
  const seen = sql`${visibleTo(viewer)} and ${apartFromBlocked(viewer)}`;
  const visible = withoutMine ? sql`(${seen} and ${notOf(viewer)})` : sql`(${seen})`;
  const beyond = beyondCursor(SOONEST, after) ?? sql`true`;
  const limit = first + 1;
  const page = sql`m.id in (
    select friends.id from follow f cross join lateral (
      (select m.id, ${SOONEST.by} as place from match_player mp join match m on m.id = mp.match_id
        where mp.player_id = f.followed_id and mp.is_current and ${isOpen} and ${visible} and ${beyond}
        order by place, m.id limit ${limit}::int)
      union all
      (select m.id, ${SOONEST.by} from match_player mp join match m on m.id = mp.match_id
        where mp.player_id = f.followed_id and not (${isOpen}) and m.state not in ('CANCELLED', 'EXPIRED')
          and ${visible} and ${beyond}
        order by mp.sort_at desc, mp.match_id limit ${limit}::int)) friends
    where f.follower_id = ${player}
    group by friends.id, friends.place order by friends.place, friends.id limit ${limit}::int)`;
  // For the count: unsorted ids, at most the counting limit per friend.
  const counted = sql`m.state not in ('CANCELLED', 'EXPIRED') and ${visible} and m.id in (
    select newest.match_id from follow f cross join lateral (
      select mp.match_id from match_player mp where mp.player_id = f.followed_id
      order by mp.sort_at desc, mp.match_id desc limit ${MOST_COUNTED}::int) newest
    where f.follower_id = ${player})`;
  return { where: [page], order: SOONEST, counted: [counted] };
}
