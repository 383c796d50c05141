import {
  DEFAULT_SPORT_PARAMETERS,
  replay,
  type LedgerEntry,
  type Ratings,
  type Replay,
  type RatingEvent,
} from '../src/index.js';

/** A replay with its whole ledger. */
export function replayed(
  events: readonly RatingEvent[],
  from?: Ratings,
): Replay & { readonly ledger: readonly LedgerEntry[] } {
  const ledger: LedgerEntry[] = [];
  const onEntry = (entry: LedgerEntry) => ledger.push(entry);
  return { ...replay(events, DEFAULT_SPORT_PARAMETERS, { ...(from && { from }), onEntry }), ledger };
}
