import { Injectable } from '@nestjs/common';
import { matchPollOpened, outgoing } from '@setpoint/events';
import { accept, Clock, refuse, type MatchId, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { isInvolved, players, type Match } from '../domain/match.js';
import { passTime } from '../domain/pass-time.js';
import type { PollCommand } from '../domain/polls/commands.js';
import { decidePoll } from '../domain/polls/decide-poll.js';
import type { Poll } from '../domain/polls/poll.js';
import type { MatchCode } from '../domain/refusals.js';
import { factsOf } from '../events/outgoing.js';
import { changeIn } from './change-match.js';
import { Matches, type Involved } from './ports/matches.js';

const CHANGING: RateLimit = { name: 'change-poll', points: 60, seconds: 60 };
/** Of one person, and of one match: all who are asked get a mail. What is refused asks nobody. */
const OPENING: RateLimit = { name: 'open-poll', points: 10, seconds: 3600 };
const OF_ONE_MATCH: RateLimit = { name: 'polls-of-match', points: 5, seconds: 86_400 };

/** Opens, answers and ends polls of times; a time that is chosen organises the match (BYD-04). */
@Injectable()
export class ChangePoll {
  constructor(
    private readonly matches: Matches,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(id: MatchId, command: PollCommand): Promise<Outcome<Poll, MatchCode>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(CHANGING, command.who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    return this.matches.transaction<Outcome<Poll, MatchCode>>(async (transaction) => {
      const match = await transaction.load(id);
      if (!match || !(isInvolved(match, command.who) || match.visibility === 'PUBLIC'))
        return refuse('MATCH_NOT_FOUND');
      const now = this.clock.now();
      const current = passTime(match, now).match;
      const last = await transaction.loadPoll(id);
      const context = await transaction.ruleContext(involvedIn(command, match));
      const decision = decidePoll(command, last, current, context, now);
      if (!decision.ok) return decision;
      const { poll, replaced, plan } = decision.value;
      const isNew = poll.id !== last?.id;
      const wait = isNew ? await this.secondsToWait(id, command.who) : null;
      if (wait !== null) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: wait } });
      if (plan) {
        const organised = await changeIn(transaction, id, { type: 'ORGANISE', who: command.who, plan }, now);
        if (!organised.ok) return organised;
      }
      if (replaced) await transaction.savePoll(replaced, []);
      if (poll !== last) await transaction.savePoll(poll, isNew ? [openedEvent(poll, current)] : []);
      return accept(poll);
    });
  }

  /** Until another poll may be opened; null: now. */
  private async secondsToWait(id: MatchId, who: UserId): Promise<number | null> {
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
