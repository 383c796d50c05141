import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

export type * from '../generated/graphql.js';

/** A typed document, or a query string whose result type the caller names. */
export type PartnerDocument<Data, Variables> = TypedDocumentNode<Data, Variables> | string;

export interface PartnerClientSettings {
  /** Base URL of the platform, such as https://setpoint.example. */
  readonly url: string;
  /** `sp_live_…`; keep it on a server, never in a page. */
  readonly apiKey: string;
  /** How often to retry after a rate limit or an outage; 2 by default. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
}

/** The API refused an operation, or part of it. */
export class PartnerError extends Error {
  override readonly name = 'PartnerError';

  constructor(
    /** The first code, such as API_SCOPE_MISSING; docs/guides/other-teams.md has them all. */
    readonly code: string,
    message: string,
    readonly status: number,
    readonly errors: readonly PartnerErrorEntry[],
  ) {
    super(message);
  }
}

export interface PartnerErrorEntry {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

const LONGEST_WAIT_SECONDS = 90;
const COME_AGAIN = new Set([429, 503]);

/** Queries the platform with an API key (API-20, API-22). On 429 or 503 it waits as long as the response says, then retries. */
export function createPartnerClient({ url, apiKey, retries = 2, ...settings }: PartnerClientSettings) {
  const send = settings.fetch ?? fetch;

  /** Rejects with PartnerError if any part was refused. */
  async function ask<Data, Variables extends object = Record<string, never>>(
    document: PartnerDocument<Data, Variables>,
    variables?: Variables,
  ): Promise<Data> {
    const query = typeof document === 'string' ? document : print(document);
    for (let left = retries; ; left -= 1) {
      const response = await send(new URL('/graphql', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
        body: JSON.stringify({ query, variables }),
      });
      const wait = Number(response.headers.get('retry-after') ?? 1);
      if (COME_AGAIN.has(response.status) && left > 0 && wait <= LONGEST_WAIT_SECONDS) {
        await response.body?.cancel();
        await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
        continue;
      }
      const { data, errors = [] } = (await response.json()) as { data?: Data; errors?: PartnerErrorEntry[] };
      const [first] = errors;
      if (first || !data) {
        const code = String(first?.extensions?.['code'] ?? 'INTERNAL_ERROR');
        throw new PartnerError(code, first?.message ?? 'no answer', response.status, errors);
      }
      return data;
    }
  }

  return { ask };
}
