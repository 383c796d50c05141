import {
  closeAt,
  extendTo,
  leaveToSupport,
  makeDecided,
  makeReady,
  makeWait,
} from '../../../src/domain/play/fixture-machine.js';
import type { FixtureOutcome } from '../../../src/domain/play/play.js';
import { newFixture } from '../../../src/domain/play/settle.js';
import { DAY_MS, START } from './builders.js';

const WAITING = newFixture('cup-p2-1', { stage: 'SEMIFINAL', phase: 1, group: null, key: '2-1', number: 1 });
const END = START + 5 * DAY_MS;
const opening = { sides: ['ana', 'ben'], revision: 1, opensAt: START, closesAt: END } as const;
const READY = makeReady(WAITING, opening);
const CLOSING = closeAt(READY, END);
const won: FixtureOutcome = {
  how: 'PLAYED',
  winner: 'A',
  sets: [{ a: 6, b: 0, superTieBreak: false }],
  rule: null,
  at: END,
};
const DECIDED = makeDecided(READY, READY.sides, 1, won);
const LEFT = leaveToSupport(READY, 1);

describe('a fixture', () => {
  it('TRN-10~ is ready once both sides are known, and once only', () => {
    expect(READY).toMatchObject({ state: 'READY', revision: 1, sides: ['ana', 'ben'], opensAt: START, closesAt: END });
    for (const fixture of [READY, CLOSING, DECIDED, LEFT])
      expect(makeReady(fixture, { ...opening, closesAt: END + DAY_MS })).toBe(fixture);
  });

  it('TRN-10~ is ready anew for another pair, with nothing of the former one', () => {
    const other = { ...opening, sides: ['ana', 'eva'], revision: 2, closesAt: END + DAY_MS } as const;
    for (const fixture of [{ ...READY, matchId: 'm1', heard: 7, remindedFor: END }, CLOSING, DECIDED, LEFT])
      expect(makeReady(fixture, other)).toEqual({ ...READY, ...other });
    expect(makeReady(makeReady(READY, other), opening)).toMatchObject({ revision: 2 });
  });

  it('TRN-10~ waits again when a correction takes a side away', () => {
    for (const fixture of [READY, CLOSING, LEFT, DECIDED])
      expect(makeWait(fixture, ['ana', null], 1)).toEqual({ ...WAITING, sides: ['ana', null], revision: 1 });
    const waiting = makeWait(READY, ['ana', null], 1);
    expect(makeWait(waiting, ['ana', null], 1)).toBe(waiting);
  });

  it('TRN-10~ closes at the first instant that is too late', () => {
    expect(closeAt(READY, END - 1)).toBe(READY);
    expect(closeAt(READY, END).state).toBe('CLOSING');
    expect(closeAt(READY, END + 1).state).toBe('CLOSING');
    for (const fixture of [WAITING, CLOSING, DECIDED, LEFT]) expect(closeAt(fixture, END + 1)).toBe(fixture);
  });

  it('REP-03~ has more time when it is given, also where time seemed to be up; never less', () => {
    expect(extendTo(READY, 1, END + DAY_MS)).toEqual({ ...READY, closesAt: END + DAY_MS });
    expect(extendTo(CLOSING, 1, END + DAY_MS)).toEqual({ ...READY, closesAt: END + DAY_MS });
    for (const fixture of [READY, CLOSING]) {
      expect(extendTo(fixture, 1, END)).toBe(fixture);
      expect(extendTo(fixture, 1, END - 1)).toBe(fixture);
      expect(extendTo(fixture, 2, END + DAY_MS)).toBe(fixture);
    }
    for (const fixture of [WAITING, DECIDED, LEFT])
      expect(extendTo(fixture, fixture.revision, END + DAY_MS)).toBe(fixture);
  });

  it('TRN-10~ is left to support where no match is made of it', () => {
    for (const fixture of [READY, CLOSING])
      expect(leaveToSupport(fixture, 1)).toEqual({ ...fixture, state: 'CLOSING', leftToSupport: true });
    expect(leaveToSupport(READY, 2)).toBe(READY);
    for (const fixture of [WAITING, DECIDED, LEFT]) expect(leaveToSupport(fixture, fixture.revision)).toBe(fixture);
  });

  it('TRN-10~ is decided from any state; said again it stays as it was, said otherwise it is corrected', () => {
    for (const fixture of [READY, CLOSING, LEFT])
      expect(makeDecided(fixture, fixture.sides, 1, won)).toEqual({ ...fixture, state: 'DECIDED', leftToSupport: false, outcome: won }); // oxfmt-ignore
    const bye: FixtureOutcome = { how: 'BYE', winner: 'A', sets: [], rule: null, at: START };
    expect(makeDecided(WAITING, ['ana', null], 0, bye)).toMatchObject({ state: 'DECIDED', outcome: bye });
    expect(makeDecided(DECIDED, DECIDED.sides, 1, { ...won, at: END + 9 })).toBe(DECIDED);
    for (const other of [
      { winner: 'B' as const },
      { how: 'FORFEIT' as const },
      { rule: 'ABANDONED' as const },
      { sets: [] },
      { sets: [{ a: 6, b: 1, superTieBreak: false }] },
      { sets: [{ a: 6, b: 0, superTieBreak: true }] },
    ])
      expect(makeDecided(DECIDED, DECIDED.sides, 1, { ...won, ...other }).outcome).toEqual({ ...won, ...other });
    expect(makeDecided({ ...DECIDED, heard: 4 }, ['ana', 'eva'], 2, won)).toMatchObject({ revision: 2, heard: 0 });
  });
});
