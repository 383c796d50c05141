import type { Caller } from './auth/caller.js';
import type { Call } from './limits/admission.js';
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
  /** Counted against the caller; operations of the gateway itself (hydration, HTTP endpoints) are not. */
  readonly call: Call | null;
  /** Plans the operation only: no subgraph is called, and the result is meaningless. */
  readonly planOnly?: boolean;
}

/** Creates the context of a new operation. */
export const newContext = (of: Omit<GatewayContext, 'unavailable' | 'received'>): GatewayContext => ({
  ...of,
  unavailable: new Set(),
  received: [],
});
