import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When could we play? What the organiser proposes, and what the others say. */
export class Polls1763683200011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table poll (
        id text collate "C" primary key,
        match_id text collate "C" not null references match on delete cascade,
        opened_by text collate "C" not null,
        opened_at timestamptz not null,
        closes_at timestamptz not null,
        ended_at timestamptz,
        chosen_id text collate "C",
        times jsonb not null,
        votes jsonb not null
      );
      create index poll_of_match on poll (match_id, opened_at desc);
      create unique index poll_under_way on poll (match_id) where ended_at is null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
