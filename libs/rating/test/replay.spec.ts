import fc from 'fast-check';
import {
  coldStart,
  DAY_MS,
  DEFAULT_PARAMETERS,
  DEFAULT_SPORT_PARAMETERS,
  entriesOf,
  inOrder,
  LEAST_DEVIATION,
  replay,
  type LedgerEntry,
  type Ratings,
  type RatingEvent,
} from '../src/index.js';
import { aMatch, events, NOW, player } from './matches.js';
import { replayed } from './replayed.js';
import { run } from './run.js';

const sorted = (ratings: Ratings) => [...ratings].sort(([a], [b]) => (a < b ? -1 : 1));

describe('replaying a sport', () => {
  it('LVL-08 gives the same ratings and the same ledger in whatever order results arrive, bit for bit', () => {
    const shuffled = events.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const [one, two] = [replayed(list), replayed(other)];
        expect(sorted(two.ratings)).toStrictEqual(sorted(one.ratings));
        expect(two.ledger).toStrictEqual(one.ledger);
        expect(two.leftOut).toStrictEqual(one.leftOut);
      }),
    );
  });

  it('LVL-08~ in columns, it gives to the bit what rating match by match gives, whatever was known before', () => {
    const agreement = fc.constantFrom(0, 0.4, 1);
    fc.assert(
      fc.property(events, events, agreement, agreement, (before, list, former, current) => {
        const from = run(inOrder(before).events, { ...DEFAULT_SPORT_PARAMETERS, agreement: former });
        const parameters = { ...DEFAULT_SPORT_PARAMETERS, agreement: current };
        const ledger: LedgerEntry[] = [];
        const ratings = run(inOrder(list).events, parameters, {
          from,
          onMatch: (rated) => ledger.push(...entriesOf(rated)),
          onBonus: (entry) => ledger.push(entry),
        });
        const written: LedgerEntry[] = [];
        const replayed = replay(list, parameters, { from, onEntry: (entry) => written.push(entry) });
        expect(sorted(replayed.ratings)).toStrictEqual(sorted(ratings));
        expect(written).toStrictEqual(ledger);
      }),
    );
  });

  it('LVL-08 counts a match once, however often it comes', () => {
    fc.assert(
      fc.property(events, (list) => {
        const copies = list.map((event) => structuredClone(event));
        expect(replayed([...list, ...copies])).toStrictEqual(replayed(list));
      }),
    );
  });

  it('LVL-08 continues from a snapshot as if it had replayed everything', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 60 }), (list, day) => {
        const border = NOW + day * DAY_MS;
        const snapshot = replayed(list.filter(({ endedAt }) => endedAt < border)).ratings;
        const rest = replayed(
          list.filter(({ endedAt }) => endedAt >= border),
          snapshot,
        );
        expect(sorted(rest.ratings)).toStrictEqual(sorted(replayed(list).ratings));
      }),
    );
  });

  it('LVL-08 leaves a match with two different results out until it is settled', () => {
    const [won, lost] = [aMatch(), aMatch({ winner: 'B', games: { A: 8, B: 12 } })];
    const { ratings, leftOut } = replayed([won, lost]);
    expect(leftOut).toEqual([{ id: 'm1', reason: 'CONTRADICTORY' }]);
    expect(ratings.size).toBe(0);
  });

  it('LVL-08 a corrected result gives what would have been, had it been right at once', () => {
    const later = aMatch({ id: 'm2', endedAt: NOW + DAY_MS, sides: { A: [player('ben')], B: [player('carla')] } });
    const wrong = replayed([aMatch(), later]).ratings;
    const corrected = replayed([aMatch({ winner: 'B', games: { A: 8, B: 12 } }), later]).ratings;
    expect(corrected.get('carla')!.singles!.mean).toBeGreaterThan(wrong.get('carla')!.singles!.mean);
  });

  it('LVL-03 friendly matches and walkovers leave no trace', () => {
    const { ratings, ledger, leftOut } = replayed([
      aMatch({ friendly: true }),
      aMatch({ id: 'm2', outcome: 'WALKOVER', games: null }),
    ]);
    expect([ratings.size, ledger.length]).toEqual([0, 0]);
    expect(leftOut).toEqual([
      { id: 'm1', reason: 'FRIENDLY' },
      { id: 'm2', reason: 'WALKOVER' },
    ]);
  });

  it('LVL-03 a self-assessment that is changed after the first match changes nothing', () => {
    const first = aMatch({ sides: { A: [player('ana', 4)], B: [player('ben', 4)] } });
    const second = (assessed: number) =>
      aMatch({ id: 'm2', endedAt: NOW + DAY_MS, sides: { A: [player('ana', assessed)], B: [player('ben', 4)] } });
    expect(replayed([first, second(7)]).ratings).toEqual(replayed([first, second(4)]).ratings);
  });

  it('one pair that only ever meets each other neither drifts away nor becomes certain beyond measure', () => {
    const season = Array.from({ length: 500 }, (_, i) =>
      aMatch({
        id: `m${i}`,
        endedAt: NOW + i * DAY_MS,
        winner: i % 3 ? 'A' : 'B',
        games: i % 3 ? { A: 12, B: 8 } : { A: 9, B: 13 },
      }),
    );
    const { ratings } = replayed(season);
    const [ana, ben] = [ratings.get('ana')!.singles!, ratings.get('ben')!.singles!];
    const start = coldStart(null, DEFAULT_PARAMETERS).mean;
    expect((ana.mean + ben.mean) / 2).toBeCloseTo(start, 3);
    expect(ana.mean - ben.mean).toBeGreaterThan(0);
    expect(ana.mean - ben.mean).toBeLessThan(1.5);
    expect(ana.deviation).toBeGreaterThan(LEAST_DEVIATION);
  });

  it('a sport of nobody is empty', () => {
    expect(replayed([])).toEqual({ ratings: new Map(), ledger: [], leftOut: [] });
  });

  it('LVL-08 follows the ids at the same moment, and counts a bonus after matches', () => {
    const bonus: RatingEvent = {
      kind: 'BONUS',
      id: 'a',
      endedAt: NOW,
      playerId: 'ana',
      numberPlayers: 1,
      assessed: null,
      points: 0.05,
    };
    const { ledger } = replayed([aMatch({ id: 'm2' }), bonus, aMatch({ id: 'm1' })]);
    expect(ledger.map(({ sourceId }) => sourceId)).toEqual(['m1', 'm1', 'm2', 'm2', 'a']);
  });
});
