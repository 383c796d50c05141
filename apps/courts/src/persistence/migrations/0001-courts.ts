import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCourts1763683200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Centres, their fields, and who favours them.
      create table court (
        id text primary key,
        name text not null,
        address text not null,
        city text not null,
        country char(2) not null,
        lat double precision not null,
        lng double precision not null,
        time_zone text not null,
        phone text,
        email text,
        website text,
        booking_url text,
        description text,
        cover_url text,
        offers text[] not null,
        -- Sports of its fields, kept with them.
        sports smallint[] not null,
        -- Rows of favourite_court, kept in their transaction.
        favourites_count integer not null default 0,
        -- Name without case and accents: the order by name.
        name_key text collate "C" not null,
        -- Name and city without case and accents, each word after a space.
        search_text text not null,
        added_at timestamptz not null
      );
      create index court_by_name on court (name_key, id);
      create index court_by_place on court using gist (ll_to_earth(lat, lng));
      create index court_by_text on court using gin (search_text gin_trgm_ops);

      create table court_field (
        id text primary key,
        court_id text not null references court (id) on delete cascade,
        position smallint not null,
        name text not null,
        sport smallint not null,
        surface text not null,
        covered boolean not null,
        notes text,
        unique (court_id, position)
      );

      create table favourite_court (
        user_id text not null,
        court_id text not null references court (id) on delete cascade,
        since timestamptz not null,
        primary key (user_id, court_id)
      );
      create index favourite_court_by_court on favourite_court (court_id);

      -- Loads pg_trgm, so that its setting is known below.
      do $$ begin perform word_similarity('a', 'b'); end $$;

      -- Centres with this word in name or city (CRT-04). Words of one or two letters count at the start of a word only.
      -- A word that no centre has finds those that are spelled nearly so: by trigrams, and with two neighbouring letters
      -- swapped, which leaves a short word hardly any trigram.
      create function court_ids_with(word text) returns setof text
      language sql stable
      set pg_trgm.word_similarity_threshold = 0.4
      as $$
        with literal as materialized (
          select id from court
          where search_text like case when length(word) < 3 then '% ' else '%' end || word || '%'
        ),
        swapped as (
          select overlay(word placing reverse(substr(word, i, 2)) from i for 2) as word
          from generate_series(1, length(word) - 1) as i
          where length(word) >= 4
        )
        select id from literal
        union all
        select id from court
        where length(word) >= 4 and search_text %> word and not exists (select from literal)
        union all
        select court.id from swapped join court on search_text like '% ' || swapped.word || '%'
        where not exists (select from literal)
      $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
