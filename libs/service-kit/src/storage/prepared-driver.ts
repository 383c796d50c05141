import { createHash } from 'node:crypto';
import pg from 'pg';
import { metrics } from '../observe/metrics.js';
import { isTraced, noteSpan } from '../observe/trace.js';
import { isStale, isUnavailable } from './errors.js';
import { noteStatement } from './statements.js';

/** Maximum number of prepared statements. A service has some hundreds; more would only fill the server's memory. */
const MOST_NAMES = 2_000;
const names = new Map<string, string>();

/** The name of the prepared statement, or undefined if there are too many already. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/**
 * The pg driver for TypeORM's `driver` option. Each parameterised statement is prepared under a name derived from its text, so
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

    /** Retries unprepared if the prepared statement is outdated and no transaction was lost. */
    private async recovered({ text, values }: pg.QueryConfig, error: unknown): Promise<pg.QueryResult> {
      const repeat = isStale(error) && (this as unknown as HasTransactionStatus).getTransactionStatus() === 'I';
      try {
        if (repeat) return await super.query({ text, ...(values ? { values } : {}) });
        throw error;
      } finally {
        // Its other statements are outdated too, or the connection is dead: let the pool replace it.
        if (isStale(error) || isUnavailable(error)) void this.end().catch(() => {});
      }
    }
  }

  class PreparedPool extends pg.Pool {
    constructor(options: pg.PoolConfig) {
      super({ ...options, Client: PreparedClient });
      // Without an error listener, a dying connection would end the process.
      this.on('connect', (client) => client.on('error', () => {}));
    }
  }

  return { Client: PreparedClient, Pool: PreparedPool };
}

/** In pg since 8.19, missing in its types. `I`: idle, outside of a transaction. */
interface HasTransactionStatus {
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
}
