import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { DataSource, EntityManager } from 'typeorm';
import type { Log } from '../observe/log.js';
import { inSpan } from '../observe/trace.js';
import { CollectedEffects, type Effects } from '../outbox/effects.js';
import type { OutboxWriter } from '../outbox/outbox-writer.js';
import type { OwnConnection } from './connection.js';
import { ConnectionLost, isConflict, isReleased, isStale, isTimeout } from './errors.js';
import { SearchRefused, SearchTurns, type SearchLimits } from './search-turns.js';

/** Retry delays after a conflict or a migration, with jitter so that two losers do not collide again. */
const retries = retry(
  handleWhen((error) => isConflict(error) || isStale(error)),
  { maxAttempts: 4, backoff: new ExponentialBackoff({ initialDelay: 5, maxDelay: 200 }) },
);

/** Time of each statement of a search. */
const SEARCH_MS = 1_000;
const SEARCHES: SearchLimits = { running: 2, ofOne: 12, ofVisitors: 48 };

type Work<R> = (manager: EntityManager, effects: Effects) => Promise<R>;

export interface TransactionOptions {
  /** Whether the events of this transaction are snapshots. */
  readonly snapshot?: boolean;
}

/** A service's database: reads through `manager`, writes in `transaction`. */
export class Storage {
  private readonly searches = new SearchTurns(SEARCHES);

  constructor(
    readonly schema: string,
    private readonly source: DataSource,
    private readonly outbox: OutboxWriter,
    private readonly log: Log,
    /** For another process of the service. */
    readonly connection: OwnConnection,
  ) {}

  /** For reads; each statement runs on its own. */
  get manager(): EntityManager {
    return this.source.manager;
  }

  /**
   * Runs the work in one transaction; the events it emits become outbox rows of the same transaction.
   * If two transactions conflict, the loser is run again from the start: the work may be called
   * more than once, so it must not change anything outside of `manager` and `effects`.
   *
   * Rejects with an error recognised by `isUnavailable` if the database is unavailable. If the connection is lost at the commit,
   * the outcome is unknown.
   */
  async transaction<R>(work: Work<R>, { snapshot = false }: TransactionOptions = {}): Promise<R> {
    return inSpan('transaction', { 'db.namespace': this.schema }, async () => {
      const { result, effects } = await retries.execute(() => this.attempt(work, snapshot));
      await this.runAfterwards(effects);
      return result;
    });
  }

  /**
   * Runs a search, whose statements may take a second each: how long they take depends on what people look for. At most
   * two run at a time, in turns of those who ask. `asker` is null for visitors.
   *
   * @throws SearchRefused if that is too long, or if somebody searches too much at once
   */
  search<R>(asker: string | null, work: (manager: EntityManager) => Promise<R>): Promise<R> {
    return this.searches.run(asker, async () => {
      const runner = this.source.createQueryRunner();
      try {
        await runner.query(`begin read only; set local statement_timeout = ${SEARCH_MS}`);
        const found = await work(runner.manager);
        await runner.query('commit');
        return found;
      } catch (error) {
        await runner.query('rollback').catch(() => undefined);
        throw isTimeout(error) ? new SearchRefused('SEARCH_TOO_BROAD') : error;
      } finally {
        await runner.release();
      }
    });
  }

  private async attempt<R>(work: Work<R>, snapshot: boolean) {
    const effects = new CollectedEffects(snapshot);
    try {
      const result = await this.source.transaction(async (manager) => {
        const value = await work(manager, effects);
        await this.outbox.write(manager, effects.emitted);
        return value;
      });
      return { result, effects };
    } catch (error) {
      throw isReleased(error) ? new ConnectionLost(error) : error;
    }
  }

  private async runAfterwards(effects: CollectedEffects): Promise<void> {
    for (const run of effects.afterwards) {
      try {
        await run();
      } catch (error) {
        this.log.warn({ err: error }, 'a follow-up of a commit failed');
      }
    }
  }

  /** Closes all connections once they are idle. */
  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
