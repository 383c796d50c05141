import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What support looks accounts up by, with an index that finds parts of words. */
export class AddAccountSearch1763683200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Without accents and capitals. Its dictionary never changes here, so it may be stored and indexed.
      create function account_search_text(first_name text, last_name text, email text, id text) returns text
        language sql immutable parallel safe
        return unaccent(lower(
          coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || id));

      alter table account add column search_text text not null
        generated always as (account_search_text(first_name, last_name, email::text, id)) stored;
      create index account_by_search_text on account using gin (search_text gin_trgm_ops);
      -- The newest first; deleted accounts don't tell when they were made.
      create index account_by_time on account ((coalesce(registered_at, deleted_at)) desc, id desc);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
