import type { Caller } from './auth/caller.js';

/** What one operation carries through the gateway. */
export interface GatewayContext {
  readonly caller: Caller;
  readonly requestId: string;
  /** Where the call came from, for limits. */
  readonly address: string;
  /** What every subgraph is told: who asks, and which request it belongs to. */
  readonly subgraphHeaders: Readonly<Record<string, string>>;
  /** Subgraphs that gave no answer to this operation. */
  readonly unavailable: Set<string>;
  /** Operations of the gateway itself (hydration, doors) are not counted against the caller. */
  readonly counted: boolean;
}
