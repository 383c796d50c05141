import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMatches1763683200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Ids compare by bytes: they are opaque, and no language sorts them.
      create table matches (
        id text collate "C" primary key,
        state text not null check (state in ('ORGANIZING', 'READY', 'AWAITING_RESULT', 'AWAITING_CONFIRMATION', 'CONFIRMED', 'NOT_PLAYED', 'CANCELLED', 'EXPIRED')),
        sport smallint not null,
        number_players smallint not null check (number_players in (1, 2)),
        visibility text not null check (visibility in ('PUBLIC', 'PRIVATE')),
        is_friendly boolean not null,
        game_mode text not null,
        level_min numeric(2, 1),
        level_max numeric(2, 1),
        organiser_id text collate "C" not null,
        message text,
        created_at timestamptz not null,
        -- The client's name for its draft: the same one makes one match.
        request_id text,
        removed_ids text[] not null default '{}',

        -- What is agreed. Day and time as on the clocks of time_zone; the instants beside them.
        court_id text collate "C",
        booked boolean not null,
        minutes_play smallint not null,
        time_zone text not null,
        date_play date,
        time_play time,
        starts_at timestamptz,
        ends_at timestamptz,

        -- Where the court is, or the organiser while there is none.
        city text,
        lat double precision,
        lng double precision,

        -- Deadlines of the state.
        cancels_at timestamptz,
        remind_day_at timestamptz,
        remind_hour_at timestamptz,
        gives_up_at timestamptz,
        confirms_at timestamptz,

        -- Results: the one on the table, its dispute, and versions that did not come to count.
        result jsonb,
        dispute jsonb,
        earlier jsonb not null default '[]',

        -- How it ended, by whom (null: by itself).
        ended_at timestamptz,
        ended_by text,

        -- Kept for lists.
        missing smallint not null check (missing >= 0),
        -- The start; while there is none, the creation.
        sort_at timestamptz not null,
        -- The start; unscheduled matches come last.
        coming_at timestamptz not null generated always as (coalesce(starts_at, 'infinity'::timestamptz)) stored,

        check ((date_play is null) = (starts_at is null) and (time_play is null) = (starts_at is null) and (ends_at is null) = (starts_at is null)),
        check (state in ('ORGANIZING', 'CANCELLED', 'EXPIRED') or (missing = 0 and court_id is not null and starts_at is not null)),
        check (state not in ('AWAITING_CONFIRMATION', 'CONFIRMED') or result is not null),
        check ((state = 'ORGANIZING') = (cancels_at is not null)),
        check ((state = 'AWAITING_RESULT') = (gives_up_at is not null)),
        check (state = 'AWAITING_CONFIRMATION' or confirms_at is null),
        check (state = 'READY' or (remind_day_at is null and remind_hour_at is null))
      );

      create unique index matches_request on matches (organiser_id, request_id) where request_id is not null;
      create index matches_open on matches (coming_at, id) where visibility = 'PUBLIC' and state in ('ORGANIZING', 'READY');
      create index matches_open_near on matches (lat, lng) where visibility = 'PUBLIC' and state in ('ORGANIZING', 'READY');
      create index matches_by_state on matches (state, sort_at desc, id desc) where visibility = 'PUBLIC';
      create index matches_by_court on matches (court_id, sort_at desc, id desc) where court_id is not null;
      create index matches_of_organiser on matches (organiser_id) where state in ('ORGANIZING', 'READY');
      create index matches_friendly on matches (organiser_id, created_at desc) where is_friendly;
      create index matches_to_cancel on matches (cancels_at) where cancels_at is not null;
      create index matches_to_end on matches (ends_at) where state in ('ORGANIZING', 'READY');
      create index matches_to_confirm on matches (confirms_at) where confirms_at is not null;
      create index matches_to_give_up on matches (gives_up_at) where gives_up_at is not null;
      create index matches_to_remind_day on matches (remind_day_at) where remind_day_at is not null;
      create index matches_to_remind_hour on matches (remind_hour_at) where remind_hour_at is not null;

      create table match_players (
        match_id text collate "C" not null references matches on delete cascade,
        player_id text collate "C" not null,
        side text not null check (side in ('A', 'B')),
        position smallint not null check (position in (1, 2)),
        joined_at timestamptz not null,
        -- As in matches, so that a player's matches come in order from one index.
        sort_at timestamptz not null,
        primary key (match_id, player_id),
        unique (match_id, side, position)
      );
      create index match_players_of on match_players (player_id, sort_at desc, match_id desc);

      create table invitations (
        id text collate "C" primary key,
        match_id text collate "C" not null references matches on delete cascade,
        player_id text collate "C" not null,
        invited_by text collate "C" not null,
        side text not null check (side in ('A', 'B')),
        state text not null check (state in ('PENDING', 'ACCEPTED', 'DECLINED')),
        created_at timestamptz not null,
        answered_at timestamptz,
        position smallint not null,
        unique (match_id, player_id)
      );
      create index invitations_of on invitations (player_id, state);

      create table evaluations (
        match_id text collate "C" not null references matches on delete cascade,
        by_id text collate "C" not null,
        of_id text collate "C" not null,
        marks jsonb not null,
        given_at timestamptz not null,
        primary key (match_id, by_id, of_id)
      );

      -- Projections of what other services own.
      create table people (
        id text collate "C" primary key,
        city text,
        lat double precision,
        lng double precision,
        time_zone text,
        levels jsonb not null default '[]',
        absent_from date,
        absent_to date
      );

      create table follows (
        follower_id text collate "C" not null,
        followed_id text collate "C" not null,
        primary key (follower_id, followed_id)
      );

      create table blocks (
        blocker_id text collate "C" not null,
        blocked_id text collate "C" not null,
        primary key (blocker_id, blocked_id)
      );
      create index blocks_of on blocks (blocked_id);

      create table courts (
        id text collate "C" primary key,
        city text not null,
        lat double precision not null,
        lng double precision not null,
        time_zone text not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
