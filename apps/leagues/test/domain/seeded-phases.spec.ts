import { daysLater, ordinalOf, timesOf } from '@setpoint/league';
import fc from 'fast-check';
import { phaseAt, phasesAt } from '../../src/seeding/seeded-phases.js';
import { ZONE } from '../playing.js';

const league = { id: 'l', timeZone: ZONE };
const at = (local: string) => new Date(local);
const nameOf = ({ year, number }: { year: number; number: number }) => `${year}/${number}`;

/** What a league looks like at an instant: its phases that began with their states, and the coming one. */
const storyAt = (now: Date) => {
  const { begun, over, coming, isEnrolling } = phasesAt(now, ZONE);
  return {
    begun: begun.map((phase) => `${nameOf(phase)} ${phaseAt(league, phase, now).state}`),
    over: nameOf(over),
    coming: `${nameOf(coming)} ${phaseAt(league, coming, now).state}`,
    isEnrolling,
  };
};

describe('the phases of a league that goes on', () => {
  it('LEA-01~ are those of the year so far, with the one that is played', () => {
    expect(storyAt(at('2026-05-20T10:00:00+02:00'))).toEqual({
      begun: ['2026/1 IN_PROGRESS', '2026/2 IN_PROGRESS'],
      ...{ over: '2026/1', coming: '2026/3 PLANNED', isEnrolling: false },
    });
  });

  it.each([
    ['2026-07-15T10:00:00+02:00', ['2026/1', '2026/2'], '2026/2', '2026/3 PLANNED', false],
    ['2026-08-20T10:00:00+02:00', ['2026/1', '2026/2'], '2026/2', '2026/3 ENROLLING', true],
    ['2026-12-24T10:00:00+01:00', ['2026/1', '2026/2', '2026/3'], '2026/3', '2027/1 ENROLLING', true],
    ['2027-01-01T10:00:00+01:00', ['2026/1', '2026/2', '2026/3'], '2026/3', '2027/1 ENROLLING', true],
    // The first and the last instant of a phase.
    ['2027-01-02T00:00:00+01:00', ['2026/1', '2026/2', '2026/3', '2027/1'], '2026/3', '2027/2 PLANNED', false],
    ['2026-03-31T23:59:59+02:00', ['2025/1', '2025/2', '2025/3', '2026/1'], '2025/3', '2026/2 ENROLLING', true],
    ['2026-04-01T00:00:00+02:00', ['2026/1', '2026/2'], '2026/1', '2026/3 PLANNED', false],
    ['2026-06-30T23:59:59+02:00', ['2026/1', '2026/2'], '2026/1', '2026/3 PLANNED', false],
    ['2026-07-01T00:00:00+02:00', ['2026/1', '2026/2'], '2026/2', '2026/3 PLANNED', false],
  ])('LEA-01~ begin and end with their days, %s', (now, begun, over, coming, isEnrolling) => {
    const story = storyAt(at(now));
    expect(story).toEqual({ begun: begun.map((name) => `${name} IN_PROGRESS`), over, coming, isEnrolling });
  });

  it('LEA-01~ always have one that is over, are in a row, and have nothing left that is due', () => {
    fc.assert(
      fc.property(fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2029-12-31T00:00:00Z') }), (now) => {
        fc.pre(!Number.isNaN(now.getTime()));
        const { begun, over, coming } = phasesAt(now, ZONE);
        expect(begun.map(nameOf)).toContain(nameOf(over));
        expect(timesOf(over, ZONE).endsAt.getTime()).toBeLessThanOrEqual(now.getTime());
        const ordinals = [...begun, coming].map(ordinalOf);
        expect(ordinals).toEqual(ordinals.map((_, i) => ordinals[0]! + i));
        for (const phase of [...begun, coming]) {
          const { dueAt, state, startsAt } = phaseAt(league, phase, now);
          expect(dueAt === null || dueAt > now).toBe(true);
          expect(state === 'IN_PROGRESS').toBe(startsAt <= now);
        }
      }),
    );
  });

  it('NTF-01~ were told of a week ahead', () => {
    const { coming } = phasesAt(at('2026-08-28T10:00:00+02:00'), ZONE);
    const { notifiedAt, startsAt, dueAt } = phaseAt(league, coming, at('2026-08-28T10:00:00+02:00'));
    expect(notifiedAt).toEqual(daysLater(startsAt, -7, ZONE));
    expect(dueAt).toEqual(startsAt);
  });
});
