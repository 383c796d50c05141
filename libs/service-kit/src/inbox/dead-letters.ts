import type { EventEnvelope } from '@setpoint/events';
import type { Kysely, Transaction } from 'kysely';
import type { PlumbingTables } from '../outbox/plumbing-tables.js';
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

  private get db(): Kysely<PlumbingTables> {
    return this.storage.db as unknown as Kysely<PlumbingTables>;
  }

  /** Newest first. */
  async list(limit = 100): Promise<DeadLetter[]> {
    const rows = await this.db
      .selectFrom('dead_letter')
      .selectAll()
      .orderBy('failed_at', 'desc')
      .orderBy('event_id')
      .limit(limit)
      .execute();
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
    const { count } = await this.db
      .selectFrom('dead_letter')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /**
   * Handles it again; gone when that works, in the transaction of the effect. False when there is no such dead letter.
   * Rejects with the fault when it fails again, and keeps it with the new fault.
   */
  async replay(eventId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('dead_letter')
      .select('envelope')
      .where('event_id', '=', eventId)
      .executeTakeFirst();
    if (!row || !this.consumer) return false;
    try {
      await this.consumer.handleOnce(row.envelope, async (tx) => {
        await (tx as unknown as Transaction<PlumbingTables>)
          .deleteFrom('dead_letter')
          .where('event_id', '=', eventId)
          .execute();
      });
      return true;
    } catch (error) {
      await this.db
        .updateTable('dead_letter')
        .set((e) => ({
          attempts: e('attempts', '+', 1),
          error: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 2_000) : String(error),
        }))
        .where('event_id', '=', eventId)
        .execute();
      throw error;
    }
  }

  /** Gives it up. False when there is no such dead letter. */
  async discard(eventId: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('dead_letter')
      .where('event_id', '=', eventId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
