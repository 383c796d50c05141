import { EntitySchema } from 'typeorm';

/** Events to publish, written in the transaction of the state change. */
export interface OutboxRow {
  position: number;
  id: string;
  type: string;
  subject: string;
  time: Date;
  traceparent: string | null;
  snapshot: boolean;
  data: unknown;
  recorded_at: Date;
  published_at: Date | null;
}

/** Processed events, written in the transaction of their effect. */
export interface InboxRow {
  event_id: string;
  handled_at: Date;
}

/** Events that failed all retries or break their contract, and records that are no events. */
export interface DeadLetterRow {
  event_id: string;
  type: string;
  subject: string;
  /** Of an event; of a record that is none its text. Written by any version of the service. */
  envelope: unknown;
  error: string;
  attempts: number;
  failed_at: Date;
}

export const OutboxEntity = new EntitySchema<OutboxRow>({
  name: 'outbox',
  tableName: 'outbox',
  columns: {
    position: { type: 'bigint', primary: true, generated: 'increment' },
    id: { type: 'text' },
    type: { type: 'text' },
    subject: { type: 'text' },
    time: { type: 'timestamptz' },
    traceparent: { type: 'text', nullable: true },
    snapshot: { type: 'boolean' },
    data: { type: 'jsonb' },
    recorded_at: { type: 'timestamptz' },
    published_at: { type: 'timestamptz', nullable: true },
  },
});

export const InboxEntity = new EntitySchema<InboxRow>({
  name: 'inbox',
  tableName: 'inbox',
  columns: { event_id: { type: 'text', primary: true }, handled_at: { type: 'timestamptz' } },
});

export const DeadLetterEntity = new EntitySchema<DeadLetterRow>({
  name: 'dead_letter',
  tableName: 'dead_letter',
  columns: {
    event_id: { type: 'text', primary: true },
    type: { type: 'text' },
    subject: { type: 'text' },
    envelope: { type: 'jsonb' },
    error: { type: 'text' },
    attempts: { type: 'integer' },
    failed_at: { type: 'timestamptz' },
  },
});

/** Tables in every service's schema (migrations/ of this library). */
export const InfrastructureEntities = [OutboxEntity, InboxEntity, DeadLetterEntity];
