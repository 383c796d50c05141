import type { Identity } from '@setpoint/kernel';
import type { Match } from '../domain/match.js';
import { pollActionsOf } from '../domain/polls/decide-poll.js';
import { countedVotes, isEnded, mayVote, takesVotes, voters, type Poll } from '../domain/polls/poll.js';
import type * as schema from './generated/schema.js';
import { userRef } from './match-places.js';

/** Carries its match, which the access rule PARTICIPANT needs. */
export type PollSource = schema.MatchPoll & { readonly match: Match };

/** People of a poll who are shown, and their answers to a time. */
const SHOWN_VOTERS = 100;

/** For players who are asked to vote. */
export function pollSource(poll: Poll, match: Match, who: Identity, now: Date): PollSource | null {
  if (who.kind !== 'user' || !mayVote(match, who.userId)) return null;
  const votes = Map.groupBy(countedVotes(poll, match), ({ timeId }) => timeId);
  const inOrder = poll.times.toSorted((one, other) => one.when.startsAt.getTime() - other.when.startsAt.getTime());
  return {
    match,
    id: poll.id,
    openedBy: userRef(poll.openedBy),
    closesAt: poll.closesAt,
    state: isEnded(poll, match) ? 'ENDED' : takesVotes(poll, match, now) ? 'OPEN' : 'CLOSED',
    chosenId: poll.chosenId,
    voters: voters(match).slice(0, SHOWN_VOTERS).map(userRef),
    myActions: pollActionsOf(poll, match, who.userId, now).filter((action) => action !== 'OPEN'),
    times: inOrder.map(({ id, courtId, when, minutesPlay, timeZone }) => ({
      ...{ id, minutesPlay, timeZone, court: courtId === null ? null : { id: courtId } },
      ...{ datePlay: when.datePlay, timePlay: when.timePlay, startsAt: when.startsAt },
      votes: (votes.get(id) ?? [])
        .slice(0, SHOWN_VOTERS)
        .map(({ playerId, answer }) => ({ user: userRef(playerId), answer })),
    })),
  };
}
