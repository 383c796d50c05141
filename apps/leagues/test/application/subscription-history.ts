import type { OutgoingEvent } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { FixedClock } from '@setpoint/testkit';
import { ExcludeMember } from '../../src/application/exclude-member.js';
import { AnswerCharge, type Answer } from '../../src/application/answer-charge.js';
import { ManageSubscription } from '../../src/application/manage-subscription.js';
import { PassPhases, phasesFrom } from '../../src/application/pass-phases.js';
import { PassSubscriptions } from '../../src/application/pass-subscriptions.js';
import { RunLeague } from '../../src/application/run-league.js';
import { SubscribeToLeague } from '../../src/application/subscribe-to-league.js';
import { isOver, type League } from '../../src/domain/league.js';
import { hasNotBegun } from '../../src/domain/phase-machine.js';
import { stateOf, type Charge, type LeagueSubscription } from '../../src/domain/subscription.js';
import { MemoryDueLeagues, MemoryLeague } from '../memory/memory-league-books.js';
import { NoLimit, NoPlay } from '../memory/no-play.js';
import { PREFERENCES, PRICE } from '../subscribing.js';
import { crowdIn } from './crowd.js';
import type { LeagueCoverage } from './edges.js';
import type { Step } from './subscription-steps.js';

const HOUR = 3_600_000;
const SAM = userId('sam');

function must(holds: unknown, law: string): asserts holds {
  if (!holds) throw new Error(`broken: ${law}`);
}

/** What billing knows of a charge: it is paid once or closed, and what it was asked to give back it gives back. */
interface Due {
  state: 'OPEN' | 'PAID' | 'CLOSED';
  attempt: number;
  isCharging: boolean;
  isRefunded: boolean;
  readonly attempts: number[];
}

/** A league with its subscribers and what billing knows, and the laws that hold after each step. */
export class History {
  readonly clock = new FixedClock('2026-03-05T10:00:00Z');
  readonly dues = new Map<string, Due>();
  readonly post: Answer[] = [];
  private readonly book: MemoryLeague;
  private readonly passing: readonly { execute(now: Date): Promise<number> }[];
  private readonly answers: AnswerCharge;
  private readonly subscribing: SubscribeToLeague;
  private readonly manage: ManageSubscription;
  private readonly run: RunLeague;
  private readonly excluding: ExcludeMember;
  private heard = 0;
  private asked = 0;
  readonly counts: Record<string, number>;

  constructor(others: number, hasPlace: boolean, counts: Record<string, number>, coverage: LeagueCoverage) {
    this.counts = counts;
    const now = this.clock.now();
    const league: League = {
      ...{ id: 'l', name: 'Lega', province: 'MI', sport: 1, numberPlayers: 1, sex: 'ALL', year: 2026, prizes: [] },
      ...{ gameMode: 'NEXTGEN', timeZone: 'Europe/Rome', rules: null, version: 1, createdAt: now, endedAt: null },
      createdBy: userId('sam'),
    };
    this.book = new MemoryLeague(league, (phase) => crowdIn(phase, others), coverage);
    const first = { year: 2026, number: 2 } as const;
    for (const phase of phasesFrom(this.book, first)) this.book.planned.set(phase.id, phase);
    this.book.announced.push({ from: first, priceCents: PRICE, terms: null, announcedAt: now });
    const [due, play] = [new MemoryDueLeagues(this.book), new NoPlay(hasPlace)];
    this.passing = [new PassPhases(due, play), new PassSubscriptions(due)];
    this.answers = new AnswerCharge(this.book, play, this.clock);
    this.manage = new ManageSubscription(this.book, new NoLimit(), this.clock);
    this.run = new RunLeague(this.book, play, this.clock);
    this.excluding = new ExcludeMember(this.book, play, this.clock);
    let count = 0;
    const ids = { next: () => `s${(count += 1)}` };
    this.subscribing = new SubscribeToLeague(this.book, new NoLimit(), this.clock, ids);
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
      case 'PLAY':
        return this.playOn(step.to);
      case 'EXCLUDE': {
        const own = this.latestOf(step.who);
        if (own) await this.excluding.execute({ memberId: own.id, reason: 'Insults' }, SAM);
        return;
      }
      case 'CALL_OFF': {
        const phases = (await this.book.phases()).filter((phase) => !isOver(phase));
        const phase = phases.find((each) => hasNotBegun(each) === step.isNext);
        if (phase) await this.run.cancelPhase(SAM, 'l', phase.id, 'Rain');
        return;
      }
    }
  }

  /** Groups move their phase on. */
  private async playOn(state: 'FINALS' | 'COMPLETED'): Promise<void> {
    const phase = (await this.book.phases()).find((each) => each.state === 'IN_PROGRESS' || each.state === 'FINALS');
    if (phase && phase.state !== state) await this.book.savePhase({ ...phase, state, dueAt: null });
  }

  private latestOf = (who: number): LeagueSubscription | undefined =>
    [...this.book.subscriptions.values()].findLast(({ playerId }) => playerId === `p${who}`);

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
    const own = this.latestOf(who);
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
      const isOut = subscription.endedBecause === 'EXCLUDED';
      must(!isKept || !isOut || phase.beganAt, `${charge.reference}: no money of who was out before it began`);
      this.count(`kept ${String(isKept)} ${state}`);
    }
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}
