import type { EventEnvelope } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import { errorText } from '../observe/log.js';
import { DeadLetterEntity, type DeadLetterRow } from '../outbox/entities.js';
import { execute, insertRows, rowOf, rowsOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';
import { keepInAuditLog } from '../support/audit-log.js';
import type { Consumer } from './consumer.js';

export interface DeadLetter {
  readonly eventId: string;
  readonly type: string;
  readonly subject: string;
  readonly envelope: EventEnvelope;
  readonly error: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/** Who decides about a dead letter, and why; null where a program does. */
type Decision = { readonly by: string; readonly at: Date; readonly reason: string } | null;

/** Events that had no effect in this service after all tries. */
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

  /** Those of these events that are dead letters, in the order in which they failed. */
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
   * Handles it again; gone when that works, in the transaction of the effect. False when there is no such dead letter.
   * Rejects with the error when it fails again, and keeps it with the new error.
   */
  async replay(eventId: string, decision: Decision = null): Promise<boolean> {
    const { manager } = this.storage;
    const row = await rowOf<DeadLetterRow>(manager, sql`select * from dead_letter where event_id = ${eventId}`);
    if (!row || !this.consumer) return false;
    try {
      await this.consumer.handleOnce(row.envelope, async (tx) => {
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

  /** Gives it up. False when there is no such dead letter. */
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

const toLetter = ({ event_id, failed_at, ...row }: DeadLetterRow): DeadLetter => ({
  ...row,
  eventId: event_id,
  failedAt: failed_at,
});

/** What the event was about is in no other place once it is gone; what it said may be personal and is not kept. */
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

/** Sets an event aside, in the transaction in which it stops to wait for another try. */
export async function writeDeadLetter(
  manager: EntityManager,
  { event, error, attempts }: { event: EventEnvelope; error: string; attempts: number },
): Promise<void> {
  const { id, type, subject } = event;
  const row = { event_id: id, type, subject, envelope: event, error, attempts };
  await insertRows(manager, DeadLetterEntity, [row], { ignoreConflicts: true });
}
