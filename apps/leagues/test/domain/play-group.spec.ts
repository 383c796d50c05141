import { SeededRandom } from '@setpoint/testkit';
import fc from 'fast-check';
import { matchesOfRounds } from '../../src/domain/play/group.js';
import { playGroup } from '../../src/seeding/play-group.js';
import { aGroup, newIds, TIMES } from './group-builder.js';

/** A group whose member `m1` is far better than the others. */
const playUntil = (now: Date, { size = 8, late = [] as string[], luck = 1 } = {}) => {
  const group = aGroup(size);
  const skills = new Map(group.members.map(({ id, level }) => [id, id === 'm1' ? 20 : level]));
  const random = new SeededRandom(luck);
  const { rounds, final } = playGroup(group, { skills, late: new Set(late), random, newId: newIds(), matchIdOf, now });
  return { rounds, final, last: final.at(-1)?.change.group ?? rounds };
};

const matchIdOf = (_: unknown, { id }: { readonly id: string }) => `match of ${id}`;

const halfOf = (round: number) => {
  const { startsAt, endsAt } = TIMES.rounds[round - 1]!;
  return new Date((+startsAt + +endsAt) / 2);
};

describe('a group that is played until now', () => {
  it('LEA-05~ has nothing on the first day of its phase, and the first matches with the first round', () => {
    expect(playUntil(new Date(+TIMES.rounds[0]!.startsAt - 1)).last.fixtures).toEqual([]);
    const { last } = playUntil(TIMES.rounds[0]!.startsAt);
    expect(last.fixtures.map(({ state }) => state)).toEqual(['READY', 'READY', 'READY', 'READY']);
  });

  it('LEA-06~ has played the final by the end of the phase, which the best wins', () => {
    const { last, rounds, final } = playUntil(TIMES.endsAt);
    expect([rounds.state, last.state, last.winnerId]).toEqual(['PLAYING', 'CLOSED', 'm1']);
    expect(last.fixtures.every(({ state }) => state === 'DECIDED')).toBe(true);
    expect(final.flatMap(({ change }) => change.events.map(({ kind }) => kind))).toEqual([
      'READY',
      'DECIDED',
      'CLOSED',
    ]);
  });

  it('LEA-05~ keeps open matches of those who take their time, never beyond a round', () => {
    const { last } = playUntil(halfOf(4), { late: ['m3'] });
    const ofM3 = matchesOfRounds(last).filter(({ sides }) => sides.includes('m3'));
    expect(ofM3.map(({ round, state }) => `${round} ${state}`)).toEqual([
      ...['1 DECIDED', '2 DECIDED', '3 DECIDED', '4 READY'],
    ]);
    const inFinal = playUntil(TIMES.final.startsAt, { late: ['m1'] });
    expect(inFinal.last.state).toBe('FINAL');
    expect(inFinal.last.fixtures.filter(({ state }) => state === 'READY')).toMatchObject([{ stage: 'FINAL_LEAGUE' }]);
    const later = playUntil(new Date(+TIMES.endsAt - 1), { late: ['m1'] });
    expect(later.last.state).toBe('FINAL');
  });

  it('LEA-05~ leaves nothing undone that is due, whatever the time', () => {
    const phase = { min: TIMES.startsAt, max: TIMES.endsAt, noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(phase), fc.integer({ min: 7, max: 10 }), fc.integer(), (now, size, luck) => {
        const { last } = playUntil(now, { size, luck, late: ['m2'] });
        const opened = TIMES.rounds.filter(({ startsAt }) => startsAt <= now).length;
        expect(last.roundsOpened).toBe(opened);
        for (const { state, closesAt, decision } of last.fixtures) {
          expect(state === 'DECIDED' || closesAt > now).toBe(true);
          if (decision) expect(decision).toMatchObject({ how: 'PLAYED', winner: expect.stringMatching(/[AB]/) });
          if (decision) expect(+decision.at).toBeLessThanOrEqual(+now);
        }
        expect(last.state === 'PLAYING').toBe(now < TIMES.final.startsAt);
      }),
      { numRuns: 40 },
    );
  });
});
