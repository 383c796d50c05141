/**
 * LEA-06: how long the tables of a season take to read: `npm run bench:standings [-- --groups 10000]`. Fills a database of
 * its own with groups of 7 to 10 in which almost everybody has met, then reads all tables in one statement, and single ones.
 */
import { parseArgs } from 'node:util';
import { leaguesService } from '@setpoint/leagues';
import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import { startTestService } from '@setpoint/testkit';
import { standingsQuery } from '../../apps/leagues/src/persistence/queries/standings.ts';

const { values: options } = parseArgs({ options: { groups: { type: 'string', default: '10000' } } });
const count = Number(options.groups);
const RUNS = 5;
const SINGLE = 200;

const fill = (groups: number): readonly Sql[] => [
  sql`insert into league values ('l', 'League', 'MI', 1, 1, 'ALL', 2028, 'NEXTGEN', 'Europe/Rome', null, '[]', 1, now(),
    'sam', 'r', null)`,
  sql`insert into phase (id, league_id, year, number, state, enrolment_opens_at, starts_at, finals_at, ends_at)
    values ('p', 'l', 2028, 1, 'IN_PROGRESS', now(), now(), now(), now())`,
  sql`insert into league_group (id, phase_id, number, state, seed, version, rounds_opened, formed_at)
    select 'g' || n, 'p', n, 'PLAYING', repeat('0', 32), 0, 9, now() from generate_series(1, ${groups}::int) n`,
  sql`insert into member (id, group_id, phase_id, subscription_id, player_ids, level)
    select g.id || '-' || i, g.id, 'p', 's' || g.id || i, array['p' || g.id || i], 6 - i * 0.25
    from league_group g, generate_series(1, 7 + g.number % 4) i`,
  sql`insert into fixture (id, group_id, stage, is_challenge, side_a, side_b, players_a, players_b, revision, state, opens_at,
      closes_at, latest_close, is_warned, is_kept, how, winner, sets, games_a, games_b, is_forfeit, decided_at)
    select a.id || ' ' || b.id, a.group_id, 'ROUND_ROBIN', false, a.id, b.id, a.player_ids, b.player_ids, 1, 'DECIDED',
      now(), now(), now(), true, false, 'PLAYED', (array['A', 'B', null])[1 + floor(random() * 3)::int], '[]',
      floor(random() * 13)::int, floor(random() * 13)::int, false, now()
    from member a join member b on b.group_id = a.group_id and b.id > a.id where random() < 0.95`,
  sql`analyze`,
];

const service = await startTestService(leaguesService);
try {
  const { manager } = service;
  for (const statement of fill(count)) await manager.query(statement.text, statement.values as unknown[]);
  const [counted] = await rowsOf<{ fixtures: number }>(manager, sql`select count(*) as fixtures from fixture`);
  const ids = Array.from({ length: count }, (_, i) => `g${i + 1}`);
  const timed = async (groups: readonly string[]) => {
    const started = performance.now();
    const rows = await rowsOf(manager, standingsQuery(groups));
    return { ms: performance.now() - started, rows: rows.length };
  };
  const all = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await timed(ids));
  const single = [];
  for (let run = 0; run < SINGLE; run += 1) single.push(await timed([ids[(run * 7_919) % count]!]));
  const times = (list: readonly { ms: number }[]) => list.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (list: readonly { ms: number }[], share: number) =>
    times(list)[Math.floor((list.length - 1) * share)]!.toFixed(1);
  console.log(`${count} groups, ${all[0]!.rows} positions, ${counted!.fixtures} matches`);
  console.table({
    'all groups, ms': { median: at(all, 0.5), worst: at(all, 1) },
    'one group, ms': { median: at(single, 0.5), worst: at(single, 1) },
  });
} finally {
  await service.stop();
}
