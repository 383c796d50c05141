import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1763683200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- People as texts and mails need them, from events of identity and players.
      create table person (
        user_id text primary key,
        email text,
        first_name text not null,
        display_name text not null,
        language text not null,
        time_zone text,
        referred_by text,
        -- Time of the profile event that is shown here; older ones change nothing. Null: only the account is known.
        profile_at timestamptz
      );

      -- Centres as mails need them.
      create table place (
        court_id text primary key,
        name text not null,
        city text not null,
        changed_at timestamptz not null
      );

      -- One row for each person who was ever told something. Whoever tells or reads locks it first: so numbers are
      -- given in the order of commits, and the counts are always right.
      create table mailbox (
        user_id text primary key,
        last_number bigint not null default 0,
        total integer not null default 0,
        unread integer not null default 0 check (unread between 0 and total)
      );

      create table notification (
        id text primary key,
        user_id text not null references mailbox (user_id) on delete cascade,
        -- Counts up for each person: the order of the list.
        number bigint not null,
        event_id text not null,
        type text not null,
        sender_id text not null,
        match_id text,
        court_id text,
        created_at timestamptz not null,
        read_at timestamptz,
        -- An event that comes twice tells each person once (NTF-08).
        unique (event_id, user_id, type),
        unique (user_id, number)
      );
      create index notification_unread on notification (user_id, number desc) where read_at is null;
      create index notification_read on notification (user_id, number desc) where read_at is not null;

      -- Messages that leave the platform, kept as they were sent.
      create table message (
        id text primary key,
        channel text not null,
        recipient text not null,
        subject text,
        text text not null,
        html text,
        template text not null,
        language text not null,
        state text not null default 'WAITING',
        attempts integer not null default 0,
        created_at timestamptz not null,
        sent_at timestamptz
      );
      create index message_newest on message (created_at desc, id desc);
      create index message_by_recipient on message using gin (recipient gin_trgm_ops);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
