import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SuggestionsAndClaims1763683200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table suggestion (
        id text primary key,
        suggested_by text not null,
        suggested_at timestamptz not null,
        name text not null,
        address text not null,
        city text not null,
        country char(2) not null,
        lat double precision not null,
        lng double precision not null,
        time_zone text not null,
        note text,
        -- Without case and accents; the same again while it waits is the same suggestion.
        name_key text collate "C" not null,
        search_text text not null,
        state text not null check (state in ('PENDING', 'APPROVED', 'MERGED', 'REJECTED')),
        court_id text references court (id),
        reason text,
        decided_at timestamptz
      );
      create index suggestion_by_state on suggestion (state, suggested_at, id);
      create index suggestion_by_player on suggestion (suggested_by, suggested_at desc);

      create table claim (
        id text primary key,
        court_id text not null references court (id),
        claimant_id text not null,
        proof text not null check (proof in ('EMAIL', 'DOCUMENT')),
        email text,
        code_hash text,
        code_expires_at timestamptz,
        wrong_codes smallint not null default 0,
        document_id text,
        note text,
        state text not null check (state in ('AWAITING_CODE', 'PENDING', 'GRANTED', 'REJECTED', 'WITHDRAWN')),
        claimed_at timestamptz not null,
        decided_at timestamptz,
        reason text
      );
      create index claim_by_state on claim (state, claimed_at, id);
      create index claim_by_player on claim (claimant_id, claimed_at desc);
      -- One open claim of a player for a centre.
      create unique index claim_open on claim (court_id, claimant_id) where state in ('AWAITING_CODE', 'PENDING');
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
