import { readEnvelope, type EventEnvelope, type ReadEnvelope } from '@setpoint/events';
import type { UnreadableRecord } from '../ports/ports.js';
import { jsonIn } from '../system/json-in.js';

/** A record as a bus has it. */
export interface DeliveredRecord {
  readonly id: string;
  /** Under which it was delivered. */
  readonly type: string;
  readonly text: string;
}

export interface ReadRecords {
  readonly events: readonly EventEnvelope[];
  readonly unreadable: readonly UnreadableRecord[];
}

/** In characters: several times the length of usual events. */
const LONGEST_TEXT = 16_384;

/** Tells events from what is none. */
export function readRecords(records: readonly DeliveredRecord[]): ReadRecords {
  const events: EventEnvelope[] = [];
  const unreadable: UnreadableRecord[] = [];
  for (const record of records) {
    const read = readRecord(record);
    if (read.ok) events.push(read.event);
    else unreadable.push({ ...record, ...keptText(record.text), reason: read.reason });
  }
  return { events, unreadable };
}

export function readRecord({ type, text }: Omit<DeliveredRecord, 'id'>): ReadEnvelope {
  const value = jsonIn(text);
  return value === undefined ? { ok: false, reason: 'is not JSON' } : readAs(type, value);
}

/** The type decides which contract holds, so it must be the one under which the record was delivered. */
export function readAs(type: string, value: unknown): ReadEnvelope {
  const read = readEnvelope(value);
  if (read.ok && read.event.type !== type) return { ok: false, reason: `says that it is ${read.event.type}` };
  return read;
}

/** A text that a database can store. */
export const keptText = (text: string) => ({
  text: text.slice(0, LONGEST_TEXT).toWellFormed().replaceAll('\0', '\uFFFD'),
  isWhole: text.length <= LONGEST_TEXT,
});
