import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Racket, surface and habits by sport (ACC-01). */
export class AddSportDetails1763683200025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table player add column sport_details jsonb not null default '[]';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
