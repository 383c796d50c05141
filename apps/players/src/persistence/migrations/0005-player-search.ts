import type { MigrationInterface, QueryRunner } from 'typeorm';
import { toProfile, type ProfileRow } from '../player-rows.js';
import { toSearchRow } from '../projections/player-search.js';

const BATCH = 5000;

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
  for (let after = ''; ;) {
    const players = (await runner.query(`select * from player where id > $1 order by id limit $2`, [
      after,
      BATCH,
    ])) as ProfileRow[];
    const rows = players.map((row) => toSearchRow(toProfile(row))).filter((row) => row !== null);
    await runner.query(
      `insert into player_search (player_id, name_key, last_login_at, grid_lat, grid_lng, birth_date, traits)
        select player_id, name_key, last_login_at, grid_lat, grid_lng, birth_date, traits
        from jsonb_populate_recordset(null::player_search, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    if (players.length < BATCH) break;
    after = players.at(-1)!.id;
  }
  await runner.query(`
    insert into grid_cell (lat, lng, players)
    select grid_lat, grid_lng, count(*) from player_search where grid_lat is not null group by grid_lat, grid_lng
  `);
}
