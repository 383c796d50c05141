import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { EntryWanted, LevelWanted, MetMatch, SportWanted } from '../../application/ports/levels.js';
import type { RatingEntryRow } from '../level-entities.js';
import { knownRows, type PlacedRow } from './known-levels.js';

/** Position in the list of requested items, from 1. */
interface Placed {
  readonly position: number;
}

/** The planner does not see their number, so that Postgres keeps a generic plan. */
const wantedRows = (wanted: readonly LevelWanted[]): Sql => sql`unnest(
    (select ${wanted.map(({ playerId }) => playerId)}::text[]),
    (select ${wanted.map(({ sport }) => sport)}::int[]),
    (select ${wanted.map(({ numberPlayers }) => numberPlayers)}::int[]))
    with ordinality wanted(player_id, sport, number_players, position)`;

const OF_WANTED = sql`entry.player_id = wanted.player_id and entry.sport = wanted.sport
  and entry.number_players = wanted.number_players`;

export const currentLevels = (manager: EntityManager, wanted: readonly SportWanted[]) =>
  rowsOf<PlacedRow>(
    manager,
    knownRows(sql`unnest(
      (select ${wanted.map(({ playerId }) => playerId)}::text[]), (select ${wanted.map(({ sport }) => sport)}::int[]))
      with ordinality wanted(player_id, sport, position)`),
  );

/** Of a match; bonuses are read separately. */
type PlayedEntryRow = RatingEntryRow & {
  readonly [Column in 'side' | 'after_shown' | 'win_chance' | 'expected_share']: NonNullable<RatingEntryRow[Column]>;
};

export type EntryPageRow = Placed &
  PlayedEntryRow & { readonly total: number; readonly everybody: readonly MetMatch[] };

const everybodyOf = (matchId: Sql): Sql => sql`(
    select jsonb_agg(jsonb_build_object('side', side, 'mean', before_mean, 'deviation', before_deviation,
      'shown', before_shown, 'met', before_met) order by player_id)
    from rating_entry of_match where of_match.match_id = ${matchId}) as everybody`;

/** Effects of these matches on these players. */
export const entriesOfMatches = (manager: EntityManager, wanted: readonly EntryWanted[]) =>
  rowsOf<Omit<EntryPageRow, 'total'>>(
    manager,
    sql`select position::int, entry.*, ${everybodyOf(sql`entry.match_id`)}
      from unnest(${wanted.map(({ matchId }) => matchId)}::text[], ${wanted.map(({ playerId }) => playerId)}::text[])
        with ordinality wanted(match_id, player_id, position)
      join rating_entry entry using (match_id, player_id)
      where side is not null`,
  );

export const bonusEntries = (manager: EntityManager, wanted: readonly LevelWanted[]) =>
  rowsOf<Placed & RatingEntryRow>(
    manager,
    sql`select position::int, entry.* from ${wantedRows(wanted)}
      join rating_entry entry on ${OF_WANTED} and side is null
      order by position, ended_at desc, match_id desc`,
  );

/** Entries before a position, newest first, with everybody's level before the match; `total` counts all of the player's. */
export const entryPages = (
  manager: EntityManager,
  wanted: readonly LevelWanted[],
  before: { readonly endedAt: string; readonly matchId: string },
  limit: number,
) =>
  rowsOf<EntryPageRow>(
    manager,
    sql`select position::int, page.*, last.matches as total, ${everybodyOf(sql`page.match_id`)}
      from ${wantedRows(wanted)}
      cross join lateral (
        select matches from rating_entry entry where ${OF_WANTED} order by ended_at desc, match_id desc limit 1
      ) last
      left join lateral (
        select entry.* from rating_entry entry
        where ${OF_WANTED} and side is not null and (ended_at, match_id) < (${before.endedAt}::timestamptz, ${before.matchId})
        order by ended_at desc, match_id desc limit ${limit}
      ) page on true
      order by position, ended_at desc, page.match_id desc`,
  );

export type PointRow = Placed &
  Pick<RatingEntryRow, 'ended_at' | 'after_mean' | 'after_deviation'> & { readonly after_shown: number };

/** Samples every n-th entry depending on their number; always includes the last. */
export const levelPoints = (manager: EntityManager, wanted: readonly LevelWanted[], most: number) =>
  rowsOf<PointRow>(
    manager,
    sql`select position::int, point.*
      from ${wantedRows(wanted)}
      cross join lateral (
        select ended_at, match_id, after_mean, after_deviation, after_shown from (
          select entry.*, max(matches) over () as total from rating_entry entry
          where ${OF_WANTED} and after_shown is not null and matches > 0
        ) all_of_them
        where total <= ${most} or matches * ${most} / total <> (matches - 1) * ${most} / total
      ) point
      order by position, ended_at, match_id`,
  );
