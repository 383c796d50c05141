import type { UserId } from '@setpoint/kernel';
import { waitingFor, type Waiting } from '../domain/waiting.js';
import type { MatchView } from './ports/match-reads.js';

export type WaitingMatch = Waiting & { readonly view: MatchView };

/** What of these matches waits for the player, most urgent first; what has no deadline comes last (PLY-12). */
export const listWaiting = (views: readonly MatchView[], player: UserId, now: Date): readonly WaitingMatch[] =>
  views
    .flatMap((view) => {
      const waiting = waitingFor(view.match, player, now);
      return waiting ? [{ ...waiting, view }] : [];
    })
    .sort((one, other) => (one.until?.getTime() ?? Infinity) - (other.until?.getTime() ?? Infinity) || 0);
