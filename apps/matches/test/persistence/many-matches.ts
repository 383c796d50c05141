import type { EntityManager } from 'typeorm';

/** Enough that no planner reads all of a table for one page. */
const PEOPLE = 10_000;
const MATCHES = 40_000;

/** Tables that grow with people and matches: none is read from end to end for a screen. */
export const LARGE = [
  'match',
  'match_player',
  'invitation',
  'evaluation',
  'person',
  'follow',
  'fan',
  'guest',
  'guest_link',
  'silenced_address',
  'calendar_removal',
  'favourite_court',
  'support_case',
];

/** Many people and matches around 1 June 2026, everywhere in northern Italy; beside what is there. */
export async function areMany(manager: EntityManager): Promise<void> {
  await manager.query(`
    insert into person (id, city, lat, lng, time_zone)
      select 'p' || i, 'Milano', 45 + i % 100 * 0.009, 8 + i / 100 * 0.0127, 'Europe/Rome' from generate_series(1, ${PEOPLE}) i;
    insert into follow select 'p' || i, 'p' || (i * 7 + n * 13) % ${PEOPLE} from generate_series(1, ${PEOPLE}) i,
      generate_series(1, 3) n on conflict do nothing;
    insert into follow select 'ana', 'p' || i * 50 from generate_series(1, 100) i;
    insert into court (id, city, lat, lng, time_zone, sports)
      select 'court' || i, 'Milano', 45 + i % 20 * 0.05, 8 + i / 20 * 0.05, 'Europe/Rome', '{1,2}' from generate_series(1, 400) i;
    insert into favourite_court select 'p' || i, 'court' || (i % 400 + 1) from generate_series(1, ${PEOPLE}) i;

    create temp table made as select 'm' || i as id, i,
      case when i % 8 = 0 then 'ORGANIZING' when i % 8 = 1 then 'READY' else 'CONFIRMED' end as state,
      date_trunc('hour', timestamptz '2026-06-01 10:00Z' + case when i % 8 < 2 then 1 else -1 end * (1 + i % 700) * interval '1 hour') as starts
      from generate_series(1, ${MATCHES}) i;
    insert into match (id, state, sport, number_players, visibility, is_friendly, game_mode, organiser_id, created_at, court_id,
        booked, minutes_play, time_zone, date_play, time_play, starts_at, ends_at, city, lat, lng, cancels_at, result, ended_at,
        missing, sort_at)
      select made.id, state, 1, 1, 'PUBLIC', false, 'NEXTGEN', 'p' || i % ${PEOPLE} + 1, starts - interval '3 days', c.id, true, 60,
        'Europe/Rome', (starts at time zone 'Europe/Rome')::date, (starts at time zone 'Europe/Rome')::time, starts,
        starts + interval '1 hour', c.city, c.lat, c.lng, case state when 'ORGANIZING' then starts + interval '9 days' end,
        case state when 'CONFIRMED' then jsonb_build_object('version', 1, 'outcome', 'COMPLETED', 'winner', 'A', 'comment', null,
          'sets', '[{"a": 4, "b": 1, "superTieBreak": false}, {"a": 4, "b": 1, "superTieBreak": false}]'::jsonb,
          'enteredBy', 'p' || i % ${PEOPLE} + 1, 'enteredAt', to_jsonb(starts)) end,
        case state when 'CONFIRMED' then starts + interval '1 day' end, case state when 'ORGANIZING' then 1 else 0 end, starts
      from made join court c on c.id = 'court' || (i % 400 + 1);
    insert into match_player select id, 'p' || i % ${PEOPLE} + 1, 'A', 1, starts, starts, state <> 'CONFIRMED' from made;
    insert into match_player select id, 'p' || (i * 3 + 1) % ${PEOPLE} + 1, 'B', 1, starts, starts, state <> 'CONFIRMED'
      from made where state <> 'ORGANIZING' on conflict do nothing;
    insert into match_player select id, 'ana', 'B', 2, starts, starts, state <> 'CONFIRMED' from made where i % 400 = 3 or i % 1600 = 1;
    insert into invitation select 'i' || i, id, 'p' || (i * 5 + 2) % ${PEOPLE}, 'p1', 'B', 'PENDING', starts, null, 1 from made
      where state = 'ORGANIZING' on conflict do nothing;
    insert into fan select id, 'p' || (i * 11 + n) % ${PEOPLE}, true, 'FIRE', starts from made, generate_series(1, 2) n;
    insert into guest (id, match_id, name, channel, address, mailbox, invited_by, position)
      select 'g' || i, id, 'Gus', 'EMAIL', 'g' || i || '@guest.example', 'g' || i || '@guest.example', 'p1', 1 from made where i % 3 = 0;
    insert into silenced_address select 's' || i || '@guest.example', starts from made;
    insert into guest_link select 'hash' || id, id from guest;
    insert into evaluation select match_id, player_id, 'p1', '{}', sort_at from match_player where player_id <> 'p1';
    insert into calendar_removal select id, 'p' || i % ${PEOPLE}, starts, starts, 'Europe/Rome', 1, starts from made;
    insert into support_case (id, match_id, opened_at, state, history) select 'case' || i, id, starts, 'CLOSED', '[]' from made
      where i % 4 = 2`);
  await manager.query('vacuum analyze');
}
