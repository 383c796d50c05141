import type { AuditEntry } from '@setpoint/service-kit';
import type { OutgoingEvent } from '@setpoint/events';
import type { MatchId, UserId } from '@setpoint/kernel';
import {
  Matches,
  type Deadline,
  type MatchChange,
  type MatchTransaction,
  type NewMatch,
  type SettleMatch,
} from '../../src/application/ports/matches.js';
import type { Fan } from '../../src/domain/audience/fan.js';
import type { Case } from '../../src/domain/cases/case.js';
import type { Match, MatchState } from '../../src/domain/match.js';
import type { Poll } from '../../src/domain/polls/poll.js';
import { lapsesAt, openProposal } from '../../src/domain/proposal/proposal.js';
import { openNoShow } from '../../src/domain/no-shows.js';
import { expiryOf } from '../../src/domain/pass-time.js';
import { MemoryPhotoChanges } from './memory-photos.js';
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

  /** What can't be settled is left as it is and tried again at the next call. */
  override async settleDue(deadline: Deadline, now: Date, settle: SettleMatch): Promise<number> {
    const due = this.store.all().filter((match) => isDue(match, deadline, now));
    const settled = await Promise.allSettled(
      due.map((match) => this.transaction((transaction) => settle(match, transaction))),
    );
    return settled.filter(({ status }) => status === 'fulfilled').length;
  }
}

class MemoryTransaction implements MatchTransaction {
  readonly photos: MemoryPhotoChanges;

  constructor(private readonly store: MemoryStore) {
    this.photos = new MemoryPhotoChanges(store);
  }

  async load(id: MatchId): Promise<Match | null> {
    return this.store.matches.get(id) ?? null;
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

  async openCase(opened: Case): Promise<Case> {
    const { misconduct, photo } = opened;
    const same = [...this.store.cases.values()].find(
      (each) =>
        each.id === opened.id ||
        (photo && each.photo?.photoId === photo.photoId && each.photo.reporterId === photo.reporterId) ||
        (misconduct &&
          each.matchId === opened.matchId &&
          each.misconduct?.reporterId === misconduct.reporterId &&
          each.misconduct.accusedId === misconduct.accusedId),
    );
    if (!same) this.store.cases.set(opened.id, opened);
    return same ?? opened;
  }

  async loadCase(id: string): Promise<Case | null> {
    return this.store.cases.get(id) ?? null;
  }

  async loadCasesOf(id: MatchId): Promise<readonly Case[]> {
    return [...this.store.cases.values()].filter((each) => each.matchId === id && !each.photo);
  }

  async saveCase(changed: Case, outgoing: readonly OutgoingEvent[]): Promise<void> {
    this.store.cases.set(changed.id, changed);
    this.store.emitted.push(...outgoing);
  }

  async keepInAuditLog(entry: AuditEntry): Promise<void> {
    this.store.audited.push(entry);
  }

  async save({ after, outgoing }: MatchChange): Promise<void> {
    this.store.put(after);
    this.store.emitted.push(...outgoing);
  }

  async loadPoll(id: MatchId): Promise<Poll | null> {
    return this.store.polls.get(id)?.at(-1) ?? null;
  }

  async savePoll(poll: Poll, outgoing: readonly OutgoingEvent[]): Promise<void> {
    const others = (this.store.polls.get(poll.matchId) ?? []).filter(({ id }) => id !== poll.id);
    this.store.polls.set(poll.matchId, [...others, poll]);
    this.store.emitted.push(...outgoing);
  }

  async loadFan(id: MatchId, who: UserId): Promise<Fan | null> {
    return this.store.fans.get(`${id} ${who}`) ?? null;
  }

  async saveFan(id: MatchId, fan: Fan): Promise<void> {
    this.store.fans.set(`${id} ${fan.playerId}`, fan);
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
      return match.state === 'AWAITING_CONFIRMATION'
        ? reached(match.confirmsAt)
        : openNoShow(match) !== null && reached(expiryOf(match));
    case 'GIVING_UP':
      return match.state === 'AWAITING_RESULT' && reached(match.givesUpAt);
    case 'PROPOSAL': {
      const open = openProposal(match);
      return open !== null && reached(lapsesAt(open, match));
    }
    case 'REMINDER':
      return match.state === 'READY' && (reached(match.remindDayAt) || reached(match.remindHourAt));
  }
}
