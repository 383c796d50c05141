import { actionsOf, decide, evolve, passTime } from '../../src/domain/match-machine.js';
import { expiryOf } from '../../src/domain/pass-time.js';
import type { Match } from '../../src/domain/match.js';
import {
  aContestedMatch,
  aContext,
  aDispute,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anOrganizingMatch,
  aReadyMatch,
  aResult,
  aSchedule,
  at,
  ben,
  now,
  openPlan,
  places,
  plus,
} from '../builders.js';

/** State and events one millisecond before, at and after a deadline. */
function around(match: Match, deadline: Date) {
  return [-1, 0, 1].map((ms) => {
    const passed = passTime(match, plus(deadline, { ms }));
    return [passed.match.state, passed.events.map((event) => event.type).join(' ')];
  });
}

describe('deadlines', () => {
  it('MAT-07 cancels an incomplete match 15 days after its creation', () => {
    const match = anOrganizingMatch();
    expect(around(match, plus(now, { days: 15 }))).toEqual([
      ['ORGANIZING', ''],
      ['CANCELLED', 'CANCELLED'],
      ['CANCELLED', 'CANCELLED'],
    ]);
    expect(passTime(match, plus(now, { days: 40 }))).toMatchObject({
      match: { cancelledAt: plus(now, { days: 15 }), cancelledBy: null },
      events: [{ by: null }],
    });
  });

  it('MAT-07 MAT-08 counts the 15 days anew from a reorganisation', () => {
    const later = plus(now, { days: 5 });
    const reorganised = decide({ type: 'REORGANISE', who: ana }, aReadyMatch(), aContext(), later);
    expect(reorganised).toMatchObject({ ok: true, value: [{ type: 'REORGANISED', by: ana }] });
    const match = anOrganizingMatch({ cancelsAt: plus(later, { days: 15 }) });
    expect(around(match, plus(later, { days: 15 })).map(([state]) => state)).toEqual([
      'ORGANIZING',
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('MAT-06 awaits the result once the end time has passed', () => {
    expect(around(aReadyMatch({ remindDayAt: null, remindHourAt: null }), at('19:00'))).toEqual([
      ['READY', ''],
      ['AWAITING_RESULT', 'TIME_PASSED'],
      ['AWAITING_RESULT', 'TIME_PASSED'],
    ]);
  });

  it('MAT-06 lets a match expire whose time passes with incomplete teams', () => {
    const match = anOrganizingMatch({ plan: aSchedule() });
    expect(around(match, at('19:00')).map(([state]) => state)).toEqual(['ORGANIZING', 'EXPIRED', 'EXPIRED']);
    expect(expiryOf(match)).toEqual(at('19:00'));
  });

  it('MAT-06 lets a match expire whose time passes without a court', () => {
    const match = anOrganizingMatch({ teamB: places(ben), plan: { ...openPlan, when: aSchedule().when } });
    expect(around(match, at('19:00')).map(([state]) => state)).toEqual(['ORGANIZING', 'EXPIRED', 'EXPIRED']);
  });

  it('MAT-07 cancels before it expires when the 15 days end first', () => {
    const match = anOrganizingMatch({ plan: aSchedule('18:00', '2026-07-20') });
    expect(expiryOf(match)).toEqual(plus(now, { days: 15 }));
    expect(passTime(match, at('18:00', '2026-08-01')).match).toMatchObject({
      state: 'CANCELLED',
      cancelledAt: plus(now, { days: 15 }),
    });
  });

  it('MAT-06 gives a match up 15 days after its time', () => {
    expect(around(anAwaitingResultMatch(), plus(at('19:00'), { days: 15 })).map(([state]) => state)).toEqual([
      'AWAITING_RESULT',
      'NOT_PLAYED',
      'NOT_PLAYED',
    ]);
  });

  it('RES-03 confirms a result by itself three days after it was entered', () => {
    expect(around(anAwaitingConfirmationMatch(), plus(at('20:00'), { days: 3 }))).toEqual([
      ['AWAITING_CONFIRMATION', ''],
      ['CONFIRMED', 'RESULT_CONFIRMED'],
      ['CONFIRMED', 'RESULT_CONFIRMED'],
    ]);
    expect(passTime(anAwaitingConfirmationMatch(), plus(now, { days: 60 })).match).toMatchObject({
      confirmedBy: null,
      confirmedAt: plus(at('20:00'), { days: 3 }),
    });
  });

  it('RES-04 never confirms a twice disputed result by itself', () => {
    expect(passTime(aContestedMatch(), plus(now, { days: 4000 }))).toMatchObject({
      match: { state: 'AWAITING_CONFIRMATION' },
      events: [],
    });
    expect(expiryOf(aContestedMatch())).toBeNull();
  });

  it('RES-04 gives the enterers 15 days from the dispute', () => {
    const disputed = decide(
      { type: 'DISPUTE_RESULT', who: ben, resultVersion: null, note: 'no' },
      anAwaitingConfirmationMatch(),
      aContext(),
      at('21:00'),
    );
    expect(disputed).toMatchObject({ ok: true, value: [{ type: 'RESULT_DISPUTED', dispute: { by: ben } }] });
    const match = anAwaitingResultMatch({
      returned: { result: aResult(), dispute: aDispute() },
      givesUpAt: plus(at('21:00'), { days: 15 }),
    });
    expect(passTime(match, plus(at('21:00'), { days: 15 })).match.state).toBe('NOT_PLAYED');
  });

  it('MAT-06 takes every step at its own deadline after a long outage, in order', () => {
    const passed = passTime(aReadyMatch(), at('18:00', '2026-08-01'));
    expect(passed.events).toEqual([
      { type: 'REMINDER_DUE', ahead: 'DAY', missed: true, at: at('18:00', '2026-06-09') },
      { type: 'REMINDER_DUE', ahead: 'HOUR', missed: true, at: at('17:00') },
      { type: 'TIME_PASSED', at: at('19:00') },
      { type: 'GIVEN_UP', at: at('19:00', '2026-06-25') },
    ]);
    expect(passed.match.state).toBe('NOT_PLAYED');
  });

  it('MAT-11 lets players leave until two hours before the start', () => {
    const leave = (ms: number) => {
      const instant = plus(at('16:00'), { ms });
      const decision = decide({ type: 'LEAVE', who: ben }, aReadyMatch(), aContext(), instant);
      const offered = actionsOf(aReadyMatch(), ben, aContext(), instant).includes('LEAVE');
      return [decision.ok ? 'left' : decision.code, offered];
    };
    expect([-1, 0, 1].map(leave)).toEqual([
      ['left', true],
      ['left', true],
      ['TOO_LATE_TO_LEAVE', false],
    ]);
  });

  it('RES-03 counts time that nobody noticed yet: no dispute after three days', () => {
    const dispute = (ms: number) =>
      decide(
        { type: 'DISPUTE_RESULT', who: ben, resultVersion: null, note: 'no' },
        anAwaitingConfirmationMatch(),
        aContext(),
        plus(at('20:00'), { days: 3, ms }),
      );
    expect(dispute(-1).ok).toBe(true);
    expect(dispute(0)).toMatchObject({ code: 'RESULT_ALREADY_SAVED' });
  });

  describe('reminders', () => {
    const events = (match: Match, instant: Date) => passTime(match, instant).events;

    it('REP-05~ reminds the day before and the hour before, each once', () => {
      expect(events(aReadyMatch(), at('17:59:59', '2026-06-09'))).toEqual([]);
      const day = passTime(aReadyMatch(), at('18:00', '2026-06-09'));
      expect(day.events).toEqual([
        { type: 'REMINDER_DUE', ahead: 'DAY', missed: false, at: at('18:00', '2026-06-09') },
      ]);
      expect(events(day.match, at('16:59'))).toEqual([]);
      const hour = passTime(day.match, at('17:00'));
      expect(hour.events).toEqual([{ type: 'REMINDER_DUE', ahead: 'HOUR', missed: false, at: at('17:00') }]);
      expect(events(hour.match, at('18:30'))).toEqual([]);
    });

    it('REP-05~ leaves out the day before when the match becomes ready later than that', () => {
      const match = anOrganizingMatch({ plan: aSchedule() });
      const joined = decide({ type: 'JOIN', who: ben, side: null }, match, aContext(), at('10:00'));
      expect(joined).toMatchObject({ ok: true, value: [{ type: 'PLAYER_JOINED' }, { type: 'BECAME_READY' }] });
      if (!joined.ok) return;
      const ready = joined.value.reduce((current, event) => evolve(current, event), match as Match);
      expect(ready).toMatchObject({ state: 'READY', remindDayAt: null, remindHourAt: at('17:00') });
    });
  });
});
