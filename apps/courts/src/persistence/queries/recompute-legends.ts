import { execute, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

export interface ChangedLegend {
  readonly court_id: string;
  readonly name: string;
  readonly legend_id: string | null;
  readonly former_id: string | null;
  readonly matches: number;
  readonly since: Date;
}

/**
 * Recomputes the local legends of all centres in one statement and returns those that changed
 * (CRT-10). Of players with as many matches, who had as many first; accounts that are closed don't count.
 */
export const recomputeLegends = (from: Date, now: Date): Sql => sql`
  with counted as (
    select court_id, player as user_id, count(*)::int as matches, max(played_at) as reached
    from played_match cross join unnest(players) as player
    where played_at > ${from} and played_at <= ${now}
      and player not in (select user_id from closed_account)
    group by court_id, player
  ),
  best as (
    select distinct on (counted.court_id) counted.* from counted join court on court.id = counted.court_id
    order by counted.court_id, matches desc, reached, counted.user_id
  ),
  compared as (
    select coalesce(best.court_id, former.court_id) as court_id, best.user_id as legend_id, former.user_id as former_id,
      coalesce(best.matches, 0) as matches, best.user_id is distinct from former.user_id as is_other,
      case when best.user_id is not distinct from former.user_id then former.since else ${now} end as since
    from best full join local_legend former on former.court_id = best.court_id
  ),
  gone as (
    delete from local_legend using compared
    where local_legend.court_id = compared.court_id and compared.legend_id is null
  ),
  kept as (
    insert into local_legend (court_id, user_id, matches, since)
    select court_id, legend_id, matches, since from compared where legend_id is not null
    on conflict (court_id) do update set user_id = excluded.user_id, matches = excluded.matches, since = excluded.since
  )
  select compared.court_id, court.name, legend_id, former_id, matches, since::timestamptz as since
  from compared join court on court.id = compared.court_id
  where is_other order by compared.court_id`;

/** Tonight's run has not been: it works with what was played and added since. */
export async function forgetLegendRuns(manager: EntityManager): Promise<void> {
  await execute(manager, sql`delete from legend_run`);
}
