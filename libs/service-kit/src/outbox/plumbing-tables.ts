import type { EventEnvelope } from '@setpoint/events';
import type { ColumnType, Generated } from 'kysely';

/** The plumbing's own tables, in every service's schema (migrations/ of this library). */
export interface PlumbingTables {
  outbox: {
    position: Generated<number>;
    id: string;
    type: string;
    subject: string;
    time: Date;
    traceparent: string | null;
    data: ColumnType<unknown, string, never>;
    recorded_at: Generated<Date>;
    published_at: Date | null;
  };
  inbox: { event_id: string; handled_at: Generated<Date> };
  dead_letter: {
    event_id: string;
    type: string;
    subject: string;
    envelope: ColumnType<EventEnvelope, string, never>;
    error: string;
    attempts: number;
    failed_at: Generated<Date>;
  };
}
