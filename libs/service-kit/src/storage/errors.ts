import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

const CONFLICTS = new Set(['40001', '40P01']);
const TIMEOUTS = new Set(['57014', '55P03']);
const AWAY = new Set([
  // The server shuts down, restarts, or ended the session because it was idle for too long.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // After a failover: still connected to what is now a standby.
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
/** Connection exceptions, and a server without the means to serve: connections, memory, disk. */
const AWAY_CLASSES = new Set(['08', '53']);
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|after calling end on the pool|query read timeout/i;

/** What Postgres refuses because of a value that it was given: out of range, not of the type, not in its alphabet. */
const INVALID_VALUES = new Set([
  ...['22001', '22003', '22007', '22008', '22009', '22011', '22015', '22021', '22023', '22025', '22026'],
  ...['2201B', '2201W', '2201X', '22P02', '22P03', '22P05', '22030', '22032'],
]);

/** The connection ended in the middle of a transaction: nothing of it stays, or, at the commit, nobody knows. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor(cause: unknown) {
    super('the database connection was lost', { cause });
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Two transactions got in each other's way; running one again helps. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error));

/** A statement took too long, or waited too long for a lock. */
export const isTimeout = (error: unknown): boolean => TIMEOUTS.has(codeOf(error));

/** A statement was prepared before a migration changed its tables, or the server no longer knows it. */
export function isStale(error: unknown): boolean {
  const code = codeOf(error);
  return code === '26000' || (code === '0A000' && error instanceof Error && /cached plan/.test(error.message));
}

/** A value that came from outside doesn't fit into the database. */
export const isInvalidValue = (error: unknown): boolean => INVALID_VALUES.has(codeOf(error));

/** Within a transaction, only the end of its connection releases its runner. */
export const isReleased = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;

/** The database can't be reached now: nothing is wrong with what was asked, it may be tried again later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const code = codeOf(error);
  if (AWAY.has(code) || (code.length === 5 && AWAY_CLASSES.has(code.slice(0, 2)))) return true;
  return error instanceof Error && AWAY_MESSAGE.test(error.message);
}

/** The name of the constraint that a write broke, or undefined when it broke none. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!codeOf(error).startsWith('23')) return undefined;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : undefined;
}
