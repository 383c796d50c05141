import { readEnvelope, type EventEnvelope } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { errorText } from '../observe/log.js';
import { DeadLetterEntity, type DeadLetterRow } from '../outbox/entities.js';
import type { UnreadableRecord } from '../ports/ports.js';
import { execute, insertRows, rowOf, rowsOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';
import { keepInAuditLog } from '../support/audit-log.js';
import type { Consumer } from './consumer.js';
import { readRecord } from './read-record.js';

export interface DeadLetter {
  readonly eventId: string;
  readonly type: string;
  readonly subject: string;
  /** The envelope of an event, or `KeptRecord`. */
  readonly payload: unknown;
  readonly error: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/** What is kept of a record that is no event. */
const keptRecord = z.object({ record: z.string(), isWhole: z.boolean() });
type KeptRecord = z.output<typeof keptRecord>;

/** Who decided about a dead letter, and why; null if automatic. */
type Decision = { readonly by: string; readonly at: Date; readonly reason: string } | null;

/** Events that failed all retries in this service or break their contract, and records that are no events. */
export class DeadLetters {
  private consumer: Consumer | undefined;

  constructor(private readonly storage: Storage) {}

  connect(consumer: Consumer): void {
    this.consumer = consumer;
  }

  /** Newest first. */
  async list(limit = 100): Promise<DeadLetter[]> {
    const rows = await rowsOf<DeadLetterRow>(
      this.storage.manager,
      sql`select * from dead_letter order by failed_at desc, event_id limit ${limit}`,
    );
    return rows.map(toLetter);
  }

  /** The dead letters among these events, in the order of failure. */
  async named(eventIds: readonly string[]): Promise<DeadLetter[]> {
    const rows = await rowsOf<DeadLetterRow>(
      this.storage.manager,
      sql`select * from dead_letter where event_id = any(${eventIds}::text[]) order by failed_at, event_id`,
    );
    return rows.map(toLetter);
  }

  async count(): Promise<number> {
    return this.storage.manager.count(DeadLetterEntity);
  }

  /**
   * Replays a dead letter, deleting it in the transaction of its effect. False if there is no such dead letter.
   * If it fails again, rejects with the error and stores it.
   */
  async replay(eventId: string, decision: Decision = null): Promise<boolean> {
    const { manager } = this.storage;
    const row = await rowOf<DeadLetterRow>(manager, sql`select * from dead_letter where event_id = ${eventId}`);
    if (!row || !this.consumer) return false;
    try {
      await this.consumer.handleOnce(eventIn(row), async (tx) => {
        await tx.delete(DeadLetterEntity, { event_id: eventId });
        await keepDecision(tx, 'DEAD_LETTER_REPLAYED', row, decision);
      });
      return true;
    } catch (error) {
      await execute(
        manager,
        sql`update dead_letter set attempts = attempts + 1, error = ${errorText(error)} where event_id = ${eventId}`,
      );
      throw error;
    }
  }

  /** Discards it. False if there is no such dead letter. */
  async discard(eventId: string, decision: Decision = null): Promise<boolean> {
    return this.storage.transaction(async (manager) => {
      const row = await rowOf<DeadLetterRow>(
        manager,
        sql`delete from dead_letter where event_id = ${eventId} returning *`,
      );
      if (row) await keepDecision(manager, 'DEAD_LETTER_DISCARDED', row, decision);
      return row !== undefined;
    });
  }
}

const toLetter = ({ event_id, failed_at, envelope, ...row }: DeadLetterRow): DeadLetter => ({
  ...row,
  eventId: event_id,
  payload: envelope,
  failedAt: failed_at,
});

/** Keeps the event's subject, which is recorded nowhere else; its data may be personal and is dropped. */
async function keepDecision(
  manager: EntityManager,
  action: string,
  { event_id, type, subject, error }: DeadLetterRow,
  decision: Decision,
): Promise<void> {
  if (!decision) return;
  const before = { type, subject, error };
  await keepInAuditLog(manager, {
    ...decision,
    action,
    about: { type: 'DEAD_LETTER', id: event_id },
    before,
    after: null,
  });
}

/** What is none today may be one for the next version of this service. @throws if it still is none */
function eventIn({ type, envelope }: DeadLetterRow): EventEnvelope {
  const kept = keptRecord.safeParse(envelope);
  if (kept.success && !kept.data.isWhole) throw new Error('the record was too long to be kept as a whole');
  const read = kept.success ? readRecord({ type, text: kept.data.record }) : readEnvelope(envelope);
  if (!read.ok) throw new Error(`the record is no event: ${read.reason}`);
  return read.event;
}

/** Moves an event to the dead letters, in the transaction that ends its retries. False if it is there already. */
export async function writeDeadLetter(
  manager: EntityManager,
  { event, error, attempts }: { event: EventEnvelope; error: string; attempts: number },
): Promise<boolean> {
  const { id, type, subject } = event;
  const row = { event_id: id, type, subject, envelope: event, error, attempts };
  return (await insertRows(manager, DeadLetterEntity, [row], { ignoreConflicts: true })) > 0;
}

/** Puts a record that is no event among the dead letters; its place stands for the subject. False if it is there already. */
export async function writeUnreadable(
  manager: EntityManager,
  { id, type, text, isWhole, reason }: UnreadableRecord,
): Promise<boolean> {
  const envelope: KeptRecord = { record: text, isWhole };
  const row = { event_id: id, type, subject: id, envelope, error: `the record is no event: ${reason}`, attempts: 1 };
  return (await insertRows(manager, DeadLetterEntity, [row], { ignoreConflicts: true })) > 0;
}
