import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How people are reached besides by mail: mobile numbers, browsers, and what they have turned off. */
export class AddReach1763683200005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- From identity: verified numbers, and accounts that are locked or deleted.
      create table phone (user_id text primary key, number text not null);
      create table closed_account (user_id text primary key);

      -- Browsers that take notifications, one for each session.
      create table push_subscription (
        id text primary key,
        user_id text not null,
        session_id text not null constraint push_subscription_session_key unique,
        endpoint text not null constraint push_subscription_endpoint_key unique,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null
      );
      create index push_subscription_of_user on push_subscription (user_id);

      -- What people chose. Without a row a channel is on.
      create table preference (
        user_id text not null,
        topic text not null,
        channel text not null,
        enabled boolean not null,
        primary key (user_id, topic, channel)
      );

      alter table message
        -- Afterwards it is not sent any more.
        add column good_until timestamptz,
        -- The browser that a push is for; it may be gone.
        add column subscription_id text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
