import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CentresOfTheirOwners1763683200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- All that the form of a centre holds (CRT-01), its photos (CRT-07), and who changed what (ADM-02).
      alter table court
        add column prefix text,
        add column landline text,
        add column mobile text,
        add column facebook text,
        add column instagram text,
        add column photos jsonb not null default '[]' check (jsonb_array_length(photos) <= 12),
        add column cover_photo_id text,
        add column logo jsonb,
        add column notification_prefix text,
        add column notification_mobile text,
        add column notification_language text not null default 'en',
        add column version integer not null default 1;
      -- One number with its calling code becomes the landline.
      update court set prefix = substring(phone from '^(\\+(39|34|33|44|41|49))'),
        landline = trim(regexp_replace(phone, '^\\+(39|34|33|44|41|49)', ''))
        where phone ~ '^\\+(39|34|33|44|41|49)[\\d ]+$';
      update court set notification_language = case country when 'IT' then 'it' when 'ES' then 'es' when 'FR' then 'fr'
        else 'en' end;

      create table court_action (
        id bigint generated always as identity primary key,
        about text not null,
        kind text not null,
        by text not null,
        at timestamptz not null,
        reason text,
        before jsonb,
        after jsonb
      );
      create index court_action_about on court_action (about, id);

      create table upload (
        id text collate "C" primary key,
        key text not null unique,
        owner_id text collate "C" not null,
        state text not null check (state in ('PENDING', 'ATTACHED', 'DISCARDED')),
        uploaded_at timestamptz not null,
        clears_at timestamptz,
        moves_to text,
        -- Of a document; null for a picture that was drawn anew.
        media_type text,
        check ((clears_at is null) = (state = 'ATTACHED')),
        check (moves_to is null or state = 'DISCARDED')
      );
      create index upload_clears on upload (clears_at) where clears_at is not null;
      create index upload_moves on upload (id) where moves_to is not null;

      -- Who can't be reached any more: locked or gone.
      create table closed_account (user_id text primary key);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
