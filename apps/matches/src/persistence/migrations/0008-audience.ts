import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who watches a match, and how they react to it. */
export class Audience1763683200008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table fan (
        match_id text not null references match on delete cascade,
        player_id text not null,
        -- Who leaves keeps the row: coming back is no way to react anew.
        is_following boolean not null,
        reaction text,
        reacted_at timestamptz,
        primary key (match_id, player_id),
        check ((reaction is null) = (reacted_at is null))
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
