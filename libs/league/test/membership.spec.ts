import fc from 'fast-check';
import { DateTime } from 'luxon';
import { daysLater, NOTICE_DAYS, timesOf } from '../src/calendar.js';
import {
  checkCancellation,
  checkTeamChange,
  firstPhaseUnder,
  inForce,
  type Membership,
  type PhaseOfMember,
  type TeamChange,
} from '../src/membership.js';
import { ordinalOf, phaseBefore, type Phase } from '../src/phase.js';
import type { Candidate, LeagueRules } from '../src/subscribing.js';

const ROME = 'Europe/Rome';
const rome = (text: string) => DateTime.fromISO(text, { zone: ROME }).toJSDate();
const phase = (year: number, number: Phase['number']): Phase => ({ year, number });
const paid = (year: number, ...numbers: Phase['number'][]): PhaseOfMember[] =>
  numbers.map((number) => ({ phase: phase(year, number), kind: 'PAID' }));
const notHeld = (year: number, number: Phase['number']): PhaseOfMember => ({
  phase: phase(year, number),
  kind: 'NOT_HELD',
});

describe('cancelling', () => {
  it.each<[string, readonly PhaseOfMember[] | null, string | null]>([
    ['without a subscription', null, 'SUBSCRIPTION_NOT_FOUND'],
    ['before the first phase', [], 'FEWER_THAN_THREE_PHASES'],
    ['after two phases', paid(2027, 1, 2), 'FEWER_THAN_THREE_PHASES'],
    ['after three phases with a gap', [...paid(2027, 1, 2), ...paid(2028, 1)], 'FEWER_THAN_THREE_PHASES'],
    ['in the third phase', paid(2027, 1, 2, 3), null],
    ['in the third phase, in the next year', [...paid(2028, 1), ...paid(2027, 3, 2)], null],
    ['after three phases before a gap', [...paid(2027, 1, 2, 3), ...paid(2028, 2)], null],
    ['after two phases and one not held', [...paid(2027, 1, 3), notHeld(2027, 2)], 'FEWER_THAN_THREE_PHASES'],
    ['after three phases around one not held', [...paid(2027, 1, 3), notHeld(2027, 2), ...paid(2028, 1)], null],
  ])('LEA-09 %s: %p is %p', (_, phases, code) => {
    const outcome = checkCancellation(phases);
    expect(outcome.ok ? null : outcome.code).toBe(code);
  });

  it('LEA-09~ tells how many phases in a row there were', () => {
    expect(checkCancellation(paid(2027, 1, 2))).toMatchObject({ data: { count: 2 } });
  });
});

describe('changing the team', () => {
  const doubles: LeagueRules = { numberPlayers: 2, sex: 'ALL', timeZone: ROME };
  const singles: LeagueRules = { ...doubles, numberPlayers: 1 };
  const someone = (id: string, more: Partial<Candidate> = {}): Candidate => ({
    id,
    sex: 'M',
    level: 4,
    isSubscribed: false,
    isInTeam: false,
    ...more,
  });
  const [ben, carla, david] = [someone('ben', { isInTeam: true }), someone('carla'), someone('david')];
  const ana: Membership = { player: { id: 'ana', sex: 'F' }, isInactive: false, partner: ben, reserve: null };
  const change = (what: TeamChange, membership: Membership | null = ana, league = doubles) => {
    const outcome = checkTeamChange(what, membership, league, rome('2027-02-10T10:00'));
    return outcome.ok ? outcome.value : outcome.code;
  };
  const accepted = { from: phase(2027, 2) };

  it('LEA-09 holds from the next phase on', () => {
    expect(change({ partner: david })).toEqual(accepted);
    expect(change({ reserve: carla })).toEqual(accepted);
    expect(change({ partner: carla, reserve: ben })).toEqual(accepted);
    expect(change({ partner: null, reserve: ben })).toEqual(accepted);
    expect(change({ reserve: null }, { ...ana, partner: null, reserve: ben }, singles)).toEqual(accepted);
  });

  it.each<[string, TeamChange, Membership | null, LeagueRules]>([
    ['SUBSCRIPTION_NOT_FOUND', { partner: david }, null, doubles],
    ['SUBSCRIPTION_INACTIVE', { partner: david }, { ...ana, isInactive: true }, doubles],
    ['TEAM_MISSING', {}, ana, doubles],
    ['TEAM_MISSING', { partner: david }, { ...ana, partner: null }, singles],
    ['TEAMMATE_REQUIRED', { partner: null }, ana, doubles],
    ['DUPLICATE_PLAYERS', { reserve: ben }, ana, doubles],
    ['DUPLICATE_PLAYERS', { partner: someone('ana') }, ana, doubles],
    ['TEAMMATE_ENROLLED', { reserve: { ...carla, isSubscribed: true } }, ana, doubles],
    ['TEAMMATE_IN_ANOTHER_TEAM', { reserve: { ...carla, isInTeam: true } }, ana, doubles],
    ['TEAMMATE_SEX_NOT_ALLOWED', { reserve: carla }, ana, { ...doubles, sex: 'F' }],
  ])('LEA-13 is refused with %s', (code, what, membership, league) => {
    expect(change(what, membership, league)).toBe(code);
  });
});

describe('what holds in a phase', () => {
  it('LEA-09~ is the last that was chosen for it or a phase before', () => {
    const versions = [
      { from: phase(2027, 3), value: 'third' },
      { from: phase(2027, 1), value: 'first' },
      { from: phase(2027, 3), value: 'third, changed' },
    ];
    const held = [phase(2026, 3), phase(2027, 1), phase(2027, 2), phase(2027, 3), phase(2028, 2)];
    expect(held.map((each) => inForce(versions, each))).toEqual([
      null,
      'first',
      'first',
      'third, changed',
      'third, changed',
    ]);
  });

  it('LEA-09 a new price needs thirty days of notice, to the millisecond', () => {
    expect(firstPhaseUnder(rome('2027-03-02T00:00'), ROME)).toEqual(phase(2027, 2));
    expect(firstPhaseUnder(new Date(+rome('2027-03-02T00:00') + 1), ROME)).toEqual(phase(2027, 3));
    expect(firstPhaseUnder(rome('2027-12-24T10:00'), ROME)).toEqual(phase(2028, 2));
  });

  it('LEA-09~ the first phase under new terms is the first to start thirty days after them or later', () => {
    const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.constantFrom(ROME, 'America/New_York', 'Australia/Sydney'), (announcedAt, zone) => {
        const first = firstPhaseUnder(announcedAt, zone);
        const noticeEnds = daysLater(announcedAt, NOTICE_DAYS, zone);
        expect(timesOf(first, zone).startsAt >= noticeEnds).toBe(true);
        expect(timesOf(phaseBefore(first), zone).startsAt < noticeEnds).toBe(true);
        expect(ordinalOf(first)).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});
