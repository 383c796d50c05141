import type { Registration, RegistrationState } from '../../src/domain/registration.js';
import { refusalToPay } from '../../src/domain/paying.js';
import {
  decide,
  hold,
  mayCancel,
  mayWithdraw,
  reserve,
  reserveQualified,
  type RegistrationCommand,
  type Terms,
} from '../../src/domain/registration-machine.js';
import { ana, aRegistration, aTournament, at, ben, DAY, HOUR, MINUTE, NOW } from '../builders.js';

const CLASSIC: Terms = aTournament();
const SLAM: Terms = aTournament({ type: 'SLAM' });
/** Ten days before midnight of 1 July in Rome. */
const TEN_DAYS_BEFORE = new Date('2026-06-20T22:00:00Z');

const doubles = (changes: Partial<Registration> = {}) => aRegistration({ partnerId: ben, ...changes });

/** A team in each state, as it gets there. */
const IN: Record<RegistrationState, Registration> = {
  HELD: doubles(),
  AWAITING_PARTNER: doubles({ state: 'AWAITING_PARTNER', paid: [ana], until: at(DAY) }),
  EXPIRING: doubles({ state: 'EXPIRING', until: null }),
  CONFIRMED: doubles({ state: 'CONFIRMED', paid: [ana, ben], until: null }),
  RELEASED: doubles({ state: 'RELEASED', placeNo: null, until: null, endedBecause: 'NOT_PAID', endedAt: NOW }),
  CANCELLED: doubles({ state: 'CANCELLED', placeNo: null, until: null, endedBecause: 'CANCELLED', endedAt: NOW }),
  EXCLUDED: doubles({ state: 'EXCLUDED', placeNo: null, until: null, endedBecause: 'EXCLUDED', endedAt: NOW }),
  WITHDRAWN: doubles({ state: 'WITHDRAWN', placeNo: null, until: null, endedBecause: 'WITHDRAWN', endedAt: NOW }),
  WAITING: doubles({ state: 'WAITING', placeNo: null, until: null, turn: 1 }),
  OFFERED: doubles({ state: 'OFFERED', until: at(DAY) }),
  RESERVED: doubles({ state: 'RESERVED', until: TEN_DAYS_BEFORE }),
};

/** The state after a command, the refusal, or '=' where nothing changes. */
function outcome(state: RegistrationState, command: RegistrationCommand, terms = SLAM, now = at(1)): string {
  const before = IN[state];
  const decision = decide(before, command, terms, now);
  if (!decision.ok) return decision.code;
  const { registration, facts } = decision.value;
  const told = facts.map((fact) => (fact.kind === 'HELD' ? `HELD ${fact.playerId}` : fact.kind)).join(' ');
  if (registration === before) return '=';
  return told ? `${registration.state}, ${told}` : registration.state;
}

const row = (command: RegistrationCommand, terms = SLAM, now = at(1)) =>
  Object.fromEntries(
    (Object.keys(IN) as RegistrationState[]).map((state) => [state, outcome(state, command, terms, now)]),
  );

describe('a registration in every state', () => {
  it('TRN-07 is confirmed by the captain’s and the partner’s payment, and what comes too late goes back', () => {
    expect(row({ kind: 'PAID', playerId: ana })).toEqual({
      HELD: 'AWAITING_PARTNER, HELD ben',
      AWAITING_PARTNER: '=',
      EXPIRING: 'AWAITING_PARTNER, HELD ben',
      CONFIRMED: '=',
      RELEASED: 'RELEASED, RELEASED',
      CANCELLED: 'CANCELLED, RELEASED',
      EXCLUDED: 'EXCLUDED, RELEASED',
      WITHDRAWN: 'WITHDRAWN, RELEASED',
      WAITING: 'AWAITING_PARTNER, HELD ben',
      OFFERED: 'AWAITING_PARTNER, HELD ben',
      RESERVED: 'AWAITING_PARTNER, HELD ben',
    });
    expect(row({ kind: 'PAID', playerId: ben })).toMatchObject({
      ...{ AWAITING_PARTNER: 'CONFIRMED, CONFIRMED', HELD: 'HELD', CONFIRMED: '=', RELEASED: 'RELEASED, RELEASED' },
    });
  });

  it('BIL-10~ is released when billing says that nobody can pay any more, and only by whose turn it is', () => {
    expect(row({ kind: 'CLOSED', playerId: ana })).toEqual({
      ...Object.fromEntries(Object.keys(IN).map((state) => [state, '='])),
      ...{ HELD: 'RELEASED, RELEASED', EXPIRING: 'RELEASED, RELEASED', RESERVED: 'RELEASED, RELEASED' },
    });
    expect(row({ kind: 'CLOSED', playerId: ben })).toEqual({
      ...Object.fromEntries(Object.keys(IN).map((state) => [state, '='])),
      AWAITING_PARTNER: 'RELEASED, RELEASED',
    });
  });

  it('TRN-07 BIL-10~ asks billing when time is up, and frees nothing by itself', () => {
    const long = new Date('2026-08-01T00:00:00Z');
    expect(row({ kind: 'TIME_PASSED' }, SLAM, long)).toEqual({
      ...Object.fromEntries(Object.keys(IN).map((state) => [state, '='])),
      HELD: 'EXPIRING, EXPIRED',
      AWAITING_PARTNER: 'EXPIRING, EXPIRED',
      RESERVED: 'EXPIRING, EXPIRED',
      OFFERED: 'RELEASED, RELEASED',
    });
  });

  it('BIL-09~ BIL-10~ ends when the bank takes a payment back, with the teammate’s money returned, unless it plays', () => {
    expect(row({ kind: 'REVERSED', playerId: ana })).toEqual({
      ...Object.fromEntries(Object.keys(IN).map((state) => [state, '='])),
      ...{ AWAITING_PARTNER: 'RELEASED, RELEASED', CONFIRMED: 'RELEASED, RELEASED' },
    });
    const decision = decide(IN.CONFIRMED, { kind: 'REVERSED', playerId: ben }, CLASSIC, NOW);
    expect(decision).toMatchObject({
      value: {
        registration: { endedBecause: 'PAYMENT_REVERSED', placeNo: null },
        facts: [{ kind: 'RELEASED', reason: 'PAYMENT_REVERSED', refundPlayers: [ana, ben] }],
      },
    });
    for (const state of ['IN_PROGRESS', 'COMPLETED'] as const)
      expect(outcome('CONFIRMED', { kind: 'REVERSED', playerId: ana }, { ...CLASSIC, state })).toBe('=');
  });

  it('TRN-07 is given up while it is not paid or waits for the partner', () => {
    expect(row({ kind: 'CANCEL' })).toEqual({
      HELD: 'CANCELLED, RELEASED',
      AWAITING_PARTNER: 'CANCELLED, RELEASED',
      EXPIRING: 'REGISTRATION_OVER',
      CONFIRMED: 'ALREADY_PAID',
      RELEASED: 'REGISTRATION_OVER',
      CANCELLED: '=',
      EXCLUDED: 'REGISTRATION_OVER',
      WITHDRAWN: 'REGISTRATION_OVER',
      WAITING: 'CANCELLED, RELEASED',
      OFFERED: 'CANCELLED, RELEASED',
      RESERVED: 'WITHDRAWN, RELEASED',
    });
  });

  it('TRN-07 names who has paid or may be paying at this moment, so that billing closes and gives back', () => {
    const refunds = (state: RegistrationState) => {
      const decision = decide(IN[state], { kind: 'CALL_OFF' }, CLASSIC, NOW);
      return (
        decision.ok && decision.value.facts.flatMap((fact) => (fact.kind === 'RELEASED' ? fact.refundPlayers : []))
      );
    };
    expect(['HELD', 'AWAITING_PARTNER', 'CONFIRMED', 'WAITING'].map((state) => refunds(state as 'HELD'))).toEqual([
      ...[[ana], [ana, ben], [ana, ben], []],
    ]);
  });

  it('TRN-12 is withdrawn from a slam alone, unpaid and ten days before', () => {
    expect(row({ kind: 'WITHDRAW' })).toEqual({
      HELD: 'WITHDRAWN, RELEASED',
      AWAITING_PARTNER: 'ALREADY_PAID',
      EXPIRING: 'UNDER_TEN_DAYS',
      CONFIRMED: 'ALREADY_PAID',
      RELEASED: 'NOT_ENROLLED',
      CANCELLED: 'NOT_ENROLLED',
      EXCLUDED: 'NOT_ENROLLED',
      WITHDRAWN: '=',
      WAITING: 'WITHDRAWN, RELEASED',
      OFFERED: 'WITHDRAWN, RELEASED',
      RESERVED: 'WITHDRAWN, RELEASED',
    });
    expect(outcome('RESERVED', { kind: 'WITHDRAW' }, CLASSIC)).toBe('NOT_A_SLAM');
    expect(outcome('RESERVED', { kind: 'WITHDRAW' }, { ...SLAM, state: 'IN_PROGRESS' })).toBe('ALREADY_STARTED');
  });

  it('TRN-12 takes an offered place once, and nothing else', () => {
    expect(row({ kind: 'TAKE_OFFER' })).toEqual({
      HELD: '=',
      AWAITING_PARTNER: '=',
      EXPIRING: 'REGISTRATION_OVER',
      CONFIRMED: '=',
      RELEASED: 'REGISTRATION_OVER',
      CANCELLED: 'REGISTRATION_OVER',
      EXCLUDED: 'REGISTRATION_OVER',
      WITHDRAWN: 'REGISTRATION_OVER',
      WAITING: 'REGISTRATION_OVER',
      OFFERED: 'RESERVED, HELD ana',
      RESERVED: '=',
    });
    expect(row({ kind: 'OFFER', placeNo: 3 })).toMatchObject({
      WAITING: 'OFFERED, OFFERED',
      HELD: 'REGISTRATION_OVER',
    });
  });

  it('TRN-02~ TRN-15~ is called off, excluded, or misses the start', () => {
    const active = ['HELD', 'AWAITING_PARTNER', 'EXPIRING', 'CONFIRMED', 'WAITING', 'OFFERED', 'RESERVED'];
    const ended = ['RELEASED', 'CANCELLED', 'EXCLUDED', 'WITHDRAWN'];
    const all = (states: string[], is: string) => Object.fromEntries(states.map((state) => [state, is]));
    expect(row({ kind: 'CALL_OFF' })).toEqual({ ...all(active, 'RELEASED, RELEASED'), ...all(ended, '=') });
    expect(row({ kind: 'EXCLUDE', refundTo: 'CREDIT' })).toEqual({
      ...{ ...all(active, 'EXCLUDED, RELEASED'), ...all(ended, 'REGISTRATION_OVER') },
    });
    expect(row({ kind: 'MISS' })).toEqual({ ...all([...active, ...ended], '='), WAITING: 'RELEASED' });
    const left = decide(IN.CONFIRMED, { kind: 'EXCLUDE', refundTo: 'MEANS' }, { ...SLAM, state: 'IN_PROGRESS' }, NOW);
    expect(left).toMatchObject({ value: { registration: { state: 'EXCLUDED', isOut: true, placeNo: 1 }, facts: [] } });
  });
});

describe('deadlines of a registration', () => {
  const passes = (registration: Registration, until: Date) =>
    [-1, 0, 1].map((ms) => {
      const decision = decide(registration, { kind: 'TIME_PASSED' }, SLAM, at(ms, until));
      return decision.ok && decision.value.registration.state;
    });

  it('TRN-07 the captain pays within half an hour, the partner within 24 hours of that', () => {
    const held = hold(aRegistration({ partnerId: ben, until: null }), CLASSIC, NOW);
    expect(held.facts).toEqual([{ kind: 'HELD', playerId: ana, role: 'CAPTAIN', paysBy: at(30 * MINUTE) }]);
    expect(passes(held.registration, at(30 * MINUTE))).toEqual(['HELD', 'EXPIRING', 'EXPIRING']);
    const paid = decide(held.registration, { kind: 'PAID', playerId: ana }, CLASSIC, at(5 * MINUTE));
    if (!paid.ok) throw new Error(paid.code);
    const until = at(24 * HOUR + 5 * MINUTE);
    expect(paid.value.facts).toEqual([{ kind: 'HELD', playerId: ben, role: 'PARTNER', paysBy: until }]);
    expect(passes(paid.value.registration, until)).toEqual(['AWAITING_PARTNER', 'EXPIRING', 'EXPIRING']);
  });

  it('TRN-12 a place of a slam is paid until ten local days before, which is the last instant to withdraw', () => {
    const reserved = reserve(aRegistration({ until: null }), SLAM, NOW).registration;
    expect(reserved).toMatchObject({ state: 'RESERVED', until: TEN_DAYS_BEFORE });
    expect(passes(reserved, TEN_DAYS_BEFORE)).toEqual(['RESERVED', 'EXPIRING', 'EXPIRING']);
    const withdrawals = [-1, 0, 1].map((ms) => {
      const decision = decide(reserved, { kind: 'WITHDRAW' }, SLAM, at(ms, TEN_DAYS_BEFORE));
      return decision.ok ? decision.value.registration.state : decision.code;
    });
    expect(withdrawals).toEqual(['WITHDRAWN', 'WITHDRAWN', 'UNDER_TEN_DAYS']);
    expect(mayWithdraw(reserved, SLAM, NOW)).toBe(true);
    expect(reserve(aRegistration(), SLAM, TEN_DAYS_BEFORE).registration.state).toBe('HELD');
  });

  it('TRN-12 counts ten days on the clocks of the place: one of them had 23 hours', () => {
    const spring = { ...SLAM, startsAt: new Date('2026-04-01T22:00:00Z') };
    expect(reserve(aRegistration(), spring, new Date('2026-02-01T00:00:00Z')).registration.until).toEqual(
      new Date('2026-03-22T23:00:00Z'),
    );
  });

  it('TRN-12 an offer ends after a day, or at the start', () => {
    const offered = decide(IN.WAITING, { kind: 'OFFER', placeNo: 1 }, SLAM, NOW);
    if (!offered.ok) throw new Error(offered.code);
    expect(offered.value.registration.until).toEqual(at(DAY));
    const takes = [-1, 0, 1].map((ms) => {
      const decision = decide(offered.value.registration, { kind: 'TAKE_OFFER' }, SLAM, at(ms, at(DAY)));
      return decision.ok ? decision.value.registration.state : decision.code;
    });
    expect(takes).toEqual(['RESERVED', 'OFFER_EXPIRED', 'OFFER_EXPIRED']);
    const late = decide(IN.WAITING, { kind: 'OFFER', placeNo: 1 }, SLAM, at(-HOUR, SLAM.startsAt));
    expect(late).toMatchObject({ value: { registration: { until: SLAM.startsAt } } });
  });

  it('TRN-07 a free entry is in at once, and can be given up until the start', () => {
    const free = { ...CLASSIC, priceCents: 0 };
    const { registration, facts } = hold(aRegistration({ partnerId: ben }), free, NOW);
    expect([registration.state, facts]).toEqual(['CONFIRMED', [{ kind: 'CONFIRMED' }]]);
    expect(mayCancel(registration, free, NOW)).toBe(true);
    expect(decide(registration, { kind: 'CANCEL' }, { ...free, state: 'IN_PROGRESS' }, NOW)).toMatchObject({
      code: 'ALREADY_STARTED',
    });
    expect(mayCancel(IN.CONFIRMED, CLASSIC, NOW)).toBe(false);
  });

  it('TRN-09~ gives back to credit what was paid for an exclusion', () => {
    const decision = decide(IN.CONFIRMED, { kind: 'EXCLUDE', refundTo: 'CREDIT' }, CLASSIC, NOW);
    expect(decision).toMatchObject({
      value: { registration: { refundTo: 'CREDIT' }, facts: [{ reason: 'EXCLUDED', refundPlayers: [ana, ben] }] },
    });
  });
});

describe('a qualified team', () => {
  const got = (reserved: typeof reserve, now: Date, terms = SLAM) => {
    const { registration, facts } = reserved(doubles({ until: null }), terms, now);
    return [registration.state, registration.until, facts.map(({ kind }) => kind)];
  };
  const before = (ms: number, from = TEN_DAYS_BEFORE) => at(-ms, from);

  it('TRN-12 has a day at least: a place that has to be paid sooner is offered', () => {
    expect(got(reserveQualified, before(DAY))).toEqual(['RESERVED', TEN_DAYS_BEFORE, ['HELD']]);
    for (const now of [before(DAY - 1), before(0), before(-5 * DAY)])
      expect(got(reserveQualified, now)).toEqual(['OFFERED', at(DAY, now), ['OFFERED']]);
    const start = SLAM.startsAt;
    expect(got(reserveQualified, before(HOUR, start))).toEqual(['OFFERED', start, ['OFFERED']]);
    expect(got(reserveQualified, before(HOUR, start), { ...SLAM, priceCents: 0 })).toEqual([
      'CONFIRMED',
      null,
      ['CONFIRMED'],
    ]);
  });

  it('TRN-12~ nobody has less than half an hour to pay', () => {
    expect(got(reserve, before(30 * MINUTE + 1))).toEqual(['RESERVED', TEN_DAYS_BEFORE, ['HELD']]);
    for (const now of [before(30 * MINUTE), before(1), before(0)])
      expect(got(reserve, now)).toEqual(['HELD', at(30 * MINUTE, now), ['HELD']]);
  });
});

describe('without a mobile number', () => {
  const refusals = (player: typeof ana) =>
    (Object.keys(IN) as RegistrationState[]).filter((state) => refusalToPay(IN[state], player, false));

  it('TRN-06~ nobody pays, or takes an offered place', () => {
    expect(refusals(ana)).toEqual(['HELD', 'OFFERED', 'RESERVED']);
    expect(refusals(ben)).toEqual(['AWAITING_PARTNER', 'OFFERED']);
    expect(refusalToPay(IN.HELD, ana, true)).toBeNull();
  });
});
