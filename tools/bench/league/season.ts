import { sql, type Sql } from '@setpoint/service-kit';

/** A year of a league: three phases with so many groups of ten, in which almost everybody has met and won a prize or not. */
export const season = (groups: number): readonly Sql[] => [
  sql`insert into league values ('l', 'League', 'MI', 1, 1, 'ALL', 2028, 'NEXTGEN', 'Europe/Rome', null, '[]', 1, now(),
    'sam', 'r', null)`,
  sql`insert into terms (league_id, year, number, price_cents, announced_at) values ('l', 2028, 1, 2000, now())`,
  sql`insert into phase (id, league_id, year, number, state, enrolment_opens_at, starts_at, finals_at, ends_at)
    select 'p' || n, 'l', 2028, n, 'IN_PROGRESS', now(), now(), now(), now() from generate_series(1, 3) n`,
  sql`insert into league_group (id, phase_id, number, state, seed, version, rounds_opened, formed_at)
    select p.id || 'g' || n, p.id, n, 'PLAYING', repeat('0', 32), 0, 9, now()
    from phase p, generate_series(1, ${groups}::int) n`,
  sql`insert into member (id, group_id, phase_id, subscription_id, player_ids, level)
    select g.id || '-' || i, g.id, g.phase_id, 's' || g.number || '-' || i, array['u' || g.number || '-' || i], 6 - i * 0.25
    from league_group g, generate_series(1, 10) i`,
  sql`insert into player (id, availability) select distinct player_ids[1], jsonb_build_object('noFixedDays', false, 'slots',
      (select jsonb_agg(jsonb_build_object('weekday', d, 'fromMinute', 600, 'toMinute', 1200)) from generate_series(1, 7) d))
    from member`,
  sql`insert into fixture (id, group_id, stage, is_challenge, side_a, side_b, players_a, players_b, revision, state, opens_at,
      closes_at, latest_close, is_warned, is_kept, how, winner, sets, games_a, games_b, is_forfeit, decided_at)
    select a.id || ' ' || b.id, a.group_id, 'ROUND_ROBIN', false, a.id, b.id, a.player_ids, b.player_ids, 1, 'DECIDED',
      now(), now(), now(), true, false, 'PLAYED', 'A', '[{"a":4,"b":1,"superTieBreak":false},{"a":4,"b":2,"superTieBreak":false}]',
      8, 3, false, now()
    from member a join member b on b.group_id = a.group_id and b.id > a.id
    where abs(hashtext(a.id || b.id)) % 100 < 80`,
  sql`insert into award (id, league_id, group_id, player_id, place, choices, won_at)
    select 'a' || m.id, 'l', m.group_id, m.player_ids[1], (array['WINNER', 'SECOND'])[right(m.id, 1)::int], '[]', now()
    from member m where m.id like '%-1' or m.id like '%-2'`,
  sql`analyze`,
];
