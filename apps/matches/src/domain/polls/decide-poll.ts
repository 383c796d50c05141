import { accept, assertNever, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { ProposedPlan } from '../commands.js';
import { organises, type Match } from '../match.js';
import { invalidData, type MatchCode } from '../refusals.js';
import type { RuleContext } from '../rule-context.js';
import { after } from '../rules/deadlines.js';
import { areSameTimes, checkTimes } from './check-times.js';
import type { PollCommand, PollCommandOf } from './commands.js';
import { isEnded, leavesTimeOpen, mayVote, takesVotes, type Poll } from './poll.js';

const HOUR_MS = 3_600_000;
/** Default duration of voting. */
export const VOTING_MS = 48 * HOUR_MS;
const LONGEST_MS = 14 * 24 * HOUR_MS;

/** Changes of the polls of a match. */
export interface PollDecision {
  readonly poll: Poll;
  /** The poll that this one replaces. */
  readonly replaced: Poll | null;
  /** The chosen plan, which organises the match under all its rules. */
  readonly plan: ProposedPlan | null;
  /** Players whom the chosen time suits. */
  readonly agreedBy: readonly UserId[];
}

type Decision = Outcome<PollDecision, MatchCode>;

/** Result of a command; `last` is the newest poll of the match. Deadlines up to `now` are already applied to the match. */
export function decidePoll(
  command: PollCommand,
  last: Poll | null,
  match: Match,
  context: RuleContext,
  now: Date,
): Decision {
  if (command.type === 'OPEN') return open(command, last, match, context, now);
  if (last?.id !== command.pollId) return refuse('POLL_ENDED');
  switch (command.type) {
    case 'VOTE':
      return vote(command, last, match, now);
    case 'CLOSE':
      if (!organises(match, command.who)) return refuse('NOT_THE_ORGANISER');
      return accept(onlyPoll(isEnded(last, match) ? last : { ...last, endedAt: now }));
    case 'CHOOSE':
      return choose(command, last, match, now);
    default:
      return assertNever(command);
  }
}

/** Actions available to this person: exactly those that `decidePoll` would accept with valid data. */
export function pollActionsOf(poll: Poll, match: Match, who: UserId, now: Date): readonly PollCommand['type'][] {
  const isOrganiser = organises(match, who);
  return [
    ...(takesVotes(poll, match, now) && mayVote(match, who) ? (['VOTE'] as const) : []),
    ...(!isEnded(poll, match) && isOrganiser ? (['CHOOSE', 'CLOSE'] as const) : []),
  ];
}

/** Whether this person may open a poll: none is open at the moment. */
export const mayOpen = (last: Poll | null, match: Match, who: UserId, now: Date): boolean =>
  organises(match, who) && leavesTimeOpen(match) && !(last && takesVotes(last, match, now));

function open(
  command: PollCommandOf<'OPEN'>,
  last: Poll | null,
  match: Match,
  context: RuleContext,
  now: Date,
): Decision {
  const { who, pollId } = command;
  if (!organises(match, who)) return refuse('NOT_THE_ORGANISER');
  if (!leavesTimeOpen(match)) return refuse('NOT_IN_THIS_STATE');
  const times = checkTimes(command.times, match, context, now);
  if (!times.ok) return times;
  if (last && takesVotes(last, match, now))
    return areSameTimes(last.times, times.value) ? accept(onlyPoll(last)) : refuse('POLL_EXISTS');
  const closesAt = command.closesAt ?? after(now, VOTING_MS);
  if (closesAt <= now) return invalidData({ field: 'closesAt', code: 'NOT_IN_THE_FUTURE' });
  if (closesAt > after(now, LONGEST_MS)) return invalidData({ field: 'closesAt', code: 'TOO_FAR_AHEAD' });
  const poll: Poll = {
    ...{ id: pollId, matchId: match.id, openedBy: who, openedAt: now, closesAt, times: times.value },
    // The proposer is counted as available.
    votes: times.value.map(({ id }) => ({ timeId: id, playerId: who, answer: 'YES' })),
    ...{ endedAt: null, chosenId: null },
  };
  const replaced = last && last.endedAt === null ? { ...last, endedAt: now } : null;
  return accept({ poll, replaced, plan: null, agreedBy: [] });
}

function vote({ who, votes }: PollCommandOf<'VOTE'>, poll: Poll, match: Match, now: Date): Decision {
  if (!mayVote(match, who)) return refuse('USER_NOT_IN_MATCH');
  if (!takesVotes(poll, match, now)) return refuse('POLL_ENDED');
  const known = new Set(poll.times.map(({ id }) => id));
  if (votes.length === 0 || votes.some(({ timeId }) => !known.has(timeId)))
    return invalidData({ field: 'votes', code: 'INVALID' });
  const given = new Map(votes.map(({ timeId, answer }) => [timeId, answer]));
  const others = poll.votes.filter(({ playerId, timeId }) => playerId !== who || !given.has(timeId));
  const mine = [...given].map(([timeId, answer]) => ({ timeId, playerId: who, answer }));
  const isSame = mine.every(({ timeId, answer }) =>
    poll.votes.some((old) => old.playerId === who && old.timeId === timeId && old.answer === answer),
  );
  return accept(onlyPoll(isSame ? poll : { ...poll, votes: [...others, ...mine] }));
}

function choose(command: PollCommandOf<'CHOOSE'>, poll: Poll, match: Match, now: Date): Decision {
  if (!organises(match, command.who)) return refuse('NOT_THE_ORGANISER');
  if (poll.chosenId === command.timeId) return accept(onlyPoll(poll));
  if (isEnded(poll, match)) return refuse('POLL_ENDED');
  const time = poll.times.find(({ id }) => id === command.timeId);
  if (!time) return invalidData({ field: 'timeId', code: 'INVALID' });
  const courtId = time.courtId ?? command.courtId ?? match.plan.courtId;
  if (courtId === null) return invalidData({ field: 'court', code: 'REQUIRED' });
  const { datePlay, timePlay } = time.when;
  const plan = { courtId, booked: command.booked, datePlay, timePlay, minutesPlay: time.minutesPlay };
  const suited = poll.votes.filter(({ timeId, answer }) => timeId === time.id && answer !== 'NO');
  const agreedBy = suited.map(({ playerId }) => playerId);
  return accept({ poll: { ...poll, endedAt: now, chosenId: time.id }, replaced: null, plan, agreedBy });
}

const onlyPoll = (poll: Poll): PollDecision => ({ poll, replaced: null, plan: null, agreedBy: [] });
