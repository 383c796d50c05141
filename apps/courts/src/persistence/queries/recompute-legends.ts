import { execute, rowOf, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

export interface ChangedLegend {
  readonly court_id: string;
  readonly name: string;
  readonly legend_id: string | null;
  readonly former_id: string | null;
  readonly matches: number;
  readonly since: Date;
}

export interface LegendRun {
  readonly ran_at: Date;
  /** The last centre of those done. */
  readonly reached: string;
}

/** The night's run, begun if it has not been; null if it is over or another replica is at it. */
export async function lockLegendRun(manager: EntityManager, night: string, now: Date): Promise<LegendRun | null> {
  await execute(
    manager,
    sql`insert into legend_run (night, ran_at, reached) values (${night}, ${now}, '') on conflict do nothing`,
  );
  const run = await rowOf<LegendRun>(
    manager,
    sql`select ran_at, reached from legend_run where night = ${night} and reached is not null
      for no key update skip locked`,
  );
  return run ?? null;
}

export async function keepReached(manager: EntityManager, night: string, reached: string | null): Promise<void> {
  await execute(manager, sql`update legend_run set reached = ${reached} where night = ${night}`);
}

export async function nextCentres(manager: EntityManager, after: string, most: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    manager,
    sql`select id from court where id > ${after} order by id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Recomputes the local legends of these centres in one statement and returns those that changed
 * (CRT-10). Of players with as many matches, who had as many first; accounts that are closed don't count.
 */
export const recomputeLegends = (courts: readonly string[], from: Date, now: Date): Sql => sql`
  with counted as (
    select court_id, player as user_id, count(*)::int as matches, max(played_at) as reached
    from played_match cross join unnest(players) as player
    where court_id = any(${courts}::text[]) and played_at > ${from} and played_at <= ${now}
      and not exists (select from closed_account where user_id = player)
    group by court_id, player
  ),
  best as (
    select distinct on (court_id) * from counted order by court_id, matches desc, reached, user_id
  ),
  former as (select * from local_legend where court_id = any(${courts}::text[])),
  compared as (
    select coalesce(best.court_id, former.court_id) as court_id, best.user_id as legend_id, former.user_id as former_id,
      coalesce(best.matches, 0) as matches, best.user_id is distinct from former.user_id as is_other,
      case when best.user_id is not distinct from former.user_id then former.since else ${now} end as since
    from best full join former on former.court_id = best.court_id
  ),
  gone as (
    delete from local_legend using compared
    where local_legend.court_id = compared.court_id and compared.legend_id is null
  ),
  kept as (
    insert into local_legend (court_id, user_id, matches, since)
    select court_id, legend_id, matches, since from compared where legend_id is not null
    on conflict (court_id) do update set user_id = excluded.user_id, matches = excluded.matches, since = excluded.since
      where (local_legend.user_id, local_legend.matches) is distinct from (excluded.user_id, excluded.matches)
  )
  select compared.court_id, court.name, legend_id, former_id, matches, since::timestamptz as since
  from compared join court on court.id = compared.court_id
  where is_other order by compared.court_id`;

/** Tonight's run has not been: it works with what was played and added since. */
export async function forgetLegendRuns(manager: EntityManager): Promise<void> {
  await execute(manager, sql`delete from legend_run`);
}
