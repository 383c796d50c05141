import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches of tournaments and leagues. */
export class Fixtures1763683200019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Where a competition says when time is up, nothing ends by itself.
      alter table match
        add column competition jsonb,
        drop constraint matches_check3,
        drop constraint match_awaiting_result,
        add constraint match_cancels check (
          (cancels_at is null or state = 'ORGANIZING')
          and (cancels_at is not null or state <> 'ORGANIZING' or competition is not null)),
        add constraint match_awaiting_result check (state <> 'AWAITING_RESULT'
          or (gives_up_at is null) <> (confirms_at is null)
          or (competition is not null and gives_up_at is null and confirms_at is null));
      create unique index match_of_fixture
        on match ((competition ->> 'kind'), (competition ->> 'fixtureId'), (competition ->> 'revision'))
        where competition is not null;

      create table fixture (
        kind text not null,
        fixture_id text collate "C" not null,
        revision integer not null,
        closes_at timestamptz,
        ended text,
        closed boolean not null,
        primary key (kind, fixture_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
