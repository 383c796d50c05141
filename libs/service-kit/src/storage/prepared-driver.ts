import { createHash } from 'node:crypto';
import pg from 'pg';
import { metrics } from '../observe/metrics.js';
import { isTraced, noteSpan } from '../observe/trace.js';
import { isStale, isUnavailable } from './errors.js';
import { noteStatement } from './statements.js';

/** Distinct texts that get a name. A service has some hundreds; more would only fill the server's memory. */
const MOST_NAMES = 2_000;
const names = new Map<string, string>();

/** The name under which a statement is prepared, or undefined when there are too many already. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/**
 * The pg driver for TypeORM's `driver` option. Each parameterised statement is prepared by a name made of its text, so
 * that Postgres parses and plans it once per connection. Statements are counted and appear in traces.
 */
export function preparedDriver(schema: string) {
  const sent = metrics.sqlStatements.labels(schema);

  class PreparedClient extends pg.Client {
    override query(...args: unknown[]): never {
      const [statement, values, callback] = args as [string | pg.Submittable, unknown[] | undefined, Callback?];
      if (typeof statement !== 'string') return (super.query as (...all: unknown[]) => never).apply(this, args);
      sent.inc();
      noteStatement(statement);
      const query = values?.length ? { text: statement, values, name: nameOf(statement) } : { text: statement };
      if (typeof callback === 'function') return super.query(query as pg.QueryConfig, callback) as never;
      return this.observed(query as pg.QueryConfig) as never;
    }

    private async observed(query: pg.QueryConfig): Promise<pg.QueryResult> {
      const started = isTraced() ? performance.now() : undefined;
      let failed = false;
      try {
        return await super.query(query).catch((error: unknown) => this.recovered(query, error));
      } catch (error) {
        failed = true;
        throw error;
      } finally {
        if (started !== undefined) {
          const attributes = { 'db.query.text': query.text, 'db.namespace': schema };
          noteSpan('sql', performance.now() - started, attributes, failed);
        }
      }
    }

    /** Once more, unprepared, where the prepared statement is out of date and no transaction was lost with it. */
    private async recovered({ text, values }: pg.QueryConfig, error: unknown): Promise<pg.QueryResult> {
      const repeat = isStale(error) && (this as unknown as HasTransactionStatus).getTransactionStatus() === 'I';
      try {
        if (repeat) return await super.query({ text, ...(values ? { values } : {}) });
        throw error;
      } finally {
        // Its other statements are as old, or it is dead, whether it knows or not: the pool opens a new one instead.
        if (isStale(error) || isUnavailable(error)) void this.end().catch(() => {});
      }
    }
  }

  class PreparedPool extends pg.Pool {
    constructor(options: pg.PoolConfig) {
      super({ ...options, Client: PreparedClient });
      // A connection may die while nobody listens to it: without a listener that ends the process.
      this.on('connect', (client) => client.on('error', () => {}));
    }
  }

  return { Client: PreparedClient, Pool: PreparedPool };
}

/** In pg since 8.19; not in its types yet. `I`: idle, outside of a transaction. */
interface HasTransactionStatus {
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
}
