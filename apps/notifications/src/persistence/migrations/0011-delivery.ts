import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By topic and channel, outside of quiet hours, in digests: how messages reach people, and why one did not. */
export class AddDelivery1763683200011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Without a row: quiet from ten to eight, a digest a week.
      create table delivery_setting (
        user_id text primary key,
        quiet boolean not null,
        quiet_from text not null,
        quiet_until text not null,
        digest text not null
      );

      alter table message
        add column type text,
        -- By which people turn messages off; null for what they asked for themselves.
        add column topic text,
        add column notification_id text,
        add column conversation_id text,
        -- When it was to be sent first; null means at once.
        add column due_at timestamptz,
        -- When it is handed to the job that sends it, again if need be. By the platform's clock.
        add column hand_over_at timestamptz not null default now(),
        -- While somebody sends it. By the database's clock: a moved clock must not send twice.
        add column taken_until timestamptz,
        add column reason text,
        -- What the provider said.
        add column detail text;
      create index message_waiting on message (hand_over_at) where state = 'WAITING';
      create index message_of_person on message (user_id, created_at desc, id desc);

      create table digest_item (
        notification_id text primary key references notification (id) on delete cascade,
        message_id text not null references message (id) on delete cascade
      );
      create index digest_item_of_message on digest_item (message_id);

      -- What support did about messages (ADM-01).
      create table support_action (
        position bigint generated always as identity primary key,
        kind text not null,
        by text not null,
        at timestamptz not null,
        user_id text,
        after text not null
      );
      create index support_action_about on support_action (user_id, position);

      -- Phones have a token in the place of an endpoint, and no keys.
      alter table push_subscription alter column p256dh drop not null, alter column auth drop not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
