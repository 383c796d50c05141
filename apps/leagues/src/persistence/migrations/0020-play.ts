import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups with their members and matches, decisions, tables of nights, rankings and prizes. */
export class CreatePlay1795381500020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table league_group (
        id text collate "C" primary key,
        phase_id text collate "C" not null references phase,
        number smallint not null check (number > 0),
        state text not null check (state in ('PLAYING', 'FINAL', 'CLOSED')),
        -- Of lots: 128 bits, made when the group was formed.
        seed text not null check (seed ~ '^[0-9a-f]{32}$'),
        -- Grows with each change of the table.
        version integer not null,
        rounds_opened smallint not null,
        formed_at timestamptz not null,
        due_at timestamptz,
        -- When the table is kept next.
        night_at timestamptz,
        closed_at timestamptz,
        winner_id text collate "C",
        second_id text collate "C",
        unique (phase_id, number),
        check ((closed_at is not null) = (state = 'CLOSED'))
      );
      create index league_group_due on league_group (due_at) where due_at is not null;
      create index league_group_night on league_group (night_at) where night_at is not null;

      create table member (
        id text collate "C" primary key,
        group_id text collate "C" not null references league_group,
        phase_id text collate "C" not null references phase,
        subscription_id text collate "C" not null,
        -- Who subscribed, then partner and reserve.
        player_ids text[] not null check (cardinality(player_ids) between 1 and 3),
        -- As the group was formed with it.
        level numeric(6, 3) not null,
        out_because text check (out_because in ('ABANDONED', 'EXCLUDED')),
        unique (phase_id, subscription_id)
      );
      create index on member (group_id);
      create index member_of_player on member using gin (player_ids);

      create table fixture (
        id text collate "C" primary key,
        group_id text collate "C" not null references league_group,
        stage text not null check (stage in ('ROUND_ROBIN', 'FINAL_LEAGUE')),
        round smallint check (round between 1 and 9),
        is_challenge boolean not null,
        side_a text collate "C" not null references member,
        side_b text collate "C" not null references member,
        -- Who plays of the two members.
        players_a text[] not null,
        players_b text[] not null,
        revision integer not null check (revision > 0),
        state text not null check (state in ('READY', 'CLOSING', 'DECIDED', 'VOID')),
        closing jsonb,
        opens_at timestamptz not null,
        closes_at timestamptz not null,
        latest_close timestamptz not null,
        is_warned boolean not null,
        match_id text collate "C",
        replaces jsonb,
        is_kept boolean not null,
        how text check (how in ('PLAYED', 'FORFEIT', 'DOUBLE_FORFEIT', 'LOT')),
        winner text check (winner in ('A', 'B')),
        rule text,
        outcome text,
        sets jsonb not null,
        games_a integer not null,
        games_b integer not null,
        -- Whoever lost it did so without playing.
        is_forfeit boolean not null,
        decided_at timestamptz,
        result_version bigint,
        check (side_a <> side_b),
        check ((state = 'DECIDED') = (how is not null)),
        check ((how is null) = (decided_at is null)),
        check ((state = 'CLOSING') <= (closing is not null))
      );
      create index on fixture (group_id);
      -- Two have one match at a time that is still to be played, and a group one final.
      create unique index open_match_of_two on fixture (group_id, least(side_a, side_b), greatest(side_a, side_b))
        where state in ('READY', 'CLOSING');
      create unique index final_of_group on fixture (group_id) where stage = 'FINAL_LEAGUE' and state <> 'VOID';
      create unique index once_a_round_a on fixture (round, side_a) where state <> 'VOID' and round is not null;
      create unique index once_a_round_b on fixture (round, side_b) where state <> 'VOID' and round is not null;
      create index fixture_of_player_a on fixture using gin (players_a) where state in ('READY', 'CLOSING');
      create index fixture_of_player_b on fixture using gin (players_b) where state in ('READY', 'CLOSING');

      create table fixture_decision (
        position bigint generated always as identity primary key,
        fixture_id text collate "C" not null references fixture,
        revision integer not null,
        how text not null,
        winner text,
        rule text,
        outcome text,
        sets jsonb not null,
        facts jsonb not null,
        by_id text collate "C",
        at timestamptz not null
      );
      create index on fixture_decision (fixture_id, position);
      create function decisions_stay() returns trigger language plpgsql as $$
        begin raise exception 'fixture_decision is append-only'; end $$;
      create trigger decisions_stay before update or delete on fixture_decision
        for each row execute function decisions_stay();

      create table standing_night (
        group_id text collate "C" primary key references league_group,
        version integer not null,
        kept_at timestamptz not null,
        standings jsonb not null
      );

      create table ranking (
        league_id text collate "C" not null references league,
        year integer not null,
        -- Who subscribed.
        player_id text collate "C" not null,
        player_ids text[] not null,
        position integer not null check (position > 0),
        points integer not null,
        played integer not null,
        appw numeric(6, 3) not null,
        phases smallint not null,
        primary key (league_id, year, player_id)
      );
      create index on ranking (league_id, year, position, player_id);

      create table award (
        id text collate "C" primary key,
        league_id text collate "C" not null references league,
        group_id text collate "C" not null references league_group,
        player_id text collate "C" not null,
        place text not null check (place in ('WINNER', 'SECOND', 'SEMIFINALIST')),
        choices jsonb not null,
        won_at timestamptz not null,
        claimed_at timestamptz,
        claimed text check (claimed in ('VOUCHER', 'POINTS', 'CREDIT')),
        unique (group_id, player_id),
        check ((claimed is null) = (claimed_at is null))
      );
      create index on award (player_id, won_at desc);
      create index on award (league_id, won_at desc);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
