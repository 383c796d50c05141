import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A side reports that the other one did not come (REP-01); `confirms_at` is when an open report counts, too. */
export class NoShows1763683200007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table match
        add column no_shows jsonb not null default '[]',
        drop constraint matches_check4,
        drop constraint matches_check5,
        add constraint match_gives_up check (gives_up_at is null or state = 'AWAITING_RESULT'),
        add constraint match_confirms check (confirms_at is null or state in ('AWAITING_RESULT', 'AWAITING_CONFIRMATION')),
        -- What awaits its result is given up, or its reported no-show counts: one of the two.
        add constraint match_awaiting_result check (state <> 'AWAITING_RESULT' or (gives_up_at is null) <> (confirms_at is null));
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
