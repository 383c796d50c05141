import { plannedPhase, type LeaguePhase, type PhaseState } from '../../src/domain/league.js';
import { allAnswered, hasNotBegun, passTime, type ChargesOfPhase } from '../../src/domain/phase-machine.js';

const ROME = 'Europe/Rome';
const PHASE = plannedPhase({ id: 'l', timeZone: ROME }, { year: 2026, number: 2 });
const NONE: ChargesOfPhase = { open: 0, paid: 0 };
const before = (instant: Date) => new Date(+instant - 1);
const in_ = (state: PhaseState, more: Partial<LeaguePhase> = {}): LeaguePhase => ({ ...PHASE, state, ...more });
const after = (phase: LeaguePhase, now: Date | string, charges = NONE) => {
  const step = passTime(phase, charges, ROME, new Date(now));
  return [step.phase.state, step.phase.dueAt?.toISOString() ?? null, step.events.map(({ kind }) => kind)];
};

const OPENS = '2026-03-01T23:00:00.000Z';
const TOLD = '2026-03-24T23:00:00.000Z';
const STARTS = '2026-03-31T22:00:00.000Z';
const CHARGED = '2026-04-01T22:00:00.000Z';

describe('a phase of a league', () => {
  it('LEA-01~ opens its enrolment thirty days before it starts, on the clocks of the league', () => {
    expect([PHASE.enrolmentOpensAt, PHASE.startsAt].map((at) => at.toISOString())).toEqual([OPENS, STARTS]);
    expect(after(PHASE, before(PHASE.enrolmentOpensAt))).toEqual(['PLANNED', OPENS, []]);
    expect(after(PHASE, OPENS)).toEqual(['ENROLLING', TOLD, ['ENROLMENT_OPENED']]);
  });

  it('LEA-03~ tells those who play a week before, once', () => {
    const enrolling = in_('ENROLLING');
    expect(after(enrolling, before(new Date(TOLD)))).toEqual(['ENROLLING', TOLD, []]);
    expect(after(enrolling, TOLD)).toEqual(['ENROLLING', STARTS, ['STARTING_SOON']]);
    const told = in_('ENROLLING', { notifiedAt: new Date(TOLD) });
    expect(after(told, before(PHASE.startsAt))).toEqual(['ENROLLING', STARTS, []]);
  });

  it('LEA-12~ charges when it starts, and not at all where it is too late to be played', () => {
    expect(after(in_('ENROLLING'), STARTS)).toEqual(['CHARGING', CHARGED, ['CHARGED']]);
    expect(after(in_('ENROLLING'), before(PHASE.finalsAt))).toEqual(['CHARGING', CHARGED, ['CHARGED']]);
    expect(after(in_('ENROLLING'), PHASE.finalsAt)).toEqual(['CANCELLED', null, ['CANCELLED']]);
  });

  it('LEA-03~ begins with fourteen who paid, as soon as all charges are answered, after its first day at most', () => {
    const charging = in_('CHARGING');
    const begun = ['IN_PROGRESS', null, ['BEGAN']];
    expect(after(charging, STARTS, { open: 1, paid: 14 })).toEqual(['CHARGING', CHARGED, []]);
    expect(after(charging, STARTS, { open: 0, paid: 14 })).toEqual(begun);
    expect(after(charging, before(new Date(CHARGED)), { open: 1, paid: 20 })).toEqual(['CHARGING', CHARGED, []]);
    expect(after(charging, CHARGED, { open: 1, paid: 14 })).toEqual(begun);
  });

  it('LEA-03~ is cancelled with thirteen', () => {
    expect(after(in_('CHARGING'), STARTS, { open: 0, paid: 13 })).toEqual(['CANCELLED', null, ['CANCELLED']]);
    expect(after(in_('CHARGING'), CHARGED, { open: 5, paid: 13 })).toEqual(['CANCELLED', null, ['CANCELLED']]);
    expect(after(in_('CHARGING'), PHASE.finalsAt, { open: 0, paid: 14 })).toEqual(['CANCELLED', null, ['CANCELLED']]);
  });

  it.each(['IN_PROGRESS', 'FINALS', 'COMPLETED', 'CANCELLED'] as const)(
    'LEA-03~ does nothing by itself while %s',
    (state) => {
      expect(after(in_(state), '2027-01-01T00:00:00Z', { open: 1, paid: 3 })).toEqual([state, null, []]);
      expect(allAnswered(in_(state), NONE, new Date(STARTS)).dueAt).toEqual(PHASE.dueAt);
    },
  );

  it('LEA-12~ goes on at once when the last answer comes', () => {
    const now = new Date(STARTS);
    expect(allAnswered(in_('CHARGING'), { open: 0, paid: 0 }, now).dueAt).toEqual(now);
    expect(allAnswered(in_('CHARGING'), { open: 1, paid: 0 }, now).dueAt).toEqual(PHASE.dueAt);
  });

  it('ADM-04~ is cancelled as a whole before it has begun, and broken off later', () => {
    const states: PhaseState[] = [
      'PLANNED',
      'ENROLLING',
      'CHARGING',
      'IN_PROGRESS',
      'FINALS',
      'COMPLETED',
      'CANCELLED',
    ];
    expect(states.filter((state) => hasNotBegun(in_(state)))).toEqual(['PLANNED', 'ENROLLING', 'CHARGING']);
  });
});
