import type { Due } from '../../src/domain/due.js';
import type { PaymentRecord } from '../../src/domain/payment-record.js';
import {
  asked,
  atRest,
  type ChargeRequest,
  nextStep,
  type SubscriptionCharge,
} from '../../src/domain/subscription-charge.js';
import { ana, NOW } from '../builders.js';

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const whose = { reference: 's1:2026:2', playerId: ana };
const due = (attempt: number, more = {}): ChargeRequest => ({
  ...{ kind: 'DUE', attempt },
  demand: { by: 'SAVED_MEANS', description: 'Lega', cents: 2_900, paysBy: at(60), ...more },
});
const requests = (...all: ChargeRequest[]) =>
  all.reduce<SubscriptionCharge | null>((charge, each) => asked(charge, whose, each, NOW), null)!;
const opened: Due = {
  ...{ id: 'd1', kind: 'LEAGUE', reference: whose.reference, playerId: ana, description: 'Lega', baseCents: 2_900 },
  ...{ paysBy: at(60), openedAt: NOW, status: 'OPEN', endedAt: null, awaitsMobile: false },
};
const common = { cardCents: 2_900, ref: 'pi_1', deadline: at(60), givenUp: null };
const record = (more: Partial<PaymentRecord> = {}, payment = {}): PaymentRecord => ({
  ...{ id: 'p1', dueId: 'd1', playerId: ana, startedAt: NOW, hintedAt: null, means: 'CHARGED' },
  price: { lines: [], cents: 2_900, creditCents: 0, cardCents: 2_900 },
  payment: { ...common, status: 'AWAITING_PAYER', declined: null, asks: false, looks: 0, nextLookAt: NOW, ...payment },
  ...more,
});
const step = (charge: SubscriptionCharge, of: Due | null = opened, paid: PaymentRecord | null = null, now = NOW) =>
  nextStep(charge, of, paid, now).kind;
const charge = { ...requests(due(1)), dueId: 'd1', takenUp: 1 };

describe('a phase of a subscription', () => {
  it('LEA-12~ is worked on when something new is asked for, and only then', () => {
    expect(requests(due(1))).toMatchObject({ attempt: 1, nextStepAt: NOW, version: 1 });
    const later = asked(charge, whose, due(1, { cents: 1 }), at(5));
    expect(later).toBe(charge);
    expect(asked(requests(due(2)), whose, due(1), at(5))).toMatchObject({ attempt: 2, version: 1 });
    for (const again of [{ kind: 'WITHDRAW' }, { kind: 'REFUND', to: 'MEANS', reason: 'x' }] as const) {
      const over = requests(due(1), again);
      expect(asked(over, whose, again, at(5))).toBe(over);
    }
    expect(requests({ kind: 'LOOK' })).toMatchObject({ nextStepAt: null, version: 0 });
  });

  it('BIL-08~ begins each attempt with the means of its time', () => {
    const means = { provider: 'SANDBOX', customer: 'c', ref: 'pm_1', kind: 'CARD', label: null } as const;
    const tried = { ...charge, means, processing: true };
    expect(asked(tried, whose, due(2), NOW)).toMatchObject({ means: null, processing: false });
    expect(asked(tried, whose, { kind: 'LOOK' }, NOW)).toMatchObject({ means, processing: true });
    // Nobody needs it when nothing is left to do.
    expect(atRest({ ...tried, nextStepAt: NOW, tries: 3 })).toMatchObject({ means: null, nextStepAt: null, tries: 0 });
  });

  it('LEA-12~ goes from a due over a payment to a charge', () => {
    expect(step(requests({ kind: 'WITHDRAW' }), null)).toBe('REST');
    expect(step(charge, null)).toBe('OPEN_DUE');
    expect(step(charge)).toBe('START');
    expect(step(charge, opened, record({}, { status: 'EXPIRED', at: NOW, cause: 'ABANDONED' }))).toBe('START');
    expect(step(charge, opened, record({}, { ref: null }))).toBe('PREPARE');
    expect(step(charge, opened, record())).toBe('SEND');
    expect(step({ ...charge, processing: true }, opened, record())).toBe('LOOK');
  });

  it('BIL-08~ rests when an attempt is answered, until the next one', () => {
    expect(step({ ...charge, answered: 1 }, opened, record())).toBe('REST');
    expect(step({ ...charge, answered: 1, attempt: 2 }, opened, record())).toBe('SEND');
    expect(step({ ...charge, demand: { ...charge.demand!, by: 'PLAYER' } })).toBe('REST');
  });

  it('BIL-08~ waits for what the player does by hand, and for deadlines', () => {
    expect(step(charge, opened, record({ means: 'KEPT' }))).toBe('WAIT');
    expect(step(charge, opened, record({}, { givenUp: 'ABANDONED' }))).toBe('WAIT');
    expect(step(charge, { ...opened, status: 'CLOSING' })).toBe('WAIT');
    expect([at(59.99), at(60)].map((now) => step(charge, opened, null, now))).toEqual(['START', 'WAIT']);
    expect(step({ ...charge, demand: { ...charge.demand!, paysBy: at(61) } })).toBe('EXTEND');
  });

  it('BIL-06~ BIL-10~ closes what is not to be paid any more, and gives back what was paid', () => {
    const withdrawn = { ...charge, withdrawn: true };
    const refunded = { ...charge, refund: { to: 'MEANS', reason: 'x' } } as const;
    const paid: Due = { ...opened, status: 'PAID', endedAt: NOW };
    expect([withdrawn, refunded].map((each) => step(each))).toEqual(['CLOSE_DUE', 'CLOSE_DUE']);
    expect([charge, withdrawn, refunded].map((each) => step(each, paid))).toEqual(['REST', 'REST', 'REFUND']);
    const closed: Due = { ...opened, status: 'CLOSED', endedAt: NOW };
    expect(step(charge, closed)).toBe('REST');
    expect(step({ ...charge, attempt: 2 }, closed)).toBe('OPEN_DUE');
    expect(step({ ...withdrawn, attempt: 2 }, closed)).toBe('REST');
  });
});
