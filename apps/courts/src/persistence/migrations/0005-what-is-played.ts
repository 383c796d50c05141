import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WhatIsPlayed1763683200005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Matches at centres that are complete and not played yet, and what the centre was told of them (CRT-09).
      create table booking (
        match_id text primary key,
        court_id text not null,
        starts_at timestamptz not null,
        time_zone text not null,
        sport smallint not null,
        number_players smallint not null,
        players text[] not null,
        is_booked boolean not null,
        told_court_id text,
        told_starts_at timestamptz,
        told_booked boolean,
        told_at timestamptz,
        times_told smallint not null default 0
      );
      create index booking_by_court on booking (court_id, starts_at);
      create index booking_told on booking (told_court_id, told_at) where told_at is not null;

      -- Confirmed matches at centres: local legends are counted from them (CRT-10).
      create table played_match (
        match_id text primary key,
        court_id text not null,
        played_at timestamptz not null,
        players text[] not null
      );
      create index played_match_by_time on played_match (played_at);
      create index played_match_by_court on played_match (court_id, played_at);

      create table local_legend (
        court_id text primary key references court (id),
        user_id text not null,
        matches integer not null,
        since timestamptz not null
      );
      create index local_legend_by_user on local_legend (user_id);

      -- The nights in which they were worked out.
      create table legend_run (night date primary key, ran_at timestamptz not null);

      -- Offers used: once a day for each player (CRT-11).
      create table offer_use (
        court_id text not null references court (id),
        offer text not null,
        user_id text not null,
        day date not null,
        used_at timestamptz not null,
        primary key (court_id, offer, user_id, day)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
