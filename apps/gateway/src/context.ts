import type { Caller } from './auth/caller.js';
import type { QuotaUse } from './partners/key-quotas.js';
import type { Data } from './sources/data.js';

/** What one operation carries through the gateway. */
export interface GatewayContext {
  readonly caller: Caller;
  readonly requestId: string;
  /** Where the call came from, for limits. */
  readonly address: string;
  /** What every subgraph is sent: the caller, and which request the fetch belongs to. */
  readonly subgraphHeaders: Readonly<Record<string, string>>;
  /** Subgraphs that gave no answer to this operation. */
  readonly unavailable: Set<string>;
  /** What fetches of root fields have brought so far. */
  readonly received: Data[];
  /** Operations of the gateway itself (hydration, HTTP endpoints) are not counted against the caller. */
  readonly counted: boolean;
  /** What is left to the API key that asks. */
  quotaUses?: readonly QuotaUse[];
  /** The operation is only planned: no subgraph is asked, and the answer means nothing. */
  readonly planOnly?: boolean;
}

/** The context of a new operation: what it gathers on its way is still empty. */
export const newContext = (of: Omit<GatewayContext, 'unavailable' | 'received'>): GatewayContext => ({
  ...of,
  unavailable: new Set(),
  received: [],
});
