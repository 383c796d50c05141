import fc from 'fast-check';
import type { PhaseOfMember } from '../src/membership.js';
import { phaseAfter, type Phase } from '../src/phase.js';
import {
  CAUSES,
  evolve,
  subscribe,
  type Cause,
  type Charge,
  type Subscription,
  type SubscriptionFact,
} from '../src/subscription.js';
import { decide, type SubscriptionCommand } from '../src/subscription-machine.js';
import { dueAtOf } from '../src/dunning.js';
import { Coverage, legalEdges } from './subscription-edges.js';

const ROME = 'Europe/Rome';
const HOUR_MS = 3_600_000;
const KINDS = [
  'CHARGE',
  'ANSWER',
  'CLOSED',
  'PASS_TIME',
  'VERIFY',
  'RETRY',
  'CARD_CHANGED',
  'DELETE_PAYMENT',
  'CANCEL',
  'EXCLUDE',
];
const keyOf = ({ year, number }: Phase) => `${year}/${number}`;

function must(holds: boolean, law: string): void {
  if (!holds) throw new Error(`broken: ${law}`);
}

type Step =
  | { kind: 'WAIT'; hours: number }
  | { kind: 'NEXT_PHASE' }
  /** The provider decides on the attempt that runs; its answer arrives now, or later with a repetition. */
  | { kind: 'DECIDE'; result: 'PAID' | Cause; arrives: boolean }
  | { kind: 'REPEAT'; back: number }
  | { kind: 'CLOSE' }
  /** Money that nobody expects any more. */
  | { kind: 'LATE_MONEY' }
  | { kind: 'EXCLUDE' }
  | { kind: 'PERSON'; command: SubscriptionCommand['kind']; isConfirmed: boolean };

const cause = fc.constantFrom(...CAUSES);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 1, 6, 24, 72, 168, 336).map((hours): Step => ({ kind: 'WAIT', hours })) },
  { weight: 5, arbitrary: fc.constant<Step>({ kind: 'NEXT_PHASE' }) },
  {
    weight: 7,
    arbitrary: fc
      .record({
        result: fc.oneof({ weight: 1, arbitrary: fc.constant('PAID' as const) }, { weight: 2, arbitrary: cause }),
        arrives: fc.constantFrom(true, true, true, false),
      })
      .map((what): Step => ({ kind: 'DECIDE', ...what })),
  },
  { weight: 2, arbitrary: fc.nat(4).map((back): Step => ({ kind: 'REPEAT', back })) },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'CLOSE' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'LATE_MONEY' }) },
  // Rare, as little happens afterwards.
  { weight: 1, arbitrary: fc.nat(7).map((n): Step => (n === 0 ? { kind: 'EXCLUDE' } : { kind: 'WAIT', hours: 0 })) },
  {
    weight: 4,
    arbitrary: fc
      .record({
        command: fc.constantFrom<SubscriptionCommand['kind']>(
          'VERIFY',
          'RETRY',
          'CARD_CHANGED',
          'CARD_CHANGED',
          'DELETE_PAYMENT',
          'CANCEL',
        ),
        isConfirmed: fc.boolean(),
      })
      .map((what): Step => ({ kind: 'PERSON', ...what })),
  },
);
/** A member of years, so that cancelling is reached; and whatever happens otherwise. */
const paid: Step = { kind: 'DECIDE', result: 'PAID', arrives: true };
const histories = fc
  .tuple(fc.constantFrom(0, 0, 2, 3), fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }))
  .map(([phases, steps]): Step[] => [
    ...Array.from({ length: phases }, (): Step[] => [{ kind: 'NEXT_PHASE' }, paid]).flat(),
    ...steps,
  ]);

/** Billing as it truly is, and what the subscription made of it. */
class World {
  subscription: Subscription = subscribe();
  now = new Date('2027-01-02T00:00:00+01:00');
  readonly facts: SubscriptionFact[] = [];
  private phase: Phase = { year: 2026, number: 3 };
  private readonly payments = new Map<string, { state: 'OPEN' | 'PAID' | 'CLOSED'; decided: number }>();
  private readonly answers: (SubscriptionCommand & { kind: 'ANSWER' })[] = [];

  constructor(private readonly coverage: Coverage) {}

  take(step: Step): void {
    switch (step.kind) {
      case 'WAIT':
        this.now = new Date(+this.now + step.hours * HOUR_MS);
        return this.send({ kind: 'PASS_TIME' });
      case 'NEXT_PHASE':
        this.phase = phaseAfter(this.phase);
        return this.send({ kind: 'CHARGE', phase: this.phase });
      case 'DECIDE':
        return this.decideOn(step.result, step.arrives);
      case 'REPEAT': {
        const said = this.answers.at(-1 - step.back);
        return said && this.send(said);
      }
      case 'CLOSE':
        return this.close();
      case 'LATE_MONEY':
        return this.lateMoney();
      case 'EXCLUDE':
        return this.send({ kind: 'EXCLUDE' });
      case 'PERSON':
        return this.send(this.commandOf(step.command, step.isConfirmed));
    }
  }

  /** All answers that billing gave arrive in the end. */
  settle(): void {
    for (const said of this.answers) this.send(said);
    const count = (kind: SubscriptionFact['kind'], key: string) =>
      this.facts.filter((fact) => fact.kind === kind && 'phase' in fact && keyOf(fact.phase) === key).length;
    for (const [key, { state }] of this.payments) {
      const kept = count('PAID', key);
      const back = count('REFUND_ASKED', key);
      must(
        kept + back === (state === 'PAID' ? 1 : 0),
        `money for ${key} (${state}) is kept ${kept} times, given back ${back} times`,
      );
    }
  }

  private send(command: SubscriptionCommand): void {
    const before = this.subscription;
    const decision = decide(before, command, this.now, ROME);
    this.coverage.wanted(command.kind, before.state, decision.ok);
    if (!decision.ok) return;
    for (const fact of decision.value) this.apply(fact, command);
    const again = decide(this.subscription, command, this.now, ROME);
    if (command.kind === 'VERIFY') return;
    must(!again.ok || again.value.length === 0, `${command.kind} twice`);
    must(again.ok || command.kind === 'CHARGE' || command.kind === 'EXCLUDE', `${command.kind} twice is refused`);
  }

  private apply(fact: SubscriptionFact, command: SubscriptionCommand): void {
    const before = this.subscription;
    if (fact.kind === 'CHARGE_ASKED') this.asked(fact.charge, before);
    if (fact.kind === 'DEACTIVATED')
      must(
        command.kind === 'CLOSED' ||
          (command.kind === 'CHARGE' && fact.reason === 'CANCELLED') ||
          (command.kind === 'EXCLUDE' && fact.reason === 'EXCLUDED'),
        'ends by billing, at a phase, or by support',
      );
    this.subscription = evolve(before, fact);
    this.facts.push(fact);
    this.coverage.moved(before, this.subscription);
  }

  private asked(charge: Charge, before: Subscription): void {
    const same = this.facts.flatMap((fact) =>
      fact.kind === 'CHARGE_ASKED' && keyOf(fact.charge.phase) === keyOf(charge.phase) ? [fact] : [],
    );
    must(charge.attempt === same.length + 1, 'attempts of a phase are counted, each is asked once');
    must(before.state !== 'INACTIVE' && !before.isCharging, 'one attempt at a time');
    const payment = this.payments.get(keyOf(charge.phase));
    must(payment?.state !== 'CLOSED', 'what is closed is not charged');
    if (!payment) this.payments.set(keyOf(charge.phase), { state: 'OPEN', decided: 0 });
  }

  private decideOn(result: 'PAID' | Cause, arrives: boolean): void {
    if (this.subscription.state === 'INACTIVE' || !this.subscription.charge) return;
    const { charge } = this.subscription;
    const payment = this.payments.get(keyOf(charge.phase))!;
    // An attempt fails once; who confirms at the bank pays the one that failed.
    if (payment.state !== 'OPEN' || (result !== 'PAID' && payment.decided >= charge.attempt)) return;
    payment.decided = charge.attempt;
    if (result === 'PAID') payment.state = 'PAID';
    const said = { kind: 'ANSWER', charge, result } as const;
    this.answers.push(said);
    if (arrives) this.send(said);
  }

  private close(): void {
    const { subscription } = this;
    if (subscription.state !== 'SUSPENDED' || !subscription.closing) return;
    const payment = this.payments.get(keyOf(subscription.charge.phase))!;
    if (payment.state === 'PAID') return this.send({ kind: 'ANSWER', charge: subscription.charge, result: 'PAID' });
    payment.state = 'CLOSED';
    this.send({ kind: 'CLOSED', phase: subscription.charge.phase });
  }

  private lateMoney(): void {
    const { subscription } = this;
    if (subscription.state !== 'INACTIVE' || !subscription.unpaid) return;
    this.payments.get(keyOf(subscription.unpaid))!.state = 'PAID';
    const said = { kind: 'ANSWER', charge: { phase: subscription.unpaid, attempt: 1 }, result: 'PAID' } as const;
    this.answers.push(said);
    this.send(said);
  }

  private commandOf(kind: SubscriptionCommand['kind'], isConfirmed: boolean): SubscriptionCommand {
    if (kind === 'DELETE_PAYMENT') return { kind, isConfirmed };
    if (kind !== 'CANCEL') return { kind } as SubscriptionCommand;
    const phases = this.facts.flatMap((fact): PhaseOfMember[] =>
      fact.kind === 'PAID' ? [{ phase: fact.phase, kind: 'PAID' }] : [],
    );
    return { kind, phases };
  }
}

describe('the subscription', () => {
  it('LEA-08 LEA-12~ in ten thousand histories takes every edge and no other, and keeps money exactly for what it charged', () => {
    const coverage = new Coverage();
    fc.assert(
      fc.property(histories, (steps) => {
        const world = new World(coverage);
        for (const each of steps) {
          world.take(each);
          const { subscription, now } = world;
          if (each.kind === 'WAIT' && subscription.state === 'SUSPENDED' && !subscription.closing)
            must(dueAtOf(subscription, ROME) > now, 'what is due is done when time passes');
        }
        world.settle();
      }),
      { numRuns: 10_000 },
    );
    process.stdout.write(coverage.table());
    expect([...coverage.edges()].sort()).toEqual([...legalEdges].sort());
    expect(new Set(coverage.tries().map((key) => key.split(' ')[1]))).toEqual(new Set(KINDS));
  });
});
