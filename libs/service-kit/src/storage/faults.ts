const CONFLICTS = new Set(['40001', '40P01']);
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Two transactions got in each other's way; running one again helps. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error) ?? '');

/** The store can't be reached now: nothing is wrong with what was asked, it may be tried again later. */
export function isAway(error: unknown): boolean {
  if (AWAY.has(codeOf(error) ?? '')) return true;
  return (
    error instanceof Error &&
    /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i.test(
      error.message,
    )
  );
}

/** The name of the constraint that a write broke, or undefined when it broke none. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!codeOf(error)?.startsWith('23')) return undefined;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : undefined;
}
