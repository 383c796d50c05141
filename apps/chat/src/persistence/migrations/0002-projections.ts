import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What other services own, as their events tell it. */
export class CreateProjections1795425367392 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table person (
        id text collate "C" primary key,
        display_name text,
        search_name text,
        is_closed boolean not null default false
      );
      create table follow (
        follower_id text collate "C" not null,
        followed_id text collate "C" not null,
        primary key (follower_id, followed_id)
      );
      create index follow_of_followed on follow (followed_id);
      create table block (
        blocker_id text collate "C" not null,
        blocked_id text collate "C" not null,
        primary key (blocker_id, blocked_id)
      );
      create index block_of_blocked on block (blocked_id);

      create table court (
        id text collate "C" primary key,
        search_name text not null,
        owner_id text collate "C"
      );
      create table favourite_court (
        player_id text collate "C" not null,
        court_id text collate "C" not null,
        primary key (player_id, court_id)
      );

      -- People who have a conversation because of what they take part in.
      create table circle (
        kind text not null,
        id text collate "C" not null,
        -- Of the tournament or league, and its name.
        competition_id text collate "C",
        search_name text,
        number integer,
        member_ids text[] not null,
        guests jsonb not null default '[]',
        closed boolean not null default false,
        primary key (kind, id)
      );
      create index circle_of_member on circle using gin (member_ids);

      create table guest_link (
        token_hash text collate "C" primary key,
        match_id text collate "C" not null,
        guest_id text collate "C" not null
      );
      create index guest_link_of_match on guest_link (match_id);

      -- Tournaments whose final is decided, or that are not played.
      create table ended_tournament (id text collate "C" primary key);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
