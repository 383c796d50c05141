import { plannedPhase, type LeaguePhase, type PhaseState } from '../../src/domain/league.js';
import { goOnIfDecided, hasNotBegun, passTime, type ChargesOfPhase } from '../../src/domain/phase-machine.js';

const ROME = 'Europe/Rome';
const PHASE = plannedPhase({ id: 'l', timeZone: ROME }, { year: 2026, number: 2 });
const charges = (open: number, paid: number, incomplete = 0): ChargesOfPhase => ({ open, paid, incomplete });
const NONE = charges(0, 0);
const before = (instant: Date) => new Date(+instant - 1);
const in_ = (state: PhaseState, more: Partial<LeaguePhase> = {}): LeaguePhase => ({ ...PHASE, state, ...more });
const after = (phase: LeaguePhase, now: Date | string, of = NONE) => {
  const step = passTime(phase, of, ROME, new Date(now));
  return [step.phase.state, step.phase.dueAt?.toISOString() ?? null, step.events.map(({ kind }) => kind)];
};

const OPENS = '2026-03-01T23:00:00.000Z';
const TOLD = '2026-03-24T23:00:00.000Z';
const STARTS = '2026-03-31T22:00:00.000Z';
const CHARGED = '2026-04-01T22:00:00.000Z';
/** Two weeks later: whatever has failed was put right by then, or is over. */
const ANSWERED = '2026-04-15T22:00:00.000Z';

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

  const begun = ['IN_PROGRESS', null, ['BEGAN']];
  const cancelled = ['CANCELLED', null, ['CANCELLED']];
  const told = in_('CHARGING', { dueAt: new Date(ANSWERED) });

  it('LEA-03~ begins with fourteen who paid, as soon as all charges have their last answers', () => {
    const charging = in_('CHARGING');
    expect(after(charging, STARTS, charges(1, 14))).toEqual(['CHARGING', CHARGED, []]);
    expect(after(charging, STARTS, charges(0, 14))).toEqual(begun);
    expect(after(told, '2026-04-09T00:00:00Z', charges(0, 15))).toEqual(begun);
  });

  it('LEA-03~ LEA-12~ waits for failed charges that can still be put right, and tells so once, after its first day', () => {
    const charging = in_('CHARGING', { dueAt: new Date(CHARGED) });
    expect(after(charging, before(new Date(CHARGED)), charges(5, 11))).toEqual(['CHARGING', CHARGED, []]);
    expect(after(charging, CHARGED, charges(5, 11))).toEqual(['CHARGING', ANSWERED, ['DELAYED']]);
    expect(after(charging, CHARGED, charges(1, 20))).toEqual(['CHARGING', ANSWERED, ['DELAYED']]);
    expect(after(told, '2026-04-05T00:00:00Z', charges(5, 11))).toEqual(['CHARGING', ANSWERED, []]);
  });

  it('LEA-03~ begins without whom billing has not answered about when that time is over, if they are not needed', () => {
    expect(after(told, before(new Date(ANSWERED)), charges(1, 14))).toEqual(['CHARGING', ANSWERED, []]);
    expect(after(told, ANSWERED, charges(1, 14))).toEqual(begun);
    expect(after(told, ANSWERED, charges(1, 13))).toEqual(['CHARGING', '2026-04-16T22:00:00.000Z', []]);
  });

  it('LEA-03~ is cancelled with thirteen, and only when nobody else can pay any more', () => {
    expect(after(in_('CHARGING'), STARTS, charges(0, 13))).toEqual(cancelled);
    expect(after(in_('CHARGING'), STARTS, charges(2, 11))).toEqual(cancelled);
    expect(after(in_('CHARGING'), STARTS, charges(3, 11))).toEqual(['CHARGING', CHARGED, []]);
    expect(after(told, PHASE.finalsAt, charges(0, 14))).toEqual(cancelled);
  });

  it('LEA-02~ LEA-03~ counts teams without a teammate for who may still agree, and not as members', () => {
    expect(after(in_('CHARGING'), STARTS, charges(1, 14, 1))).toEqual(['CHARGING', CHARGED, []]);
    expect(after(in_('CHARGING'), STARTS, charges(0, 14, 1))).toEqual(cancelled);
    expect(after(told, ANSWERED, charges(1, 15, 1))).toEqual(begun);
  });

  it.each(['IN_PROGRESS', 'FINALS', 'COMPLETED', 'CANCELLED'] as const)(
    'LEA-03~ does nothing by itself while %s',
    (state) => {
      expect(after(in_(state), '2027-01-01T00:00:00Z', charges(1, 3))).toEqual([state, null, []]);
      expect(goOnIfDecided(in_(state), NONE, new Date(STARTS)).dueAt).toEqual(PHASE.dueAt);
    },
  );

  it('LEA-12~ goes on at once when the last answer comes, or the others change nothing', () => {
    const now = new Date(STARTS);
    expect(goOnIfDecided(in_('CHARGING'), charges(0, 14), now).dueAt).toEqual(now);
    expect(goOnIfDecided(in_('CHARGING'), charges(2, 11), now).dueAt).toEqual(now);
    expect(goOnIfDecided(in_('CHARGING'), charges(1, 13), now).dueAt).toEqual(PHASE.dueAt);
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
