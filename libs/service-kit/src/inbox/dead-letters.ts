import type { EventEnvelope } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import { errorText } from '../observe/log.js';
import { DeadLetterEntity, type DeadLetterRow } from '../outbox/entities.js';
import { execute, insertRows, rowOf, rowsOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';
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
    return rows.map((row) => ({
      eventId: row.event_id,
      type: row.type,
      subject: row.subject,
      envelope: row.envelope,
      error: row.error,
      attempts: row.attempts,
      failedAt: row.failed_at,
    }));
  }

  async count(): Promise<number> {
    return this.storage.manager.count(DeadLetterEntity);
  }

  /**
   * Handles it again; gone when that works, in the transaction of the effect. False when there is no such dead letter.
   * Rejects with the error when it fails again, and keeps it with the new error.
   */
  async replay(eventId: string): Promise<boolean> {
    const { manager } = this.storage;
    const row = await rowOf<{ envelope: EventEnvelope }>(
      manager,
      sql`select envelope from dead_letter where event_id = ${eventId}`,
    );
    if (!row || !this.consumer) return false;
    try {
      await this.consumer.handleOnce(row.envelope, async (tx) => {
        await tx.delete(DeadLetterEntity, { event_id: eventId });
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
  async discard(eventId: string): Promise<boolean> {
    const { affected } = await this.storage.manager.delete(DeadLetterEntity, { event_id: eventId });
    return (affected ?? 0) > 0;
  }
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
