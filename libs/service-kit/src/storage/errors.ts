import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

const CONFLICTS = new Set(['40001', '40P01']);
const TIMEOUTS = new Set(['57014', '55P03']);
const AWAY = new Set([
  // The server is shutting down or restarting, or ended the idle session.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // After a failover the connection leads to a standby.
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Connection exceptions, and a server out of connections, memory or disk. */
const AWAY_CLASSES = new Set(['08', '53']);
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|after calling end on the pool|query read timeout/i;

/** Postgres rejected a value: out of range, of the wrong type, or with invalid characters. */
const INVALID_VALUES = new Set([
  ...['22001', '22003', '22007', '22008', '22009', '22011', '22015', '22021', '22023', '22025', '22026'],
  ...['2201B', '2201W', '2201X', '22P02', '22P03', '22P05', '22030', '22032'],
]);

/** The connection was lost within a transaction: it was rolled back or, at the commit, the outcome is unknown. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor(cause: unknown) {
    super('the database connection was lost', { cause });
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Two transactions conflicted; retrying helps. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error));

/** Statement or lock timeout. */
export const isTimeout = (error: unknown): boolean => TIMEOUTS.has(codeOf(error));

/** A prepared statement is outdated after a migration, or unknown to the server. */
export function isStale(error: unknown): boolean {
  const code = codeOf(error);
  return code === '26000' || (code === '0A000' && error instanceof Error && /cached plan/.test(error.message));
}

/** A value from outside does not fit into the database. */
export const isInvalidValue = (error: unknown): boolean => INVALID_VALUES.has(codeOf(error));

/** Within a transaction, the runner is released only by closing its connection. */
export const isReleased = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;

/** The database is unavailable: the request itself is fine and can be retried later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const code = codeOf(error);
  if (AWAY.has(code) || (code.length === 5 && AWAY_CLASSES.has(code.slice(0, 2)))) return true;
  return error instanceof Error && AWAY_MESSAGE.test(error.message);
}

/** The name of the violated constraint, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!codeOf(error).startsWith('23')) return undefined;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : undefined;
}
