import type { MigrationInterface, QueryRunner } from 'typeorm';

/** __Many_words__ and who added them. */
export class Create__Entities____timestamp__ implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table __table__ (
        id text primary key,
        name text not null,
        added_by text not null,
        added_at timestamptz not null,
        constraint __table___name_taken unique (added_by, name)
      );
      create index __table___by_age on __table__ (added_at, id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
