import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What searches compare moves into a table of its own, with positions on a grid instead of exact ones. */
export class CreatePlayerSearch1763683200005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table player_search (
        player_id text primary key,
        name_key text not null,
        last_login_at timestamptz not null,
        -- Centre of a cell of about 1 km × 1 km.
        grid_lat float8,
        grid_lng float8,
        -- The same on a sphere of radius 1: chords between two places grow with the great-circle distance, and need no
        -- trigonometry.
        x float8 generated always as (cos(radians(grid_lat)) * cos(radians(grid_lng))) stored,
        y float8 generated always as (cos(radians(grid_lat)) * sin(radians(grid_lng))) stored,
        z float8 generated always as (sin(radians(grid_lat))) stored,
        birth_date date,
        traits bigint not null
      );

      -- Cells with players: what an index over positions would be if it knew each position once.
      create table grid_cell (
        lat float8 not null,
        lng float8 not null,
        players integer not null,
        place point generated always as (point(lng, lat)) stored,
        x float8 generated always as (cos(radians(lat)) * cos(radians(lng))) stored,
        y float8 generated always as (cos(radians(lat)) * sin(radians(lng))) stored,
        z float8 generated always as (sin(radians(lat))) stored,
        primary key (lat, lng)
      );
      create index grid_cell_by_place on grid_cell using gist (place);
    `);
    await fill(runner);
    await runner.query(`
      create index player_search_by_login on player_search (last_login_at desc, player_id desc);
      create index player_search_by_cell on player_search (grid_lat, grid_lng, last_login_at desc, player_id desc)
        include (traits, birth_date);
      create index player_search_by_name on player_search (name_key, player_id);
      create index player_search_by_words on player_search using gin (name_key gin_trgm_ops);

      drop index player_by_login;
      alter table player drop column name_key, drop column level_keys, drop column availability_keys, drop column place;
      drop function chord_between(point, point);

      -- Up to so many players with a name that begins with, contains or resembles the folded text: one wrong letter in
      -- five is still found. A function, so that the thresholds are its own.
      create function players_called(wanted text, most integer) returns table (player_id text)
        language sql stable
        set pg_trgm.similarity_threshold = 0.45
        set pg_trgm.word_similarity_threshold = 0.45
        set enable_seqscan = off
      as $$
        select player_id from player_search
        where name_key like case when length(wanted) < 3 then wanted || '%' else '%' || wanted || '%' end
          or wanted <% name_key
          or name_key % wanted
        limit most
      $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

async function fill(runner: QueryRunner): Promise<void> {
  await runner.query(`
    insert into player_search (player_id, name_key, last_login_at, grid_lat, grid_lng, birth_date, traits)
    select player.id, name_key, last_login_at, cell.lat, cell.lng, birth_date, traits.bits
    from player
    -- The cells of a row are as wide as they are high, at every latitude.
    left join lateral (select (location ->> 'lat')::float8 as lat, (location ->> 'lng')::float8 as lng) position on true
    left join lateral (select (least(19999, greatest(0, floor((position.lat + 90) / 0.009))) + 0.5) * 0.009 - 90 as lat)
      centre on true
    left join lateral (select 360 / greatest(1, round(40000 * cos(radians(centre.lat)))) as degrees) width on true
    left join lateral (
      select
        round(centre.lat * 1e6) / 1e6 as lat,
        round(((least(round(360 / width.degrees) - 1, greatest(0, floor((position.lng + 180) / width.degrees))) + 0.5)
          * width.degrees - 180) * 1e6) / 1e6 as lng
      where player.location is not null
    ) cell on true
    -- Bits of one number: 0 always, 1 and 2 sports, 3 F, 4 M, 5 to 16 level names of each sport, from 17 weekdays and
    -- parts of the day.
    cross join lateral (
      select bit_or(1::bigint << bit) as bits
      from (
        select 0 as bit
        union all select unnest(sports)
        union all select case sex when 'F' then 3 else 4 end where sex is not null
        union all
          select 5 + 6 * (split_part(key, ':', 1)::integer - 1) - 1 + array_position(
            array['NONE', 'BEGINNER', 'ROOKIE', 'INTERMEDIATE', 'ADVANCED', 'PRO'], split_part(key, ':', 2))
          from unnest(level_keys) key
        union all select 17 + key / 10 * 4 + key % 10 from unnest(availability_keys) key
      ) bits
    ) traits
    where visibility = 'LISTED';

    insert into grid_cell (lat, lng, players)
    select grid_lat, grid_lng, count(*) from player_search where grid_lat is not null group by grid_lat, grid_lng;
  `);
}
