import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations, who takes part in them, and what was written. */
export class CreateConversations1795425367391 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table conversation (
        -- Made of what it is of, so that two openings meet in one row.
        id text collate "C" primary key,
        kind text not null,
        subject_id text collate "C" not null,
        player_id text collate "C",
        last_seq bigint not null default 0,
        last_at timestamptz,
        spoken_seq bigint not null default 0,
        access_version integer not null default 1
      );
      create index conversation_of_subject on conversation (subject_id, kind);

      create table member (
        conversation_id text collate "C" not null references conversation,
        user_id text collate "C" not null,
        last_read bigint not null default 0,
        hidden_to bigint not null default 0,
        -- Up to which message a notice has told of.
        noticed_to bigint not null default 0,
        muted boolean not null default false,
        left_seq bigint,
        primary key (conversation_id, user_id)
      );
      create index member_now on member (user_id, conversation_id) where left_seq is null;

      -- No part of it has a unique key over all time: that is what 'sent' is for. There is no default partition, because
      -- with one the newest messages could not be read in order from the newest month on.
      create table message (
        conversation_id text collate "C" not null,
        seq bigint not null,
        at timestamptz not null,
        sender_id text collate "C",
        guest_id text collate "C",
        guest_name text,
        body text,
        note text,
        -- Of a note: who joined, left, entered.
        about_id text collate "C",
        client_id uuid,
        primary key (conversation_id, at, seq)
      ) partition by range (at);
      create index message_by_seq on message (conversation_id, seq);

      -- A message is sent once for each id that its sender gave it; forgotten after 30 days.
      create table sent (
        sender_id text collate "C" not null,
        client_id uuid not null,
        conversation_id text collate "C" not null,
        seq bigint not null,
        at timestamptz not null,
        primary key (sender_id, client_id)
      );
      create index sent_by_age on sent (at);

      -- Conversations in which something waits to be noticed.
      create table notice_due (
        conversation_id text collate "C" primary key references conversation,
        due_at timestamptz not null
      );
      create index notice_due_by_time on notice_due (due_at);

      create table message_report (
        id text collate "C" primary key,
        conversation_id text collate "C" not null references conversation,
        kind text not null,
        seq bigint not null,
        reporter_id text collate "C" not null,
        reason text not null,
        comment text,
        -- As it was when it was reported.
        message jsonb not null,
        excerpt jsonb not null,
        reported_at timestamptz not null,
        decision text,
        decision_reason text,
        decided_by text collate "C",
        decided_at timestamptz,
        unique (conversation_id, seq, reporter_id)
      );
      create index report_waiting on message_report (((decision is not null)::int), reported_at desc, id desc);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
