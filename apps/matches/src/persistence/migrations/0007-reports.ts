import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of no-shows (REP-01; `confirms_at` is when an open one counts, too), and cases for support (REP-02, RES-04). */
export class Reports1763683200007 implements MigrationInterface {
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

      create table support_case (
        id text primary key,
        match_id text not null references match on delete cascade,
        opened_at timestamptz not null,
        reporter_id text,
        accused_id text,
        category text,
        text text,
        state text not null check (state in ('OPEN', 'IN_REVIEW', 'CLOSED')),
        assignee_id text,
        history jsonb not null,
        check (num_nulls(reporter_id, accused_id, category, text) in (0, 4))
      );
      create unique index support_case_report on support_case (match_id, reporter_id, accused_id) where reporter_id is not null;
      create index support_case_newest on support_case (opened_at desc, id desc);
      create index support_case_accused on support_case (accused_id, opened_at desc) where accused_id is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
