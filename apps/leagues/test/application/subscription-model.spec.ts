import type { OutgoingEvent } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { MemoryRateLimiter } from '@setpoint/service-kit';
import { FixedClock } from '@setpoint/testkit';
import fc from 'fast-check';
import { AnswerCharge, type Answer } from '../../src/application/answer-charge.js';
import { ManageSubscription } from '../../src/application/manage-subscription.js';
import { PassPhases, phasesFrom } from '../../src/application/pass-phases.js';
import { PassSubscriptions } from '../../src/application/pass-subscriptions.js';
import { PhasePlay } from '../../src/application/ports/phase-play.js';
import { SubscribeToLeague } from '../../src/application/subscribe-to-league.js';
import type { League, LeaguePhase } from '../../src/domain/league.js';
import { stateOf, type Charge, type LeagueSubscription } from '../../src/domain/subscription.js';
import { MemoryDueLeagues, MemoryLeague } from '../memory/memory-league-books.js';
import { PREFERENCES, PRICE } from '../subscribing.js';

const CAUSES = ['INSUFFICIENT_FUNDS', 'RETRY_LATER', 'EXPIRED_CARD', 'DECLINED', 'AUTHENTICATION_REQUIRED'] as const;
const HOUR = 3_600_000;

function must(holds: unknown, law: string): asserts holds {
  if (!holds) throw new Error(`broken: ${law}`);
}

type Step =
  | { kind: 'WAIT'; hours: number }
  | { kind: 'TO_NEXT' }
  | { kind: 'SUBSCRIBE'; who: number }
  /** The provider decides about a charge; what it answers goes into the post. */
  | { kind: 'DECIDE'; pick: number; result: 'PAID' | (typeof CAUSES)[number] }
  | { kind: 'DELIVER'; pick: number; again: boolean }
  | { kind: 'PERSON'; who: number; what: 'VERIFY' | 'RETRY' | 'DELETE' | 'CANCEL' | 'CARD' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(1, 12, 24, 72, 170).map((hours): Step => ({ kind: 'WAIT', hours })) },
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'TO_NEXT' }) },
  { weight: 3, arbitrary: fc.nat(2).map((who): Step => ({ kind: 'SUBSCRIBE', who })) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('DECIDE' as const),
      pick: fc.nat(5),
      result: fc.constantFrom('PAID' as const, 'PAID' as const, 'PAID' as const, ...CAUSES),
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('DELIVER' as const), pick: fc.nat(9), again: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('PERSON' as const),
      who: fc.nat(2),
      what: fc.constantFrom('VERIFY' as const, 'RETRY' as const, 'DELETE' as const, 'CANCEL' as const, 'CARD' as const),
    }),
  },
);

/** Subscribed and paid in spring; in autumn the saved means is charged. */
const UNTIL_AUTUMN: readonly Step[] = [
  { kind: 'SUBSCRIBE', who: 0 },
  { kind: 'DECIDE', pick: 0, result: 'PAID' },
  { kind: 'DELIVER', pick: 0, again: false },
  ...Array.from({ length: 5 }, (): Step => ({ kind: 'TO_NEXT' })),
];

class Play extends PhasePlay {
  constructor(private readonly hasPlace: boolean) {
    super();
  }
  override begin = async () => {};
  override leave = async () => {};
  override cancel = async () => {};
  override join = async () => this.hasPlace;
}

/** What billing knows of a charge: it is paid once or closed, and what it was asked to give back it gives back. */
interface Due {
  state: 'OPEN' | 'PAID' | 'CLOSED';
  attempt: number;
  isCharging: boolean;
  isRefunded: boolean;
  readonly attempts: number[];
}

class History {
  readonly clock = new FixedClock('2026-03-05T10:00:00Z');
  readonly dues = new Map<string, Due>();
  readonly post: Answer[] = [];
  private readonly book: MemoryLeague;
  private readonly passing: readonly { execute(now: Date): Promise<number> }[];
  private readonly answers: AnswerCharge;
  private readonly subscribing: SubscribeToLeague;
  private readonly manage: ManageSubscription;
  private heard = 0;
  private asked = 0;
  readonly tally: Record<string, number>;

  constructor(others: number, hasPlace: boolean, tally: Record<string, number>) {
    this.tally = tally;
    const now = this.clock.now();
    const league: League = {
      ...{ id: 'l', name: 'Lega', province: 'MI', sport: 1, numberPlayers: 1, sex: 'ALL', year: 2026, prizes: [] },
      ...{ gameMode: 'NEXTGEN', timeZone: 'Europe/Rome', rules: null, version: 1, createdAt: now, endedAt: null },
      createdBy: userId('sam'),
    };
    this.book = new MemoryLeague(league, (phase) => crowdIn(phase, others));
    const first = { year: 2026, number: 2 } as const;
    for (const phase of phasesFrom(this.book, first)) this.book.planned.set(phase.id, phase);
    this.book.announced.push({ from: first, priceCents: PRICE, terms: null, announcedAt: now });
    const [due, play] = [new MemoryDueLeagues(this.book), new Play(hasPlace)];
    this.passing = [new PassPhases(due, play), new PassSubscriptions(due)];
    this.answers = new AnswerCharge(this.book, play, this.clock);
    this.manage = new ManageSubscription(this.book, this.clock);
    let count = 0;
    const ids = { next: () => `s${(count += 1)}` };
    this.subscribing = new SubscribeToLeague(this.book, new MemoryRateLimiter(), this.clock, ids);
  }

  async take(step: Step): Promise<void> {
    await this.follow(step);
    await this.pass();
    this.check();
  }

  private async follow(step: Step): Promise<void> {
    switch (step.kind) {
      case 'WAIT':
        return void this.clock.advance({ hours: step.hours });
      case 'TO_NEXT': {
        const next = (await this.book.phases()).flatMap(({ dueAt }) => dueAt ?? []).sort((a, b) => +a - +b)[0];
        if (next && next > this.clock.now()) this.clock.set(next);
        return;
      }
      case 'SUBSCRIBE': {
        const wish = {
          leagueId: 'l',
          requestId: `r${(this.asked += 1)}`,
          expectedCents: PRICE,
          preferences: PREFERENCES,
        };
        const outcome = await this.subscribing.execute(userId(`p${step.who}`), {
          ...wish,
          partnerId: null,
          reserveId: null,
        });
        return this.count(outcome.ok ? 'subscribed' : outcome.code);
      }
      case 'DECIDE':
        return this.decide(step.pick, step.result);
      case 'DELIVER': {
        const index = step.pick % Math.max(1, this.post.length);
        const answer = this.post[index];
        if (!answer) return;
        if (!step.again) this.post.splice(index, 1);
        return this.deliver(answer);
      }
      case 'PERSON':
        return this.person(step.who, step.what);
    }
  }

  private decide(pick: number, result: Answer['result']): void {
    const open = [...this.dues].filter(([, due]) => due.state === 'OPEN' && due.isCharging);
    const [reference, due] = open[pick % Math.max(1, open.length)] ?? [];
    if (!reference || !due) return;
    due.isCharging =
      result !== 'PAID' && due.attempts[0] === 1 && due.attempts.length === 1 && reference.endsWith('-2');
    if (result === 'PAID') due.state = 'PAID';
    this.post.push({ reference, attempt: due.attempt, result });
  }

  private async deliver(answer: Answer): Promise<void> {
    await this.answers.execute(answer, this.book.manager, this.book.effects);
    this.hear();
  }

  private async person(who: number, what: Extract<Step, { kind: 'PERSON' }>['what']): Promise<void> {
    const player = userId(`p${who}`);
    if (what === 'CARD') return this.answers.cardChanged(player, this.book.manager, this.book.effects);
    const own = [...this.book.subscriptions.values()].findLast(({ playerId }) => playerId === player);
    if (!own) return;
    const command =
      what === 'DELETE' ? ({ kind: 'DELETE_PAYMENT', isConfirmed: true } as const) : ({ kind: what } as const);
    const outcome = await this.manage.execute(player, own.id, command);
    this.count(`${what} ${outcome.ok ? 'done' : outcome.code}`);
  }

  /** Timers run until nothing is due. */
  private async pass(): Promise<void> {
    for (let i = 0; i < 50; i += 1) {
      this.hear();
      let handled = 0;
      for (const each of this.passing) handled += await each.execute(this.clock.now());
      if (handled === 0) return;
    }
    throw new Error('broken: what is due is settled');
  }

  /** Billing hears what was emitted. */
  private hear(): void {
    for (const event of this.book.events.slice(this.heard)) this.hearOne(event);
    this.heard = this.book.events.length;
  }

  private hearOne({ contract, data }: OutgoingEvent): void {
    const { reference = '' } = data as { reference?: string };
    if (reference.startsWith('crowd')) return;
    this.count(contract.name);
    const due = this.dues.get(reference);
    switch (contract.name) {
      case 'charge-due': {
        const { attempt } = data as { attempt: number };
        must(!due?.attempts.includes(attempt), `LEA-12 ${reference} is charged once in attempt ${attempt}`);
        const attempts = [...(due?.attempts ?? []), attempt];
        must(due?.state !== 'PAID' || !this.isSettled(reference), `LEA-12 ${reference} is paid and not charged again`);
        this.dues.set(reference, {
          ...(due ?? { state: 'OPEN', isRefunded: false }),
          attempt,
          attempts,
          isCharging: true,
        });
        if (due && due.state !== 'OPEN') this.post.push({ reference, attempt, result: due.state });
        return;
      }
      case 'charge-withdrawn':
      case 'charge-look-requested':
        if (contract.name === 'charge-withdrawn' && due!.state === 'OPEN') due!.state = 'CLOSED';
        if (due!.state !== 'OPEN') this.post.push({ reference, attempt: due!.attempt, result: due!.state });
        return;
      case 'charge-refunded':
        must(!due!.isRefunded, `${reference} is given back once`);
        due!.isRefunded = true;
        return;
      case 'subscription-changed':
        return this.count(`→ ${(data as { state: string }).state}`);
      default:
    }
  }

  private isSettled = (reference: string) => this.chargeOf(reference)?.state === 'PAID';

  private chargeOf(reference: string): Charge | undefined {
    return [...this.book.subscriptions.values()]
      .flatMap(({ charges }) => charges)
      .find((each) => each.reference === reference);
  }

  private check(): void {
    for (const { charges, versions } of this.book.subscriptions.values()) {
      const phases = charges.map(({ phaseId }) => phaseId);
      must(new Set(phases).size === phases.length, 'LEA-12 one charge for each phase');
      must(versions.length > 0, 'a team in every phase');
    }
    const running = [...this.book.subscriptions.values()].filter(({ machine }) => machine.state !== 'INACTIVE');
    const players = running.map(({ playerId }) => playerId);
    must(new Set(players).size === players.length, 'LEA-03 one subscription of a player');
  }

  /** No phase begins any more, time goes by, and all the post arrives. */
  async end(): Promise<void> {
    for (const phase of await this.book.phases())
      if (phase.state === 'PLANNED' || phase.state === 'ENROLLING')
        this.book.planned.set(phase.id, { ...phase, dueAt: null });
    for (let day = 0; day < 40 && this.isWaiting(); day += 1) {
      this.clock.advance({ ms: 24 * HOUR });
      await this.pass();
      while (this.post.length > 0) {
        await this.deliver(this.post.shift()!);
        await this.pass();
      }
    }
    for (const each of this.book.subscriptions.values()) await this.settled(each);
  }

  private isWaiting(): boolean {
    return this.post.length > 0 || [...this.book.subscriptions.values()].some(({ dueAt }) => dueAt !== null);
  }

  private async settled(subscription: LeagueSubscription): Promise<void> {
    const { machine, id } = subscription;
    const state = stateOf(subscription);
    must(state === 'ACTIVE' || state === 'INACTIVE', `${id} has an end, not ${state}`);
    must(machine.state !== 'ACTIVE' || !machine.isCharging, `${id} waits for nothing`);
    for (const charge of subscription.charges) {
      const due = this.dues.get(charge.reference)!;
      must(due.state !== 'OPEN', `${charge.reference} is paid or closed`);
      const isKept = due.state === 'PAID' && !due.isRefunded;
      must(
        isKept === (charge.state === 'PAID'),
        `${charge.reference} ${charge.state}: money is kept for what is played alone`,
      );
      const phase = (await this.book.phases()).find((each) => each.id === charge.phaseId)!;
      must(!isKept || phase.state !== 'CANCELLED', `${charge.reference}: no money for a phase that is not held`);
      this.count(`kept ${String(isKept)} ${state}`);
    }
  }

  private count(what: string): void {
    this.tally[what] = (this.tally[what] ?? 0) + 1;
  }
}

/** Others who have paid, so that a phase may be held. */
const crowdIn = (phase: LeaguePhase, count: number): LeagueSubscription[] =>
  Array.from({ length: count }, (_, i) => {
    const { year, number } = phase;
    const id = `crowd${i}`;
    return {
      ...{ id, leagueId: phase.leagueId, playerId: userId(id), first: { year, number }, createdAt: phase.startsAt },
      ...{ isPending: false, endedBecause: null, endedAt: null, lastCause: null, dueAt: null },
      machine: { state: 'ACTIVE', charge: { phase: { year, number }, attempt: 1 }, isCharging: false, endsAfter: null },
      versions: [{ from: { year, number }, value: { partnerId: null, reserveId: null, preferences: PREFERENCES } }],
      charges: [
        {
          ...{ reference: `${id}:${year}-${number}`, subscriptionId: id, phase: { year, number }, phaseId: phase.id },
          ...{ attempt: 1, by: 'SAVED_MEANS', priceCents: PRICE, state: 'PAID', askedAt: phase.startsAt },
          ...{ paysBy: phase.startsAt, endedAt: phase.startsAt },
        },
      ],
    };
  });

describe('subscriptions over the phases', () => {
  it('LEA-12~ LEA-08~ BIL-08~ are charged once for a phase and always come to an end, with no money kept for what is over', async () => {
    const tally: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.constantFrom(12, 13, 14),
        fc.boolean(),
        fc.boolean(),
        async (steps, others, hasPlace, isMember) => {
          const history = new History(others, hasPlace, tally);
          for (const each of isMember ? UNTIL_AUTUMN : UNTIL_AUTUMN.slice(0, 1)) await history.take(each);
          for (const each of steps) await history.take(each);
          await history.end();
        },
      ),
      { numRuns: 3_000 },
    );
    const rare = ['→ ACTIVE', '→ SUSPENDED', '→ INACTIVE', 'charge-refunded', 'charge-withdrawn'];
    for (const what of rare) expect([what, (tally[what] ?? 0) > 0]).toEqual([what, true]);
  }, 300_000);
});
