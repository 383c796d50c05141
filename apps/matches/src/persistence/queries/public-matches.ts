import { COARSE_KM } from '@setpoint/kernel';
import { boxAround, coarsePlace, join, metresFrom, sql, type Sql } from '@setpoint/service-kit';
import type { MatchesQuery, Viewer } from '../../application/ports/match-reads.js';
import type { MatchState } from '../../domain/match.js';
import { HOURS_OF_DAY, type MatchFilter } from '../../domain/match-filter.js';
import { COMING, LATEST, nearest, type ListQuery } from './match-page.js';
import { joinableBy } from './joinable.js';
import { apartFromBlocked, notOf, visibleTo } from './visibility.js';

const OPEN: readonly MatchState[] = ['ORGANIZING', 'READY'];
/** Worded exactly like the partial indexes of open matches. */
export const isOpen = sql`m.state in ('ORGANIZING', 'READY')`;

const PLACE = { lat: sql`m.lat`, lng: sql`m.lng` };
const COARSE_PLACE = coarsePlace(PLACE);
/** Without a court it is the organiser's, whom visitors find no closer than other players (PLY-03). */
const PLACE_FOR_VISITORS = {
  lat: sql`case when m.court_id is null then ${COARSE_PLACE.lat} else m.lat end`,
  lng: sql`case when m.court_id is null then ${COARSE_PLACE.lng} else m.lng end`,
};

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
  if (query.levels) {
    const wanted = sql`unnest(${query.levels}::float8[]) wanted`;
    where.push(sql`exists (select from ${wanted}
      where (m.level_min is null or m.level_min <= wanted) and (m.level_max is null or m.level_max >= wanted))`);
  }
  if (query.joinable) where.push(joinableBy(viewer, now));
  if (query.missing) where.push(sql`m.missing = any(${query.missing}::int[])`);
  where.push(...played(query));
  if (!near) return { where, order };
  const isVisitor = viewer.kind === 'visitor';
  const metres = metresFrom(near, isVisitor ? PLACE_FOR_VISITORS : PLACE);
  where.push(
    boxAround(near, isVisitor ? near.km + COARSE_KM : near.km, PLACE),
    sql`${metres} <= ${near.km * 1000}::float8`,
  );
  return { where, metres, order: query.orderBy === 'DISTANCE' ? nearest(metres) : order };
}

/** Dates and hours in the court's time zone; the index is searched for the instants around those dates in any zone. */
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
