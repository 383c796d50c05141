import type { EventEnvelope } from '@setpoint/events';
import type { OutboxRow } from './entities.js';

/** A row of the outbox as it stands on the wire. Its version is its position: it rises with each event of the owner. */
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
