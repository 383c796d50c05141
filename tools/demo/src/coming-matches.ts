import {
  matchCancelled,
  matchExpired,
  matchNotPlayed,
  resultConfirmed,
  resultEntered,
  type DataOf,
  type matchReady,
  type OutgoingEvent,
} from '@setpoint/events';

type Facts = DataOf<typeof matchReady>['match'];

const ENDS: readonly string[] = [matchCancelled, matchExpired, matchNotPlayed, resultConfirmed, resultEntered].map(
  ({ type }) => type,
);

/** Matches that are still to be played after these events, oldest first. */
export function comingMatches(events: readonly OutgoingEvent[]): Facts[] {
  const coming = new Map<string, Facts>();
  for (const { contract, data } of events) {
    const { match } = data as { readonly match: Facts };
    if (ENDS.includes(contract.type)) coming.delete(match.matchId);
    else coming.set(match.matchId, match);
  }
  return [...coming.values()];
}
