import type { MatchId, UserId } from '@setpoint/kernel';
import { leavesTimeOpen, type Poll } from '../domain/polls/poll.js';
import { waitingFor, type Waiting } from '../domain/waiting.js';
import type { MatchView } from './ports/match-reads.js';
import type { Polls } from './ports/polls.js';

export type WaitingMatch = Waiting & { readonly view: MatchView };
export type PollOf = (match: MatchId) => Poll | null;

/** Pending actions of the player in these matches, most urgent first, those without a deadline last (PLY-12). */
export const listWaiting = (
  views: readonly MatchView[],
  pollOf: PollOf,
  player: UserId,
  now: Date,
): readonly WaitingMatch[] =>
  views
    .flatMap((view) => {
      const waiting = waitingFor(view.match, player, now, pollOf(view.match.id));
      return waiting ? [{ ...waiting, view }] : [];
    })
    .sort((one, other) => (one.until?.getTime() ?? Infinity) - (other.until?.getTime() ?? Infinity) || 0);

/** The newest polls of matches without a time. */
export async function pollsIn(views: readonly MatchView[], polls: Polls): Promise<PollOf> {
  const open = views.filter(({ match }) => leavesTimeOpen(match)).map(({ match }) => match.id);
  const byMatch = new Map((open.length > 0 ? await polls.latest(open) : []).map((poll) => [poll.matchId, poll]));
  return (match) => byMatch.get(match) ?? null;
}
