import type { Caller } from './auth/caller.js';
import type { QuotaUse } from './partners/key-quotas.js';
import type { Data } from './sources/data.js';

/** Context of an operation in the gateway. */
export interface GatewayContext {
  readonly caller: Caller;
  readonly requestId: string;
  /** Client address, for rate limits. */
  readonly address: string;
  /** Headers sent to every subgraph: the caller's identity and the request. */
  readonly subgraphHeaders: Readonly<Record<string, string>>;
  /** Subgraphs that did not respond to this operation. */
  readonly unavailable: Set<string>;
  /** Results of root fetches so far. */
  readonly received: Data[];
  /** Operations of the gateway itself (hydration, HTTP endpoints) are not counted against the caller. */
  readonly counted: boolean;
  /** Remaining quota of the calling API key. */
  quotaUses?: readonly QuotaUse[];
  /** Plans the operation only: no subgraph is called, and the result is meaningless. */
  readonly planOnly?: boolean;
}

/** Creates the context of a new operation. */
export const newContext = (of: Omit<GatewayContext, 'unavailable' | 'received'>): GatewayContext => ({
  ...of,
  unavailable: new Set(),
  received: [],
});
