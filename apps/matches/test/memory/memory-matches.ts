import type { MatchId, UserId } from '@setpoint/kernel';
import {
  Matches,
  type Deadline,
  type MatchChange,
  type MatchTransaction,
  type NewMatch,
} from '../../src/application/ports/matches.js';
import type { Match, MatchState } from '../../src/domain/match.js';
import { MemoryStore, OPEN } from './memory-store.js';

/** The port in memory: one transaction at a time. */
export class MemoryMatches extends Matches {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly store = new MemoryStore()) {
    super();
  }

  override transaction<R>(work: (transaction: MatchTransaction) => Promise<R>): Promise<R> {
    const done = this.queue.then(() => work(new MemoryTransaction(this.store)));
    this.queue = done.catch(() => {});
    return done;
  }

  override async due(deadline: Deadline, now: Date, limit: number, except: readonly MatchId[]): Promise<MatchId[]> {
    const due = this.store.all().filter((match) => isDue(match, deadline, now) && !except.includes(match.id));
    return due.map((match) => match.id).slice(0, limit);
  }
}

class MemoryTransaction implements MatchTransaction {
  constructor(private readonly store: MemoryStore) {}

  async load(id: MatchId): Promise<Match | null> {
    return this.store.matches.get(id) ?? null;
  }

  async loadDue(id: MatchId, deadline: Deadline, now: Date): Promise<Match | null> {
    const match = await this.load(id);
    return match && isDue(match, deadline, now) ? match : null;
  }

  async loadCreated(organiser: UserId, requestId: string): Promise<Match | null> {
    const id = this.store.requests.get(`${organiser} ${requestId}`);
    return id ? this.load(id) : null;
  }

  async ruleContext() {
    return this.store.ruleContext();
  }

  async lastFriendlyAt(organiser: UserId, except: readonly MatchState[]): Promise<Date | null> {
    const times = this.store
      .all()
      .filter((match) => match.isFriendly && match.organiserId === organiser)
      .filter((match) => !except.includes(match.state))
      .map((match) => match.createdAt.getTime());
    return times.length === 0 ? null : new Date(Math.max(...times));
  }

  async create({ match, requestId, outgoing }: NewMatch): Promise<void> {
    this.store.requests.set(`${match.organiserId} ${requestId}`, match.id);
    this.store.put(match);
    this.store.emitted.push(...outgoing);
  }

  async save({ after, outgoing }: MatchChange): Promise<void> {
    this.store.put(after);
    this.store.emitted.push(...outgoing);
  }
}

function isDue(match: Match, deadline: Deadline, now: Date): boolean {
  const reached = (at: Date | null | undefined) => at != null && at <= now;
  switch (deadline) {
    case 'CANCELLATION':
      return match.state === 'ORGANIZING' && reached(match.cancelsAt);
    case 'END':
      return OPEN.includes(match.state) && reached(match.plan.when?.endsAt);
    case 'CONFIRMATION':
      return match.state === 'AWAITING_CONFIRMATION' && reached(match.confirmsAt);
    case 'GIVING_UP':
      return match.state === 'AWAITING_RESULT' && reached(match.givesUpAt);
    case 'REMINDER':
      return match.state === 'READY' && (reached(match.remindDayAt) || reached(match.remindHourAt));
  }
}
