import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { LeagueCriterion, TableRow } from '../../domain/play/table.js';

export interface StandingRow {
  readonly group_id: string;
  readonly member_id: string;
  readonly position: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly forfeited: number;
  readonly games_won: number;
  readonly games_lost: number;
  readonly pct: number;
  readonly ptp: number;
  readonly decided_by: LeagueCriterion | null;
}

/**
 * Tables of groups (LEA-06), in the order of standingsOf in @setpoint/league, whose numbers they have to the last digit: a
 * test holds them to each other. Points between those who are level count once, and only if all of them have met.
 */
export const standingsQuery = (groupIds: readonly string[]): Sql => sql`
  -- Group by group: each is small, and no estimate of how many there are leads the planner astray.
  select standing.* from unnest(${groupIds}::text[]) wanted (id) cross join lateral (
  with result as (
    select f.group_id, s.member_id, s.opponent_id, s.won, s.lost, s.games_won, s.games_lost,
      case s.won when 1 then 3 else case s.lost when 1 then 0 else 1 end end as points,
      case when s.lost = 1 and f.is_forfeit then 1 else 0 end as forfeited
    from fixture f cross join lateral (values
      (f.side_a, f.side_b, (f.winner is not distinct from 'A')::int,
        (f.winner is not distinct from 'B' or f.how = 'DOUBLE_FORFEIT')::int, f.games_a, f.games_b),
      (f.side_b, f.side_a, (f.winner is not distinct from 'B')::int,
        (f.winner is not distinct from 'A' or f.how = 'DOUBLE_FORFEIT')::int, f.games_b, f.games_a)
    ) s (member_id, opponent_id, won, lost, games_won, games_lost)
    where f.group_id = wanted.id and f.state = 'DECIDED' and f.stage = 'ROUND_ROBIN'
  ), totals as (
    select m.group_id, m.id, m.level, m.subscription_id, coalesce(r.points, 0) as points, coalesce(r.played, 0) as played,
      coalesce(r.won, 0) as won, coalesce(r.lost, 0) as lost, coalesce(r.forfeited, 0) as forfeited,
      coalesce(r.games_won, 0) as games_won, coalesce(r.games_lost, 0) as games_lost,
      count(*) over (partition by m.group_id) - 1 as opponents
    from member m left join (
      select member_id, sum(points) as points, count(*) - sum(forfeited) as played, sum(won) as won,
        sum(lost) - sum(forfeited) as lost, sum(forfeited) as forfeited, sum(games_won) as games_won, sum(games_lost) as games_lost
      from result group by member_id
    ) r on r.member_id = m.id
    where m.group_id = wanted.id
  ), between as (
    select t.id, sum(r.points) as points, count(distinct r.opponent_id) as met
    from result r join totals t on t.id = r.member_id join totals o on o.id = r.opponent_id and o.points = t.points
    group by t.id
  ), shared as (
    select t.*, case when played + forfeited = 0 then 0 else round(10000.0 * won / (played + forfeited))::int end as pct,
      case when opponents = 0 then 0 else round(10000.0 * least(played, opponents) / opponents)::int end as ptp
    from totals t
  ), keyed as (
    select t.*, games_won - games_lost as difference, pct + ptp as appw,
      case when sum(coalesce(b.met, 0)) over same = count(*) over same * (count(*) over same - 1)
        then coalesce(b.points, 0) else 0 end as head_to_head
    from shared t left join between b on b.id = t.id
    window same as (partition by t.group_id, t.points)
  )
  select group_id, id as member_id, (row_number() over ordered)::int as position, points::int, played::int, won::int,
    (played - won - lost)::int as drawn, lost::int, forfeited::int, games_won::int, games_lost::int,
    pct, ptp, case
      when row_number() over ordered = 1 then null
      when lag(points) over ordered <> points then 'POINTS'
      when lag(head_to_head) over ordered <> head_to_head then 'HEAD_TO_HEAD'
      when lag(appw) over ordered <> appw then 'APPW'
      when lag(difference) over ordered <> difference then 'GAME_DIFFERENCE'
      when lag(games_won) over ordered <> games_won then 'GAMES_WON'
      when lag(level) over ordered <> level then 'LEVEL'
      else 'ID'
    end as decided_by
  from keyed
  window ordered as (partition by group_id order by points desc, head_to_head desc, appw desc, difference desc,
    games_won desc, level desc, subscription_id)
  ) standing order by group_id, position`;

/** Tables by group; a group that is unknown has none. */
export async function standingsOfGroups(
  manager: EntityManager,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TableRow[]>> {
  const rows = await rowsOf<StandingRow>(manager, standingsQuery(groupIds));
  return new Map([...Map.groupBy(rows, ({ group_id }) => group_id)].map(([id, table]) => [id, table.map(tableRowOf)]));
}

/** Percentages arrive in hundredths, so that nothing is lost on the way. */
export const tableRowOf = (row: StandingRow): TableRow => ({
  ...{ memberId: row.member_id, position: row.position, points: row.points, played: row.played },
  ...{ won: row.won, drawn: row.drawn, lost: row.lost, forfeited: row.forfeited },
  ...{ gamesWon: row.games_won, gamesLost: row.games_lost, gameDifference: row.games_won - row.games_lost },
  ...{ pct: row.pct / 100, ptp: row.ptp / 100, appw: (row.pct + row.ptp) / 200, decidedBy: row.decided_by },
});
