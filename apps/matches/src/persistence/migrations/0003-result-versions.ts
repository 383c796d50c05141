import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Results know their version: they count from 1 in each match, in the order in which they were entered. */
export class ResultVersions1763683200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update match set
        earlier = (
          select coalesce(jsonb_agg(jsonb_set(version, '{result,version}', to_jsonb(position)) order by position), '[]')
          from jsonb_array_elements(earlier) with ordinality as versions(version, position)),
        -- A result that was disputed, and then confirmed after all, is among the earlier versions, too.
        result = result || jsonb_build_object('version',
          jsonb_array_length(earlier) + case when earlier -> -1 -> 'result' = result then 0 else 1 end)
      where result is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
