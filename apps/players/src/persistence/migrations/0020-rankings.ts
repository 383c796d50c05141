import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statistics lists and level lists, refreshed every night (RNK-01 to RNK-03). */
export class AddRankings1763683200020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Year of the match at the court; of former matches, whose time zone was not kept, in UTC.
      alter table match_statistics add column year integer;
      update match_statistics set year = extract(year from played_at at time zone 'UTC');
      alter table match_statistics alter column year set not null;

      -- How far each player came in each tournament.
      create table tournament_statistics (
        player_id text not null,
        tournament_id text not null,
        sport integer not null,
        number_players integer not null,
        year integer not null,
        completed_at timestamptz not null,
        reached text not null check (reached in ('WON', 'FINAL', 'SEMIFINAL', 'EARLIER')),
        primary key (player_id, tournament_id)
      );

      -- Scores of each player in each ranking that has the player.
      create table ranking_entry (
        ranking text not null,
        player_id text not null,
        score integer not null,
        primary key (player_id, ranking)
      );
      create index ranking_entry_by_score on ranking_entry (ranking, score desc, player_id desc);

      -- How many players have each score: what a place is added up from.
      create table ranking_score (
        ranking text not null,
        score integer not null,
        players integer not null,
        primary key (ranking, score)
      );

      -- Whose scores are worked out anew, and when.
      create table ranking_due (
        player_id text primary key,
        due_at timestamptz not null
      );
      create index ranking_due_next on ranking_due (due_at);
      insert into ranking_due select distinct player_id, now() from match_statistics;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
