import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlayers1763683200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Profiles of everybody with an account.
      create table player (
        id text primary key,
        first_name text not null,
        last_name text not null,
        -- Folded name: what a search by name compares.
        name_key text not null,
        sex text,
        birth_date date,
        description text,
        height_cm integer,
        weight_kg integer,
        playing_hand text,
        photo_url text,
        language text not null,
        location jsonb,
        -- Point of the unit sphere, null without a location.
        position cube,
        km_to_search integer not null,
        sports integer[] not null,
        levels jsonb not null,
        -- Sport and level name, e.g. 1:ROOKIE; what a search by level compares.
        level_keys text[] not null,
        availability jsonb not null,
        -- 10 × weekday + part of the day; what a search by availability compares.
        availability_keys integer[] not null,
        absence jsonb,
        invite_code text not null unique,
        referred_by text,
        -- Whose invitation link was followed (AUTH-28): the two follow each other once the newcomer is verified.
        invited_by text,
        standing text not null,
        registered_at timestamptz not null,
        last_login_at timestamptz not null
      );
      create index player_by_login on player (last_login_at desc, id desc) where standing = 'LISTED';
      create index player_by_name on player (name_key, id) where standing = 'LISTED';
      create index player_by_position on player using gist (position) where standing = 'LISTED';
      create index player_by_words on player using gin (name_key gin_trgm_ops) where standing = 'LISTED';
      create index player_by_level on player using gin (level_keys) where standing = 'LISTED';

      create table follow (
        follower_id text not null,
        followed_id text not null,
        since timestamptz not null,
        primary key (follower_id, followed_id)
      );
      create index follow_newest on follow (follower_id, since desc, followed_id);
      create index followers_newest on follow (followed_id, since desc, follower_id);

      create table block (
        blocker_id text not null,
        blocked_id text not null,
        since timestamptz not null,
        primary key (blocker_id, blocked_id)
      );
      create index blocked_by on block (blocked_id, blocker_id);

      -- What each confirmed match adds to the statistics of each of its players, once.
      create table tally (
        player_id text not null,
        match_id text not null,
        sport integer not null,
        number_players integer not null,
        played_at timestamptz not null,
        outcome text not null check (outcome in ('W', 'L', 'D')),
        sets_won integer not null,
        sets_lost integer not null,
        games_won integer not null,
        games_lost integer not null,
        opponents text[] not null,
        primary key (player_id, match_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
