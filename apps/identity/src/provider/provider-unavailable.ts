/** What the provider's library says when nothing came back, or nothing that it understands. */
const OUTAGE_CODES = new Set(['app/network-error', 'app/network-timeout', 'app/unable-to-parse-response']);
const RETRY_AFTER_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 300;

/** The identity provider can't be reached or does not answer in time. Nobody's token is to blame: trying again helps. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(
    cause: unknown,
    /** When it may be back, as far as anyone knows. */
    readonly retryAfterSeconds = RETRY_AFTER_SECONDS,
  ) {
    super('the identity provider is not available', { cause });
  }
}

/** Runs a call of the provider. Rejects with ProviderUnavailable when that is why it failed, at the latest in time. */
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

/** What the provider answered, of an error of its library. */
export const responseOf = (error: unknown): HttpResponse | undefined =>
  (error as { httpResponse?: HttpResponse } | null)?.httpResponse;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && OUTAGE_CODES.has(code)) return true;
  // The library calls it the token's error when it could not get the keys that verify tokens.
  if (/fetching public keys/i.test(error.message)) return true;
  return (responseOf(error)?.status ?? 0) >= 500;
}

/** Seconds for which the provider's answer asks to be left alone, if it says so. */
export function retryAfterIn(error: unknown): number | undefined {
  const seconds = Number(responseOf(error)?.headers?.['retry-after']);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_RETRY_SECONDS) : undefined;
}
