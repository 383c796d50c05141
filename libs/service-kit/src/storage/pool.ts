import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  // A day is not an instant: '2026-06-01' stays text.
  [DATE]: (text) => text,
};

/**
 * How column types arrive: bigint and numeric as numbers, date as 'YYYY-MM-DD', time as 'HH:MM:SS',
 * timestamptz as Date, json as parsed.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface PoolOptions {
  readonly databaseUrl: string;
  /** The service's own schema; unqualified names are found there, then in public (extensions). */
  readonly schema: string;
  readonly max?: number;
}

export function connectionOptions({ databaseUrl, schema }: PoolOptions): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    options: `-c search_path=${schema},public`,
    application_name: schema,
    types,
    keepAlive: true,
  };
}

/** A small pool: many services share one server in an embedded stack. */
export function openPool(options: PoolOptions, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(options),
    max: options.max ?? 6,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener, a server restart would end the process.
  pool.on('error', onError);
  return pool;
}
