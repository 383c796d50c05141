/** Error codes of the provider's library for missing or unreadable responses. */
const OUTAGE_CODES = new Set(['app/network-error', 'app/network-timeout', 'app/unable-to-parse-response']);
const RETRY_AFTER_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;

/** The identity provider is unreachable or too slow. Not a problem of the token; can be retried. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(
    cause: unknown,
    /** Retry hint. */
    readonly retryAfterSeconds = RETRY_AFTER_SECONDS,
  ) {
    super('the identity provider is not available', { cause });
  }
}

/** Runs a call of the provider with a timeout. Rejects with ProviderUnavailable if the provider is the cause of a failure. */
export async function reachingProvider<R>(call: () => Promise<R>, timeoutMs: number): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ProviderUnavailable(new Error(`no answer in ${timeoutMs} ms`))),
      timeoutMs,
    ).unref();
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    if (error instanceof ProviderUnavailable || !isOutage(error)) throw error;
    throw new ProviderUnavailable(error, retryAfterIn(error));
  } finally {
    clearTimeout(timer);
  }
}

interface HttpResponse {
  readonly status?: number;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** The provider's response in an error of its library. */
export const responseOf = (error: unknown): HttpResponse | undefined =>
  (error as { httpResponse?: HttpResponse } | null)?.httpResponse;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && OUTAGE_CODES.has(code)) return true;
  // The library reports a failure to fetch the verification keys as a token error.
  if (/fetching public keys/i.test(error.message)) return true;
  return (responseOf(error)?.status ?? 0) >= 500;
}

/** Retry-After of the provider's response in seconds, if any. */
export function retryAfterIn(error: unknown): number | undefined {
  const seconds = Number(responseOf(error)?.headers?.['retry-after']);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_RETRY_SECONDS) : undefined;
}
