import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Phases of subscriptions that are charged (LEA-12). */
export class CreateSubscriptionCharges1795381400017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscription_charge (
        reference text collate "C" primary key, -- one for each subscription and phase
        player_id text collate "C" not null,
        -- Null where the phase was withdrawn before anybody asked for its price.
        asked_by text check (asked_by in ('PLAYER', 'SAVED_MEANS')),
        description text,
        price_cents bigint check (price_cents > 0),
        pays_by timestamptz,
        attempt int not null,
        answered int not null,
        taken_up int not null,
        processing boolean not null,
        means jsonb, -- with which the attempt is made: under one key nothing else may be asked for
        withdrawn boolean not null,
        refund_to text check (refund_to in ('MEANS', 'CREDIT')),
        refund_reason text,
        due_id text collate "C" references due,
        version int not null,
        next_step_at timestamptz,
        tries int not null,
        check ((asked_by is null) = (price_cents is null) and (asked_by is null) = (pays_by is null) and (asked_by is null) = (description is null)),
        check ((refund_to is null) = (refund_reason is null)),
        check (answered <= attempt and taken_up <= attempt)
      );
      create index on subscription_charge (next_step_at) where next_step_at is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
