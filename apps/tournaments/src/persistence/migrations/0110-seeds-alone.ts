import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only those that a draw has seeded have a number; it used to number all entries. */
export class KeepSeedsAlone1795381500110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      with played as (
        select t.id, t.seeds, jsonb_array_length(p.entries) as entries,
          case when p.standing->'groups' = '[]' and p.standing->'draw' <> 'null'
            then jsonb_array_length(p.standing->'draw'->'seeds') end as drawn
        from play p join tournament t on t.id = p.tournament_id
      ), sized as (
        select played.*, (select min(size) from unnest(array[2, 4, 8, 16, 32, 64, 128, 256]) size where size >= entries) as size
        from played
      )
      update registration set seed_no = null from sized
      where registration.tournament_id = sized.id
        and registration.seed_no > coalesce(drawn, least(coalesce(seeds, greatest(2, size / 4)), entries, size / 2));
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
