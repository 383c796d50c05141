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
   * Locks due rows (FOR UPDATE SKIP LOCKED), earliest first: at most `limit`, and none whose key
   * is in `excluding` (an array for `<> all(…)`; mostly empty).
   */
  claim(manager: EntityManager, limit: number, excluding: readonly string[]): Promise<readonly Row[]>;
  /** Identifies the row between runs. */
  keyOf(row: Row): string;
  /** Handles one row so that it is no longer due, in the transaction that holds its lock. May run again after a rollback. */
  settle(row: Row, manager: EntityManager, effects: Effects): Promise<void>;
}

/** For rows whose handling calls what is outside of the database: stores of files, the identity provider. */
export interface OutsideWork<Row, Done = void> extends Pick<DueRowsWork<Row>, 'claim' | 'keyOf'> {
  /** Runs in no transaction, while no other replica has the row. May run again after a failure or a crash. */
  work(row: Row): Promise<Done>;
  /** Notes what was done, so that the row is no longer due; left out where `work` has seen to that. */
  note?(row: Row, done: Done, manager: EntityManager, effects: Effects): Promise<void>;
}

interface Failure {
  readonly key: string;
  readonly attempts: number;
  readonly retry_at: Date;
}

const BATCH = 50;
const PAUSES = { baseMs: 10_000, capMs: 3_600_000 };
/** For how long a row is its taker's; after a crash the row waits until then. */
const LEASE_MS = 300_000;

/**
 * Processes due rows so that failing ones do not starve the rest. A batch is one transaction; if that fails,
 * each row gets its own, and a failing row backs off: 10 s, doubling up to an hour, by the platform's
 * clock. It is retried forever and logged each time.
 */
export class DueRows {
  constructor(
    private readonly service: string,
    private readonly storage: Storage,
    private readonly random: Random,
    private readonly log: Log,
  ) {}

  /** Processes one batch. Resolves with the number of rows handled, 0 if none is due, as `DueWork.run` expects. */
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

  /**
   * As `settle`, one row at a time and without a transaction while it is worked on: a lease keeps others away. Each row is
   * tried once in a call, so one that stays due may be looked at again by the next.
   */
  async settleOutside<Row, Done>(timer: string, now: Date, work: OutsideWork<Row, Done>): Promise<number> {
    const failures = await this.failuresOf(timer);
    metrics.timerRowsFailing.set(
      { service: this.service, timer },
      failures.filter(({ attempts }) => attempts > 0).length,
    );
    const excluding = failures.filter(({ retry_at }) => retry_at > now).map(({ key }) => key);
    let settled = 0;
    for (let tried = 0; tried < BATCH; tried += 1) {
      const row = await this.lease(timer, now, work, excluding);
      if (!row) break;
      const key = work.keyOf(row.claimed);
      excluding.push(key);
      if (!row.isLeased) continue;
      try {
        const done = await work.work(row.claimed);
        await this.storage.transaction(async (manager, effects) => {
          await work.note?.(row.claimed, done, manager, effects);
          await execute(manager, sql`delete from timer_failure where timer = ${timer} and key = ${key}`);
        });
        settled += 1;
      } catch (error) {
        await this.postpone(timer, key, now, error, failures);
      }
    }
    return settled;
  }

  /** The lease is a failure noted beforehand, so that a crash is one. */
  private lease<Row, Done>(
    timer: string,
    now: Date,
    { claim, keyOf }: OutsideWork<Row, Done>,
    excluding: readonly string[],
  ): Promise<{ readonly claimed: Row; readonly isLeased: boolean } | null> {
    const until = new Date(now.getTime() + LEASE_MS);
    return this.storage.transaction(async (manager) => {
      const [claimed] = await claim(manager, 1, excluding);
      if (claimed === undefined) return null;
      // Another replica may have taken the row since its lease was looked for.
      const leased = await execute(
        manager,
        sql`insert into timer_failure (timer, key, attempts, error, retry_at)
            values (${timer}, ${keyOf(claimed)}, 0, 'under way', ${until})
            on conflict (timer, key) do update set retry_at = excluded.retry_at
              where timer_failure.retry_at <= ${now}`,
      );
      return { claimed, isLeased: leased === 1 };
    });
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
