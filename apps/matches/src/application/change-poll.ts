import { Injectable } from '@nestjs/common';
import { matchPollOpened, outgoing } from '@setpoint/events';
import { accept, Clock, Ids, refuse, type MatchId, type Outcome } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { isHidden, players, type Match } from '../domain/match.js';
import { passTime } from '../domain/pass-time.js';
import type { PollCommand } from '../domain/polls/commands.js';
import { decidePoll } from '../domain/polls/decide-poll.js';
import type { Poll } from '../domain/polls/poll.js';
import type { MatchCode } from '../domain/refusals.js';
import { factsOf } from '../events/outgoing.js';
import { changeIn } from './change-match.js';
import { Matches, type Involved, type MatchTransaction } from './ports/matches.js';

const CHANGING: RateLimit = { name: 'change-poll', points: 60, seconds: 60 };
/** Limits per person and per match, because everyone asked gets a mail. Refused polls do not count. */
const OPENING: RateLimit = { name: 'open-poll', points: 10, seconds: 3600 };
const OF_ONE_MATCH: RateLimit = { name: 'polls-of-match', points: 5, seconds: 86_400 };

/** Opens, answers and ends polls of times; choosing a time organises the match (BYD-04). */
@Injectable()
export class ChangePoll {
  constructor(
    private readonly matches: Matches,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(id: MatchId, command: PollCommand): Promise<Outcome<Poll, MatchCode>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(CHANGING, command.who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    const wait = command.type === 'OPEN' ? await this.secondsToOpen(id, command) : null;
    if (wait !== null) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: wait } });
    return this.matches.transaction<Outcome<Poll, MatchCode>>(async (transaction) => {
      const now = this.clock.now();
      const decided = await decideIn(transaction, id, command, now);
      if (!decided.ok) return decided;
      const { current, last, poll, replaced, plan, agreedBy, isNew } = decided.value;
      if (plan) {
        const proposal = { proposalId: this.ids.next(), plan, agreedBy, answers: current.proposal?.id ?? null };
        const organised = await changeIn(transaction, id, { type: 'ORGANISE', who: command.who, ...proposal }, now);
        if (!organised.ok) return organised;
      }
      if (replaced) await transaction.savePoll(replaced, []);
      if (poll !== last) await transaction.savePoll(poll, isNew ? [openedEvent(poll, current)] : []);
      return accept(poll);
    });
  }

  /** When another poll may be opened; null: now, or it is refused anyway. Looked at first: a transaction may run again. */
  private async secondsToOpen(id: MatchId, command: PollCommand): Promise<number | null> {
    const { who } = command;
    const decided = await this.matches.transaction((transaction) =>
      decideIn(transaction, id, command, this.clock.now()),
    );
    if (!decided.ok || !decided.value.isNew) return null;
    for (const [limit, key] of [
      [OPENING, who],
      [OF_ONE_MATCH, id],
    ] as const) {
      const { allowed, retryAfterSeconds } = await this.limiter.take(limit, key);
      if (!allowed) return retryAfterSeconds;
    }
    return null;
  }
}

/** Decides on the poll as it is now, and changes nothing. */
async function decideIn(transaction: MatchTransaction, id: MatchId, command: PollCommand, now: Date) {
  const match = await transaction.load(id);
  if (!match || isHidden(match, command.who)) return refuse('MATCH_NOT_FOUND');
  const current = passTime(match, now).match;
  const last = await transaction.loadPoll(id);
  const context = await transaction.ruleContext(involvedIn(command, match));
  const decision = decidePoll(command, last, current, context, now);
  if (!decision.ok) return decision;
  return accept({ ...decision.value, current, last, isNew: decision.value.poll.id !== last?.id });
}

function involvedIn(command: PollCommand, match: Match): Involved {
  const courtIds = command.type === 'OPEN' ? command.times.flatMap(({ courtId }) => courtId ?? []) : [];
  return { actor: command.who, people: players(match), courtId: null, courtIds, engaged: [] };
}

export const openedEvent = (poll: Poll, match: Match) =>
  outgoing(matchPollOpened, {
    match: factsOf(match),
    actorId: poll.openedBy,
    pollId: poll.id,
    closesAt: poll.closesAt.toISOString(),
  });
