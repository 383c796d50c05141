import pg from 'pg';
import { DataSource, type EntitySchema, type Logger, type MigrationInterface } from 'typeorm';
import type { Log } from '../observe/log.js';
import { InfrastructureEntities } from '../outbox/entities.js';
import { infrastructureMigrations } from '../migrations/index.js';
import { preparedDriver } from './prepared-driver.js';

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

export interface Timeouts {
  /** A statement that runs longer is cancelled by the server; 0 means never, here and below. */
  readonly statementMs: number;
  /** A statement that waits longer for a lock fails. */
  readonly lockMs: number;
  /** A transaction that sits idle longer loses its connection. */
  readonly idleInTransactionMs: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = { statementMs: 15_000, lockMs: 5_000, idleInTransactionMs: 30_000 };

/** For migrations: they take as long as they take. */
export const NO_TIMEOUTS: Timeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** How much later than the server should have cancelled a statement its connection counts as dead; at most. */
const GRACE_MS = 5_000;

export interface ConnectionOptions {
  readonly databaseUrl: string;
  /** The service's own schema; unqualified names are found there, then in public (extensions). */
  readonly schema: string;
  readonly timeouts?: Timeouts;
}

/** Options of a pg client or pool of a service. */
export function connectionOptions({ databaseUrl, schema, timeouts = DEFAULT_TIMEOUTS }: ConnectionOptions) {
  const settings = {
    search_path: `${schema},public`,
    // Compiling costs more than short queries take.
    jit: 'off',
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  };
  return {
    connectionString: databaseUrl,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    application_name: schema,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(timeouts.statementMs > 0
      ? { query_timeout: timeouts.statementMs + Math.min(GRACE_MS, timeouts.statementMs) }
      : {}),
  } satisfies pg.ClientConfig;
}

/** TypeORM's own log would hold parameters, and so personal data; errors reach ours. */
const silent: Logger = {
  logQuery: () => {},
  logQueryError: () => {},
  logQuerySlow: () => {},
  logSchemaBuild: () => {},
  logMigration: () => {},
  log: () => {},
};

export type Migration = new () => MigrationInterface;

export interface DataSourceOptions extends ConnectionOptions {
  /** The service's tables. */
  // Each schema has a row type of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly entities: readonly EntitySchema<any>[];
  /** The service's migrations, oldest first. */
  readonly migrations: readonly Migration[];
  /** Connections of the pool: small, many services share one server in an embedded stack. */
  readonly connections?: number;
}

/** The one DataSource of a service: its own schema, nothing synchronised. Not connected yet. */
export function createDataSource(options: DataSourceOptions, log: Log): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.databaseUrl,
    schema: options.schema,
    entities: [...InfrastructureEntities, ...options.entities],
    migrations: [...infrastructureMigrations, ...options.migrations],
    migrationsTransactionMode: 'all',
    synchronize: false,
    installExtensions: false,
    logger: silent,
    driver: preparedDriver(options.schema),
    poolErrorHandler: (error: Error) => log.warn({ err: error }, 'a database connection was lost'),
    extra: {
      ...connectionOptions(options),
      max: options.connections ?? 6,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: 10_000,
    },
  });
}
