import { Injectable } from '@nestjs/common';
import { localLegendChanged, outgoing } from '@setpoint/events';
import { courtId, userId, type CourtId, type UserId } from '@setpoint/kernel';
import { execute, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Play, type Legend, type PlayFigures, type WeekOfPlay } from '../application/ports/play.js';
import type { CourtOffer } from '../domain/court.js';
import {
  keepReached,
  lockLegendRun,
  nextCentres,
  recomputeLegends,
  type ChangedLegend,
} from './queries/recompute-legends.js';

/** Centres of which somebody is the local legend, those with most matches. */
const MOST_OF_LEGEND = 50;
/** Centres whose matches are counted in one transaction. */
const CENTRES_AT_ONCE = 100;
const DAY_MS = 86_400_000;

@Injectable()
export class PostgresPlay extends Play {
  constructor(private readonly storage: Storage) {
    super();
  }

  override recomputeNextLegends(night: string, days: number, now: Date): Promise<boolean> {
    return this.storage.transaction(async (manager, effects) => {
      const run = await lockLegendRun(manager, night, now);
      if (!run) return false;
      const next = await nextCentres(manager, run.reached, CENTRES_AT_ONCE);
      const from = new Date(run.ran_at.getTime() - days * DAY_MS);
      for (const changed of await rowsOf<ChangedLegend>(manager, recomputeLegends(next, from, run.ran_at))) {
        const { court_id, name, legend_id: legendId, former_id: formerId, matches, since } = changed;
        const data = { courtId: court_id, courtName: name, legendId, formerId, matches, since: since.toISOString() };
        effects.emit(outgoing(localLegendChanged, data));
      }
      await keepReached(manager, night, next.length < CENTRES_AT_ONCE ? null : next.at(-1)!);
      return true;
    });
  }

  override async legendsOf(courts: readonly CourtId[]): Promise<Map<CourtId, Legend>> {
    const rows = await rowsOf<{ court_id: string; user_id: string; matches: number; since: Date }>(
      this.storage.manager,
      sql`select court_id, user_id, matches, since from local_legend where court_id = any(${courts}::text[])
        and user_id not in (select user_id from closed_account)`,
    );
    return new Map(
      rows.map(({ court_id, user_id, matches, since }) => [
        courtId(court_id),
        { userId: userId(user_id), matches, since },
      ]),
    );
  }

  override async courtsOfLegends(users: readonly UserId[]): Promise<Map<UserId, CourtId[]>> {
    const rows = await rowsOf<{ court_id: string; user_id: string }>(
      this.storage.manager,
      sql`select legend.court_id, legend.user_id from unnest(${users}::text[]) wanted (id) cross join lateral (
          select * from local_legend where user_id = wanted.id order by matches desc, court_id limit ${MOST_OF_LEGEND}
        ) legend
        where legend.user_id not in (select user_id from closed_account) order by legend.matches desc, legend.court_id`,
    );
    const courts = new Map<UserId, CourtId[]>(users.map((id) => [id, []]));
    for (const row of rows) courts.get(userId(row.user_id))?.push(courtId(row.court_id));
    return courts;
  }

  override async favouredBy(courts: readonly CourtId[], most: number): Promise<Map<CourtId, UserId[]>> {
    const rows = await rowsOf<{ court_id: string; user_id: string }>(
      this.storage.manager,
      sql`select wanted.id as court_id, newest.user_id from unnest(${courts}::text[]) as wanted (id)
        cross join lateral (
          select user_id from favourite_court where court_id = wanted.id
            and user_id not in (select user_id from closed_account)
          order by since desc, user_id limit ${most}
        ) newest`,
    );
    const players = new Map<CourtId, UserId[]>(courts.map((id) => [id, []]));
    for (const row of rows) players.get(courtId(row.court_id))?.push(userId(row.user_id));
    return players;
  }

  override async figures(court: CourtId, timeZone: string, weeks: number, now: Date): Promise<PlayFigures> {
    const { manager } = this.storage;
    // Booked and played matches, each once; weeks in the centre's time zone.
    const rows = await rowsOf<WeekOfPlay>(
      manager,
      sql`with week as (
          select date_trunc('week', ${now}::timestamptz at time zone ${timeZone}) - back * interval '7 days' as monday
          from generate_series(0, ${weeks - 1}) as back
        ),
        play as (
          select match_id, starts_at as at, players from booking where court_id = ${court} and is_booked
            and match_id not in (select match_id from played_match where court_id = ${court})
          union all
          select match_id, played_at, players from played_match where court_id = ${court}
        )
        select to_char(week.monday, 'YYYY-MM-DD') as "from", count(distinct play.match_id)::int as matches,
          count(distinct player)::int as players
        from week
        left join play on date_trunc('week', play.at at time zone ${timeZone}) = week.monday and play.at <= ${now}
        left join lateral unnest(play.players) as player on true
        group by week.monday order by week.monday`,
    );
    const since = rows[0]!.from;
    const known = await rowOf<{ players: number; upcoming: number }>(
      manager,
      sql`select (
          select count(distinct player)::int from played_match cross join unnest(players) as player
          where court_id = ${court} and played_at at time zone ${timeZone} >= ${since}::date and played_at <= ${now}
        ) as players, (
          select count(*)::int from booking where court_id = ${court} and is_booked and starts_at > ${now}
        ) as upcoming`,
    );
    const offers = await rowsOf<PlayFigures['offers'][number]>(
      manager,
      sql`select offer, count(*)::int as uses, count(distinct user_id)::int as players from offer_use
        where court_id = ${court} and day >= ${since}::date group by offer order by uses desc, offer`,
    );
    return { weeks: rows, players: known!.players, upcoming: known!.upcoming, offers };
  }

  override async playsOn(user: UserId, court: CourtId, timeZone: string, now: Date): Promise<boolean> {
    const found = await rowOf(
      this.storage.manager,
      sql`select 1 as there from (
          select starts_at as at, players from booking where court_id = ${court} and is_booked
          union all select played_at, players from played_match where court_id = ${court}
        ) play
        where ${user} = any(players) and (at at time zone ${timeZone})::date = (${now}::timestamptz at time zone ${timeZone})::date
        limit 1`,
    );
    return found !== undefined;
  }

  override async useOffer(user: UserId, court: CourtId, offer: CourtOffer, timeZone: string, now: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`insert into offer_use (court_id, offer, user_id, day, used_at)
        values (${court}, ${offer}, ${user}, (${now}::timestamptz at time zone ${timeZone})::date, ${now})
        on conflict do nothing`,
    );
  }

  override async usedToday(user: UserId, courts: readonly CourtId[], now: Date): Promise<Map<CourtId, CourtOffer[]>> {
    const rows = await rowsOf<{ court_id: string; offer: CourtOffer }>(
      this.storage.manager,
      sql`select court_id, offer from offer_use join court on court.id = offer_use.court_id
        where user_id = ${user} and court_id = any(${courts}::text[])
          and day = (${now}::timestamptz at time zone court.time_zone)::date order by offer`,
    );
    const offers = new Map<CourtId, CourtOffer[]>(courts.map((id) => [id, []]));
    for (const row of rows) offers.get(courtId(row.court_id))?.push(row.offer);
    return offers;
  }
}
