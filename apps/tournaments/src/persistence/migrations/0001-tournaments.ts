import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tournaments and what players want of them (TRN-01, TRN-05 to TRN-07, TRN-12). */
export class CreateTournaments1795381500001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tournament (
        id text collate "C" primary key,
        name text not null,
        type text not null check (type in ('CLASSIC', 'SLAM', 'SLAM_QUALI', 'LEAGUE')),
        sport smallint not null check (sport in (1, 2)),
        number_players smallint not null check (number_players in (1, 2)),
        sex text not null check (sex in ('MEN', 'WOMEN', 'MIXED', 'ALL')),
        level_min double precision,
        level_max double precision,
        age_min int,
        age_max int,
        is_private boolean not null,
        invite_code text,
        format text not null check (format in ('GROUPS_AND_PLAY_OFF', 'PLAY_OFF')),
        game_mode text not null check (game_mode in ('ONE_SET_9_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN')),
        price_cents int not null check (price_cents >= 0),
        start_on date not null,
        starts_at timestamptz not null,
        summer_days int check (summer_days between 15 and 30),
        teams_to_start int not null,
        min_teams int not null check (min_teams >= 2),
        max_teams int not null check (max_teams <= 128),
        seeds int,
        city text not null,
        lat double precision not null,
        lng double precision not null,
        radius_km int not null check (radius_km > 0),
        time_zone text not null,
        rules text,
        photos jsonb not null default '[]',
        prizes jsonb not null default '[]',
        slam_id text collate "C" references tournament,
        state text not null check (state in ('PLANNED', 'OPEN', 'CLOSED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED')),
        opened_at timestamptz,
        closed_at timestamptz,
        started_at timestamptz,
        ended_at timestamptz,
        noticed smallint check (noticed in (7, 3, 1)),
        created_at timestamptz not null,
        created_by text collate "C" not null,
        version int not null default 1,
        due_at timestamptz,
        list_rank smallint not null,
        list_key bigint not null,
        check (min_teams <= teams_to_start and teams_to_start <= max_teams),
        check (is_private = (invite_code is not null)),
        check ((ended_at is not null) = (state in ('COMPLETED', 'CANCELLED')))
      );
      create index on tournament (due_at) where due_at is not null;
      create index on tournament (list_rank, list_key, id) where state not in ('PLANNED', 'CANCELLED') and not is_private;
      create index on tournament (lat, lng) where state not in ('PLANNED', 'CANCELLED') and not is_private;
      create index on tournament (created_at, id);
      create index on tournament (slam_id) where slam_id is not null;

      create table registration (
        id text collate "C" primary key,
        tournament_id text collate "C" not null references tournament,
        captain_id text collate "C" not null,
        partner_id text collate "C" check (partner_id <> captain_id),
        state text not null check (state in ('HELD', 'AWAITING_PARTNER', 'EXPIRING', 'CONFIRMED', 'RELEASED', 'CANCELLED',
          'EXCLUDED', 'WITHDRAWN', 'WAITING', 'OFFERED', 'RESERVED')),
        place_no int check (place_no > 0),
        paid text[] not null default '{}',
        until timestamptz,
        ended_because text,
        ended_at timestamptz,
        refund_to text not null default 'MEANS' check (refund_to in ('MEANS', 'CREDIT')),
        turn int,
        matches int not null default 0,
        is_qualified boolean not null default false,
        created_at timestamptz not null,
        rating double precision,
        clubs text[] not null default '{}',
        seed_no int,
        is_out boolean not null default false,
        -- A place is sold once, whatever code does (TRN-07).
        unique (tournament_id, place_no),
        check (place_no is not null or state not in
          ('HELD', 'AWAITING_PARTNER', 'EXPIRING', 'CONFIRMED', 'OFFERED', 'RESERVED')),
        check (place_no is null or state not in ('RELEASED', 'CANCELLED', 'WITHDRAWN', 'WAITING')),
        check ((ended_at is not null) = (state in ('RELEASED', 'CANCELLED', 'EXCLUDED', 'WITHDRAWN')))
      );
      create index on registration (tournament_id, created_at);
      create index on registration (captain_id, created_at);
      create index on registration (partner_id, created_at) where partner_id is not null;

      create table entrant (
        tournament_id text collate "C" not null references tournament,
        player_id text collate "C" not null,
        registration_id text collate "C" not null references registration,
        primary key (tournament_id, player_id)
      );
      create index on entrant (registration_id);

      create table made_by_request (
        player_id text collate "C" not null,
        request_id text collate "C" not null,
        input_hash text not null,
        made text collate "C" not null,
        primary key (player_id, request_id)
      );

      create table registration_draft (
        player_id text collate "C" not null,
        tournament_id text collate "C" not null references tournament,
        active_step int not null,
        is_complete boolean not null,
        partner_id text collate "C",
        invite_code text,
        use_credit boolean,
        coupon_code text,
        voucher_ids text[] not null default '{}',
        primary key (player_id, tournament_id)
      );

      create table team_seeker (
        tournament_id text collate "C" not null references tournament,
        player_id text collate "C" not null,
        primary key (tournament_id, player_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
