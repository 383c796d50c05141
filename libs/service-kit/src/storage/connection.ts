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
  // A date is not an instant: '2026-06-01' stays text.
  [DATE]: (text) => text,
};

/**
 * Column types: bigint and numeric as numbers, date as 'YYYY-MM-DD', time as 'HH:MM:SS',
 * timestamptz as Date, json as parsed.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface Timeouts {
  /** Statement timeout; 0 disables it, here and below. */
  readonly statementMs: number;
  /** Lock timeout. */
  readonly lockMs: number;
  /** Idle-in-transaction timeout. */
  readonly idleInTransactionMs: number;
  /** How long a statement may wait for a connection of the pool; ten seconds by default. */
  readonly connectionMs?: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = { statementMs: 15_000, lockMs: 5_000, idleInTransactionMs: 30_000 };

/** For migrations, which have no time limit. */
export const NO_TIMEOUTS: Timeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** Maximum grace period after the server's statement timeout before the connection counts as dead. */
const GRACE_MS = 5_000;

export interface ConnectionOptions {
  readonly databaseUrl: string;
  /** The service's own schema; unqualified names resolve there, then in public (extensions). */
  readonly schema: string;
  readonly timeouts?: Timeouts;
}

/** Options of a pg client or pool of a service. */
export function connectionOptions({ databaseUrl, schema, timeouts = DEFAULT_TIMEOUTS }: ConnectionOptions) {
  const settings = {
    search_path: `${schema},public`,
    // JIT compilation costs more than it saves on short queries.
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

/** What another process needs to connect as the service does; it can be sent there. */
export type OwnConnection = Omit<ReturnType<typeof connectionOptions>, 'types'>;

export function ownConnection(options: ConnectionOptions): OwnConnection {
  const { types: _, ...connection } = connectionOptions(options);
  return connection;
}

/** TypeORM's log would contain parameters, and so personal data; errors reach our log. */
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
  // Each EntitySchema has its own row type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly entities: readonly EntitySchema<any>[];
  /** The service's migrations, oldest first. */
  readonly migrations: readonly Migration[];
  /** Pool size; small, because many services share one server in an embedded stack. */
  readonly connections?: number;
}

/** Creates the DataSource of a service: its own schema, no synchronisation. Not connected yet. */
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
      connectionTimeoutMillis: options.timeouts?.connectionMs ?? 10_000,
    },
  });
}
