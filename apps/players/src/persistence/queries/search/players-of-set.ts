import { raw, sql, type Sql } from '@setpoint/service-kit';
import type { PlayerQuery } from '../../../domain/search.js';
import { FOUND } from './found-players.js';
import { NEAREST_FIRST } from './players-by-distance.js';
import { ORDERS } from './players-in-order.js';
import { distancesFor, isWanted, searchTerms, type SearchTerms } from './search-terms.js';

/** With more such names than this, the text is too short to order by similarity. */
const MOST_CALLED = raw('1000');
/** With so many, who is called like that is on the first page, and no mistake is suspected. */
const ENOUGH_CALLED = raw('20');

/** Whom the viewer follows. */
export const followed = sql`(select s.* from follow
  cross join lateral (select * from player_search where player_id = follow.followed_id limit 1) s
  where follow.follower_id = (select viewer from term)) s`;

/** Players with the same or a similar name; `is_mistyped` if every word is one mistake away at most. */
export const called = sql`(select (called.found).*, called.is_mistyped
  from players_called((select name from term), ${ENOUGH_CALLED}, ${MOST_CALLED}) called) s`;

export const SORTS: Record<PlayerQuery['order'], { readonly by: Sql; readonly next: Sql }> = {
  ...ORDERS,
  DISTANCE: {
    by: NEAREST_FIRST,
    next: sql`s.chord is not null and (s.chord > (select after_chord from term)
      or (s.chord = (select after_chord from term)
        and (s.last_login_at, s.player_id) < ((select after_login from term), (select after_id from term))))`,
  },
  CLOSENESS: {
    by: sql`s.closeness desc, s.player_id`,
    next: sql`(s.closeness < (select after_closeness from term)
      or (s.closeness = (select after_closeness from term) and s.player_id > (select after_id from term)))`,
  },
};

/** Players of a set of at most some thousands, which is read and sorted completely. */
export function playersOfSet(terms: SearchTerms, set: Sql, order: PlayerQuery['order']): Sql {
  const { squareOfChord, isWithin } = distancesFor(terms.viewer);
  return sql`${searchTerms(terms)},
  page as (
    select * from (
      select ${FOUND}, sqrt(${squareOfChord}) as chord,
        ${order === 'CLOSENESS' ? closeness : sql`null::float8`} as closeness
      from ${set} where ${isWithin} and ${isWanted}) s
    where ${SORTS[order].next} order by ${SORTS[order].by} limit (select page_size from term))`;
}

/** Names with a word that starts with the text, or has one mistake, come before similar ones. */
const closeness = sql`round((
    2 * word_similarity((select name from term), s.name_key) + similarity(s.name_key, (select name from term))
    + case when is_mistyped or ' ' || s.name_key like '% ' || (select name from term) || '%' then 1 else 0 end
  )::numeric, 5)::float8`;
