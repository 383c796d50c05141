import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who watches a match, and how they react to it; when and where people can play. */
export class AudiencesAndFreeTimes1763683200008 implements MigrationInterface {
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

      alter table person add column availability jsonb not null default '{"noFixedDays": false, "slots": []}';
      -- Null: not heard of yet.
      alter table court add column sports smallint[];

      create table favourite_court (
        player_id text not null,
        court_id text not null,
        primary key (player_id, court_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
