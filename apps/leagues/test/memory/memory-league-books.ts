import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { ordinalOf, type Phase } from '@setpoint/league';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  DueLeagues,
  LeagueBooks,
  type KnownPlayer,
  type KnownRequest,
  type LeagueBook,
} from '../../src/application/ports/league-books.js';
import type { League, LeaguePhase, Terms } from '../../src/domain/league.js';
import type { LeagueSubscription } from '../../src/domain/subscription.js';

/** One league in memory. Events are kept in the order in which they were emitted. */
export class MemoryLeague extends LeagueBooks implements LeagueBook {
  readonly events: OutgoingEvent[] = [];
  readonly manager = {} as EntityManager;
  readonly effects = { emit: (...events: OutgoingEvent[]) => void this.events.push(...events) } as unknown as Effects;
  readonly subscriptions = new Map<string, LeagueSubscription>();
  readonly requests = new Map<string, { id: string; inputHash: string }>();
  readonly planned = new Map<string, LeaguePhase>();
  readonly announced: Terms[] = [];
  private readonly others = new Map<string, readonly LeagueSubscription[]>();

  constructor(
    public league: League,
    /** Others who have paid for each phase; they are only counted. */
    private readonly crowd: (phase: LeaguePhase) => readonly LeagueSubscription[],
    private readonly saved: {
      phase(before: LeaguePhase, after: LeaguePhase): void;
      subscription(before: LeagueSubscription, after: LeagueSubscription): void;
    },
  ) {
    super();
  }

  phases = async () => [...this.planned.values()].sort((a, b) => ordinalOf(a) - ordinalOf(b));
  plan = async (phases: readonly LeaguePhase[]) => {
    for (const phase of phases) if (!this.planned.has(phase.id)) this.planned.set(phase.id, phase);
  };
  savePhase = async (phase: LeaguePhase) => {
    this.saved.phase(this.planned.get(phase.id)!, phase);
    this.planned.set(phase.id, phase);
  };
  priceOf = async (phase: Phase) =>
    this.announced.filter(({ from }) => ordinalOf(from) <= ordinalOf(phase)).at(-1)!.priceCents;
  announce = async (terms: Terms) => void this.announced.push(terms);
  subscription = async (id: string) => this.subscriptions.get(id) ?? null;
  current = async () => [...this.subscriptions.values()].filter(({ machine }) => machine.state !== 'INACTIVE');
  charged = async (phaseId: string) => [
    ...[...this.subscriptions.values()].filter(({ charges }) => charges.some((each) => each.phaseId === phaseId)),
    ...this.othersIn(phaseId),
  ];
  private othersIn(phaseId: string): readonly LeagueSubscription[] {
    const others = this.others.get(phaseId) ?? this.crowd(this.planned.get(phaseId)!);
    this.others.set(phaseId, others);
    return others;
  }
  request = async (_: UserId, requestId: string): Promise<KnownRequest | null> => {
    const known = this.requests.get(requestId);
    return known ? { subscription: this.subscriptions.get(known.id)!, inputHash: known.inputHash } : null;
  };
  override add = async (added: never, requestId?: string, inputHash?: string): Promise<never> => {
    const subscription = added as LeagueSubscription;
    this.requests.set(requestId!, { id: subscription.id, inputHash: inputHash! });
    return true as never;
  };
  save = async (changed: readonly LeagueSubscription[]) => {
    for (const each of changed) {
      if (each.id.startsWith('crowd')) continue;
      this.saved.subscription(this.subscriptions.get(each.id) ?? each, each);
      this.subscriptions.set(each.id, each);
    }
  };
  players = async (ids: readonly string[]): Promise<ReadonlyMap<string, KnownPlayer>> =>
    new Map(ids.map((id) => [id, this.player(id)]));
  saveLeague = async (league: League) => void (this.league = league);
  keep = async () => {};

  override change = async <R>(_: string, work: (book: LeagueBook) => Promise<R>) => work(this);
  override open = async () => this;
  override leagueOf = async (id: string) => (this.subscriptions.has(id) ? this.league.id : null);
  /** Members are called like their subscriptions. */
  override subscriptionOf = async (id: string) =>
    this.subscriptions.has(id) ? { id, leagueId: this.league.id } : null;
  override suspendedOf = async (playerId: UserId) =>
    [...this.subscriptions.values()]
      .filter((each) => each.playerId === playerId && each.machine.state === 'SUSPENDED')
      .map(({ id }) => ({ id, leagueId: this.league.id }));

  private player(id: string): KnownPlayer {
    const isSubscribed = [...this.subscriptions.values()].some(
      ({ playerId, machine }) => playerId === id && machine.state !== 'INACTIVE',
    );
    return {
      id,
      sex: 'F',
      level: 4,
      isSubscribed,
      isInTeam: false,
      isBarred: false,
      isClosed: false,
      mobile: '+393331234567',
      follows: [],
    };
  }
}

export class MemoryDueLeagues extends DueLeagues {
  constructor(private readonly book: MemoryLeague) {
    super();
  }

  override async phases(now: Date, settle: (book: LeagueBook, id: string) => Promise<void>): Promise<number> {
    const due = (await this.book.phases()).filter(({ dueAt }) => dueAt && dueAt <= now);
    for (const { id } of due) await settle(this.book, id);
    return due.length;
  }

  override async subscriptions(now: Date, settle: (book: LeagueBook, id: string) => Promise<void>): Promise<number> {
    const due = [...this.book.subscriptions.values()].filter(({ dueAt }) => dueAt && dueAt <= now);
    for (const { id } of due) await settle(this.book, id);
    return due.length;
  }
}
