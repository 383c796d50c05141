import type { EventEnvelope } from '@setpoint/events';
import type { OutboxRow } from './entities.js';

/** An outbox row in its wire format. Its version is its position, which increases with each event of the owner. */
export function envelopeOf(service: string, row: OutboxRow): EventEnvelope {
  return {
    specversion: '1.0',
    id: row.id,
    source: service,
    type: row.type,
    time: row.time.toISOString(),
    subject: row.subject,
    version: row.position,
    ...(row.snapshot ? { snapshot: true } : {}),
    ...(row.traceparent ? { traceparent: row.traceparent } : {}),
    data: row.data,
  };
}
