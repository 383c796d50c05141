import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSearchEnginesAndWelcome1763683200007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table player add column search_engines boolean not null default true;
      -- Whether the first steps were done or declined. Until now nobody knew: whoever has a place has seen them once.
      alter table player add column welcomed boolean not null default false;
      update player set welcomed = location is not null or visibility = 'STAFF';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
