import { join, sql, type Sql } from '@setpoint/service-kit';
import type { MatchesQuery, Viewer } from '../../application/ports/match-reads.js';
import type { MatchState } from '../../domain/match.js';
import { HOURS_OF_DAY, type MatchFilter } from '../../domain/match-filter.js';
import { COMING, LATEST, nearest, type ListQuery } from './match-page.js';
import { boxAround, metresFrom } from './near.js';
import { apartFromBlocked, notOf, visibleTo } from './visibility.js';

const OPEN: readonly MatchState[] = ['ORGANIZING', 'READY'];
/** In these words, so that the indexes of open matches are found. */
export const isOpen = sql`m.state in ('ORGANIZING', 'READY')`;

/** MAT-15 with the filters of FLT-03. */
export function publicMatches(query: MatchesQuery, viewer: Viewer, now: Date): ListQuery {
  const { near, playerId, courtId, states } = query;
  const where: Sql[] = [];
  let order = COMING;
  if (states) {
    if (states.every((state) => OPEN.includes(state))) where.push(isOpen);
    else order = LATEST;
    where.push(sql`m.state = any(${states}::text[])`);
  } else if (playerId) {
    where.push(sql`m.state in ('CONFIRMED', 'ORGANIZING', 'READY')`);
    order = LATEST;
  } else {
    where.push(isOpen, sql`m.coming_at > ${now}`);
  }
  if (playerId) {
    where.push(sql`m.id in (select match_id from match_player where player_id = ${playerId})`, visibleTo(viewer));
  } else {
    where.push(sql`m.visibility = 'PUBLIC'`);
  }
  where.push(apartFromBlocked(viewer));
  if (query.withoutMine) where.push(notOf(viewer));
  if (courtId) where.push(sql`m.court_id = ${courtId}`);
  if (query.sports) where.push(sql`m.sport = any(${query.sports}::int[])`);
  if (query.numberPlayers !== null) where.push(sql`m.number_players = ${query.numberPlayers}::int`);
  if (query.level !== null) {
    const level = sql`${query.level}::float8`;
    where.push(
      sql`(m.level_min is null or m.level_min <= ${level}) and (m.level_max is null or m.level_max >= ${level})`,
    );
  }
  if (query.missing) where.push(sql`m.missing = any(${query.missing}::int[])`);
  where.push(...played(query));
  if (!near) return { where, order };
  const metres = metresFrom(near);
  where.push(boxAround(near, near.km), sql`${metres} <= ${near.km * 1000}::float8`);
  return { where, metres, order: query.orderBy === 'DISTANCE' ? nearest(metres) : order };
}

/** Days and hours on the clocks at the court; the instants around the days, in whatever zone, are what an index finds. */
function played({ dayFrom, dayTo, timesOfDay }: Pick<MatchFilter, 'dayFrom' | 'dayTo' | 'timesOfDay'>): Sql[] {
  const where: Sql[] = [];
  const at = (day: string) => sql`(${day}::date::timestamp at time zone 'utc')`;
  if (dayFrom) where.push(sql`m.date_play >= ${dayFrom}::date and m.coming_at >= ${at(dayFrom)} - interval '1 day'`);
  if (dayTo) where.push(sql`m.date_play <= ${dayTo}::date and m.coming_at < ${at(dayTo)} + interval '2 days'`);
  if (timesOfDay) {
    const parts = timesOfDay.map((part) => {
      const [from, to] = HOURS_OF_DAY[part];
      return sql`(extract(hour from m.time_play) >= ${from}::int and extract(hour from m.time_play) < ${to}::int)`;
    });
    where.push(parts.length > 0 ? join(parts, ' or ') : sql`false`);
  }
  return where;
}
