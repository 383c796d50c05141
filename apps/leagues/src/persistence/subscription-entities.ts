import { EntitySchema } from 'typeorm';

export interface SubscriptionRow {
  id: string;
  league_id: string;
  player_id: string;
  request_id: string;
  input_hash: string;
  first_year: number;
  first_number: 1 | 2 | 3;
  state: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'INACTIVE';
  /** The machine of `@setpoint/league`, instants as ISO text. */
  machine: Record<string, unknown>;
  ended_because: string | null;
  last_cause: string | null;
  created_at: Date;
  ended_at: Date | null;
  due_at: Date | null;
}

export interface EntrantRow {
  league_id: string;
  player_id: string;
  subscription_id: string;
  role: 'SUBSCRIBER' | 'TEAMMATE';
}

/** Besides these columns the table has `ordinal`, which the database computes. */
export interface SubscriptionVersionRow {
  subscription_id: string;
  year: number;
  number: 1 | 2 | 3;
  partner_id: string | null;
  reserve_id: string | null;
  /** Of these two, who has agreed. */
  accepted_ids: string[];
  absence_from: string | null;
  absence_to: string | null;
  notification_mobile: string | null;
  court_ids: string[];
  changed_at: Date;
}

export interface ChargeRow {
  reference: string;
  subscription_id: string;
  phase_id: string;
  attempt: number;
  paid_by: 'PLAYER' | 'SAVED_MEANS';
  price_cents: number;
  state: 'ASKED' | 'FAILED' | 'PAID' | 'CLOSED' | 'REFUNDED';
  asked_at: Date;
  pays_by: Date;
  ended_at: Date | null;
}

export interface SubscriptionDraftRow {
  player_id: string;
  league_id: string;
  active_step: number;
  is_complete: boolean;
  input: Record<string, unknown>;
  kept_at: Date;
}

export const SubscriptionEntity = new EntitySchema<SubscriptionRow>({
  name: 'subscription',
  tableName: 'subscription',
  columns: {
    id: { type: 'text', primary: true },
    league_id: { type: 'text' },
    player_id: { type: 'text' },
    request_id: { type: 'text' },
    input_hash: { type: 'text' },
    first_year: { type: 'integer' },
    first_number: { type: 'smallint' },
    state: { type: 'text' },
    machine: { type: 'jsonb' },
    ended_because: { type: 'text', nullable: true },
    last_cause: { type: 'text', nullable: true },
    created_at: { type: 'timestamptz' },
    ended_at: { type: 'timestamptz', nullable: true },
    due_at: { type: 'timestamptz', nullable: true },
  },
});

export const EntrantEntity = new EntitySchema<EntrantRow>({
  name: 'entrant',
  tableName: 'entrant',
  columns: {
    league_id: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    subscription_id: { type: 'text' },
    role: { type: 'text' },
  },
});

export const SubscriptionVersionEntity = new EntitySchema<SubscriptionVersionRow>({
  name: 'subscription_version',
  tableName: 'subscription_version',
  columns: {
    subscription_id: { type: 'text', primary: true },
    year: { type: 'integer', primary: true },
    number: { type: 'smallint', primary: true },
    partner_id: { type: 'text', nullable: true },
    reserve_id: { type: 'text', nullable: true },
    accepted_ids: { type: 'text', array: true },
    absence_from: { type: 'date', nullable: true },
    absence_to: { type: 'date', nullable: true },
    notification_mobile: { type: 'text', nullable: true },
    court_ids: { type: 'text', array: true },
    changed_at: { type: 'timestamptz' },
  },
});

export const ChargeEntity = new EntitySchema<ChargeRow>({
  name: 'charge',
  tableName: 'charge',
  columns: {
    reference: { type: 'text', primary: true },
    subscription_id: { type: 'text' },
    phase_id: { type: 'text' },
    attempt: { type: 'integer' },
    paid_by: { type: 'text' },
    price_cents: { type: 'integer' },
    state: { type: 'text' },
    asked_at: { type: 'timestamptz' },
    pays_by: { type: 'timestamptz' },
    ended_at: { type: 'timestamptz', nullable: true },
  },
});

export const SubscriptionDraftEntity = new EntitySchema<SubscriptionDraftRow>({
  name: 'subscription_draft',
  tableName: 'subscription_draft',
  columns: {
    player_id: { type: 'text', primary: true },
    league_id: { type: 'text', primary: true },
    active_step: { type: 'smallint' },
    is_complete: { type: 'boolean' },
    input: { type: 'jsonb' },
    kept_at: { type: 'timestamptz' },
  },
});

export const subscriptionEntities = [
  SubscriptionEntity,
  EntrantEntity,
  SubscriptionVersionEntity,
  ChargeEntity,
  SubscriptionDraftEntity,
];
