import type { Random } from '@setpoint/kernel';
import type { EntityManager } from 'typeorm';
import { halfJitter } from '../inbox/retry.js';
import { errorText, type Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import type { Effects } from '../outbox/effects.js';
import { isUnavailable } from '../storage/errors.js';
import { execute, rowsOf, sql } from '../storage/sql.js';
import type { Storage } from '../storage/storage.js';

export interface DueRowsWork<Row> {
  /**
   * Locks rows that are due (FOR UPDATE SKIP LOCKED), those due first at the front: at most `limit`, and none whose key
   * is in `excluding` (an array for `<> all(…)`; mostly empty).
   */
  claim(manager: EntityManager, limit: number, excluding: readonly string[]): Promise<readonly Row[]>;
  /** Stands for the row between runs: its id. */
  keyOf(row: Row): string;
  /** Handles one, so that it is not due any more, in the transaction that holds its lock. May run again after a rollback. */
  settle(row: Row, manager: EntityManager, effects: Effects): Promise<void>;
}

interface Failure {
  readonly key: string;
  readonly attempts: number;
  readonly retry_at: Date;
}

const BATCH = 50;
const PAUSES = { baseMs: 10_000, capMs: 3_600_000 };

/**
 * Works off due rows, so that those which fail don't starve the rest. A batch is one transaction; when that fails,
 * each row has its own, and one that fails waits: 10 s, then twice as long each time, an hour at most, by the platform's
 * clock. It never gives up, and says so in the log each time.
 */
export class DueRows {
  constructor(
    private readonly service: string,
    private readonly storage: Storage,
    private readonly random: Random,
    private readonly log: Log,
  ) {}

  /** One batch; resolves with the number of rows handled, as `DueWork.run` wants it: 0 when nothing is due. */
  async settle<Row>(timer: string, now: Date, work: DueRowsWork<Row>): Promise<number> {
    const failures = await this.failuresOf(timer);
    metrics.timerRowsFailing.set({ service: this.service, timer }, failures.length);
    const waiting = failures.filter(({ retry_at }) => retry_at > now).map(({ key }) => key);
    try {
      return await this.together(timer, work, BATCH, waiting, failures);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      return this.oneByOne(timer, now, work, waiting, failures);
    }
  }

  private async oneByOne<Row>(
    timer: string,
    now: Date,
    work: DueRowsWork<Row>,
    excluding: string[],
    failures: readonly Failure[],
  ) {
    let settled = 0;
    while (settled < BATCH) {
      let failing: string | undefined;
      const noting: DueRowsWork<Row> = {
        claim: (...args) => work.claim(...args),
        keyOf: (row) => work.keyOf(row),
        settle: (row, manager, effects) => {
          failing = work.keyOf(row);
          return work.settle(row, manager, effects);
        },
      };
      try {
        const handled = await this.together(timer, noting, 1, excluding, failures);
        if (handled === 0) break;
        settled += handled;
      } catch (error) {
        if (isUnavailable(error) || failing === undefined) throw error;
        excluding.push(failing);
        await this.postpone(timer, failing, now, error, failures);
      }
    }
    return settled;
  }

  private together<Row>(
    timer: string,
    work: DueRowsWork<Row>,
    limit: number,
    excluding: readonly string[],
    failures: readonly Failure[],
  ) {
    return this.storage.transaction(async (manager, effects) => {
      const rows = await work.claim(manager, limit, excluding);
      for (const row of rows) await work.settle(row, manager, effects);
      if (failures.length > 0 && rows.length > 0) {
        const keys = rows.map((row) => work.keyOf(row));
        await execute(manager, sql`delete from timer_failure where timer = ${timer} and key = any(${keys}::text[])`);
      }
      return rows.length;
    });
  }

  private failuresOf(timer: string) {
    return rowsOf<Failure>(
      this.storage.manager,
      sql`select key, attempts, retry_at from timer_failure where timer = ${timer}`,
    );
  }

  private async postpone(
    timer: string,
    key: string,
    now: Date,
    error: unknown,
    failures: readonly Failure[],
  ): Promise<void> {
    const attempts = (failures.find((failure) => failure.key === key)?.attempts ?? 0) + 1;
    const retryAt = new Date(now.getTime() + halfJitter(this.random, attempts, PAUSES));
    await execute(
      this.storage.manager,
      sql`insert into timer_failure (timer, key, attempts, error, retry_at)
          values (${timer}, ${key}, ${attempts}, ${errorText(error)}, ${retryAt})
          on conflict (timer, key) do update set
            attempts = excluded.attempts, error = excluded.error, retry_at = excluded.retry_at`,
    );
    metrics.timerFailures.inc({ service: this.service, timer });
    const details = { err: error, timer, key, attempts, retryAt };
    this.log.error(details, 'a due row failed and will be tried again');
  }
}
