import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The draw and what is played: groups, play-off, fixtures, decisions, prizes (TRN-03, TRN-10, TRN-13). */
export class CreatePlay1795381500020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table play (
        tournament_id text collate "C" primary key references tournament,
        seed text collate "C" not null check (seed ~ '^[0-9a-f]{32}$'),
        algorithm int not null,
        drawn_at timestamptz not null,
        rules jsonb not null,
        entries jsonb not null,
        standing jsonb not null,
        version int not null,
        completed_at timestamptz
      );

      create table fixture (
        id text collate "C" primary key,
        tournament_id text collate "C" not null references play,
        place int not null,
        stage text not null,
        phase int not null,
        group_no int,
        key text collate "C" not null,
        number int not null,
        state text not null check (state in ('WAITING', 'READY', 'CLOSING', 'DECIDED')),
        revision int not null,
        side_a text collate "C",
        side_b text collate "C",
        opens_at timestamptz,
        closes_at timestamptz,
        reminded_for timestamptz,
        left_to_support boolean not null,
        match_id text collate "C",
        heard bigint not null,
        how text check (how in ('PLAYED', 'FORFEIT', 'DOUBLE_FORFEIT', 'LOT', 'BYE')),
        winner text check (winner in ('A', 'B')),
        sets jsonb not null default '[]',
        rule text,
        decided_at timestamptz,
        unique (tournament_id, place),
        check ((how is not null) = (state = 'DECIDED')),
        check (state not in ('READY', 'CLOSING') or (side_a is not null and side_b is not null and closes_at is not null))
      );
      create index on fixture (closes_at) where state = 'READY';

      create table decision (
        position bigint generated always as identity primary key,
        tournament_id text collate "C" not null references play,
        fixture_id text collate "C" not null references fixture,
        revision int not null,
        kind text not null,
        rule text,
        facts jsonb not null,
        by text collate "C",
        at timestamptz not null
      );
      create index on decision (fixture_id, position);

      create function decisions_are_kept() returns trigger language plpgsql as $$
      begin raise exception 'decision is append-only' using errcode = 'integrity_constraint_violation'; end $$;
      create trigger immutable before update or delete on decision for each statement execute function decisions_are_kept();

      create table award (
        id text collate "C" primary key,
        tournament_id text collate "C" not null references play,
        player_id text collate "C" not null,
        entry_id text collate "C" not null,
        placed_as text not null check (placed_as in ('WINNER', 'SECOND', 'SEMIFINALIST')),
        choices jsonb not null,
        won_at timestamptz not null,
        claimed_at timestamptz,
        claimed text check (claimed in ('VOUCHER', 'POINTS', 'CREDIT')),
        unique (tournament_id, player_id),
        check ((claimed is null) = (claimed_at is null))
      );
      create index on award (player_id, won_at desc);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
