import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Log } from '../observe/log.js';
import { inSpan, noteSpan } from '../observe/trace.js';
import { CollectedEffects, type Effects } from '../outbox/effects.js';
import type { OutboxWriter } from '../outbox/outbox-writer.js';
import { isConflict } from './faults.js';
import { noteStatement } from './statements.js';

const TRIES = 4;

/** A service's tables: reads through `db`, writes in `transaction`. */
export class Storage<Tables = unknown> {
  /** Reads. */
  readonly db: Kysely<Tables>;

  constructor(
    readonly schema: string,
    private readonly pool: pg.Pool,
    private readonly outbox: OutboxWriter,
    private readonly log: Log,
  ) {
    this.db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query, queryDurationMillis, level }) => {
        noteStatement(query.sql);
        noteSpan('sql', queryDurationMillis, { 'db.query.text': query.sql, 'db.namespace': schema }, level === 'error');
      },
    });
  }

  /**
   * Runs the work in one transaction; the events it emits become outbox rows of the same transaction.
   * When two transactions lock each other out, the loser is run again from the start: the work may be called
   * more than once, so it must not change anything outside of `tx` and `effects`.
   */
  async transaction<R>(work: (tx: Transaction<Tables>, effects: Effects) => Promise<R>): Promise<R> {
    return inSpan('transaction', { 'db.namespace': this.schema }, async () => {
      for (let attempt = 1; ; attempt += 1) {
        const effects = new CollectedEffects();
        try {
          const result = await this.db.transaction().execute(async (tx) => {
            const value = await work(tx, effects);
            await this.outbox.write(tx, effects.said);
            return value;
          });
          await this.runAfterwards(effects);
          return result;
        } catch (error) {
          if (attempt >= TRIES || !isConflict(error)) throw error;
        }
      }
    });
  }

  private async runAfterwards(effects: CollectedEffects): Promise<void> {
    for (const run of effects.afterwards) {
      try {
        await run();
      } catch (error) {
        this.log.warn({ err: error }, 'what should follow a commit failed');
      }
    }
  }

  /** Ends all connections once they are idle. */
  async close(): Promise<void> {
    await this.db.destroy();
    if (!this.pool.ended) await this.pool.end();
  }
}
