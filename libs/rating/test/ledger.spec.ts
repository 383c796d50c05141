import fc from 'fast-check';
import {
  award,
  changeOf,
  coldStart,
  DEFAULT_PARAMETERS,
  explain,
  opponentsPart,
  LARGEST_BONUS,
  update,
  entriesOf,
  type RatingEvent,
  type TournamentWon,
} from '../src/index.js';
import { aMatch, aRating, doubles, events, NOW, player } from './matches.js';
import { replayed } from './replayed.js';

const inMillionths = (value: number) => Math.round(value * 1e6);
const numberPlayersOf = (event: RatingEvent) => (event.kind === 'MATCH' ? event.sides.A.length : event.numberPlayers);
/** Of those who play in `events`. */
const starts = [null, 4].map((assessed) => inMillionths(coldStart(assessed, DEFAULT_PARAMETERS).mean));
const won = (points: number): TournamentWon => ({
  kind: 'BONUS',
  id: 't1',
  endedAt: NOW,
  playerId: 'ana',
  numberPlayers: 1,
  assessed: null,
  points,
});

describe('the ledger', () => {
  it('BYD-01 the parts of each change sum to it exactly', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const entry of replayed(list).ledger) {
          const { score, win, partner, bonus } = entry.parts;
          const sum = [score, win, partner, bonus].map(inMillionths).reduce((total, part) => total + part, 0);
          expect(sum).toBe(changeOf(entry));
        }
      }),
    );
  });

  it('BYD-01 each entry begins where the one before ended, but for what the other number of players said meanwhile', () => {
    fc.assert(
      fc.property(events, (list) => {
        const numbers = new Map(list.map((event) => [event.id, numberPlayersOf(event)]));
        const means = new Map<string, number>();
        for (const { playerId, sourceId, before, after, carriedOver } of replayed(list).ledger) {
          const key = `${playerId} ${numbers.get(sourceId)}`;
          const known = means.get(key);
          const begins = known === undefined ? starts : [inMillionths(known)];
          expect(begins).toContain(inMillionths(before.mean) - inMillionths(carriedOver));
          means.set(key, after.mean);
        }
      }),
    );
  });

  it('BYD-01 an entry tells both uncertainties, the chance, both shares and where the change comes from', () => {
    const { ledger } = replayed([aMatch()]);
    expect(ledger[1]).toEqual({
      kind: 'MATCH',
      playerId: 'ben',
      sourceId: 'm1',
      at: NOW,
      side: 'B',
      before: { mean: 3, deviation: 0.9 },
      after: { mean: expect.any(Number), deviation: expect.any(Number) },
      carriedOver: 0,
      winChance: 0.5,
      expectedShare: 0.5,
      share: 0.4,
      won: false,
      parts: { score: expect.any(Number), win: expect.any(Number), partner: 0, bonus: 0 },
    });
    expect(ledger[1]!.after.deviation).toBeLessThan(0.9);
    expect(ledger[1]!.parts.score).toBeLessThan(0);
    expect(ledger[1]!.parts.win).toBeLessThan(0);
  });

  it('BYD-01 the share of partners sums to nothing and goes to who is known less', () => {
    const sides = doubles(['ana', 'ben'], ['carla', 'david']);
    const before = { A: [aRating(4, { deviation: 0.5 }), aRating(4)], B: [aRating(4), aRating(4)] };
    const [ana, ben, carla] = entriesOf(update(aMatch({ sides }), before, DEFAULT_PARAMETERS));
    expect(ana!.parts.partner).toBeGreaterThan(0);
    expect(ana!.parts.partner + ben!.parts.partner).toBeCloseTo(0, 6);
    expect(carla!.parts.partner).toBe(0);
  });

  it('BYD-01 nothing comes from winning after a retirement or a draw', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const entry of replayed(list).ledger)
          if (entry.kind === 'MATCH' && entry.won === null) expect(entry.parts.win).toBe(0);
      }),
    );
    expect(replayed([aMatch({ outcome: 'RETIRED' })]).ledger[0]).toMatchObject({ won: null, share: 0.6 });
  });

  it('BYD-01 what comes from the opponents has the sign of their strength, whoever won, and is nothing against equals', () => {
    const against = (mean: number, winner: 'A' | 'B' = 'A') => {
      const games = winner === 'A' ? { A: 12, B: 8 } : { A: 4, B: 12 };
      const before = { A: [aRating(4)], B: [aRating(mean)] };
      return entriesOf(update(aMatch({ winner, games }), before, DEFAULT_PARAMETERS))[0]!;
    };
    expect(opponentsPart(against(4))).toBe(0);
    expect(opponentsPart(against(5))).toBeGreaterThan(0);
    expect(opponentsPart(against(5, 'B'))).toBeGreaterThan(0);
    expect(opponentsPart(against(3))).toBeLessThan(0);
    expect(opponentsPart(against(3, 'B'))).toBeLessThan(0);
    expect(opponentsPart(against(6))).toBeGreaterThan(opponentsPart(against(5)));
  });

  it('BYD-01 what comes from the opponents is the share of what was expected, by hand', () => {
    const entry = {
      winChance: 0.3,
      expectedShare: 0.4,
      share: 0.6,
      parts: { score: 0.08, win: 0.07, partner: 0.01, bonus: 0 },
    };
    // 0.1 of the 0.2 beyond expectation, 0.2 of 0.7.
    expect(opponentsPart(entry)).toBe(0.06);
    expect(opponentsPart({ ...entry, share: null, parts: { ...entry.parts, score: 0 } })).toBe(0.02);
    expect(opponentsPart({ ...entry, share: 0.4, parts: { ...entry.parts, score: 0, win: -0.03 } })).toBe(0.02);
    expect(opponentsPart({ ...entry, parts: { ...entry.parts, win: 0 } })).toBe(0.04);
  });

  it('BYD-01 everything comes from winning where no games are known', () => {
    const { ledger } = replayed([aMatch({ games: null })]);
    expect(ledger.map(({ parts }) => parts.score)).toEqual([0, 0]);
    expect(ledger[0]!.parts.win).toBeGreaterThan(0);
    expect(ledger[0]).toMatchObject({ share: null });
  });
});

describe('explanations', () => {
  const [up, down] = replayed([aMatch()]).ledger;
  const [stable] = replayed([aMatch({ winner: null, games: { A: 9, B: 9 } })]).ledger;

  it.each([
    ['up', up!, 'UP'],
    ['down', down!, 'DOWN'],
    ['stable', stable!, 'STABLE'],
  ])('LVL-07 a level goes %s', (_, entry, direction) => {
    expect(explain(entry).direction).toBe(direction);
  });

  const told = (before: number, score: number, win: number) =>
    explain({
      before: { mean: before, deviation: 0.3 },
      after: { mean: before + score + win, deviation: 0.3 },
      parts: { score, win, partner: 0, bonus: 0 },
    });

  it.each([
    // What is beside it, with the change that rounding each figure alone would tell.
    ['down', 3.4549, -0.0651, 0.0001, { before: 3.45, after: 3.39, change: -0.06, score: -0.06, win: 0 }],
    ['up', 3.4451, 0.0102, 0.0051, { before: 3.45, after: 3.46, change: 0.01, score: 0.01, win: 0 }],
    [
      'stable, however it was rounded',
      3.4501,
      0.0045,
      0.0001,
      { before: 3.45, after: 3.45, change: 0, score: 0, win: 0 },
    ],
    ['up by a hundredth', 3.4549, 0.0001, 0, { before: 3.45, after: 3.46, change: 0.01, score: 0.01, win: 0 }],
    ['stable at the end of the scale', 6.999, 0.05, 0.04, { before: 7, after: 7, change: 0, score: 0, win: 0 }],
    [
      'up to the end of the scale',
      6.98,
      0.05,
      -0.01,
      { before: 6.98, after: 7, change: 0.02, score: 0.03, win: -0.01 },
    ],
  ])('BYD-01 LVL-07 the parts that are told of a level that goes %s add up', (_, before, score, win, expected) => {
    const { direction, parts, ...levels } = told(before, score, win);
    expect({ ...levels, score: parts.score, win: parts.win }).toEqual(expected);
    expect(direction).toBe(expected.change > 0 ? 'UP' : expected.change < 0 ? 'DOWN' : 'STABLE');
  });

  it('BYD-01 LVL-07 everything that is told of a change adds up, and its direction is that of the figures', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const entry of replayed(list).ledger) {
          const { direction, before, after, change, parts } = explain(entry);
          const hundredths = (value: number) => Math.round(value * 100);
          const sum = Object.values(parts).reduce((all, part) => all + hundredths(part), 0);
          expect(sum).toBe(hundredths(change));
          expect(hundredths(after) - hundredths(before)).toBe(hundredths(change));
          expect(direction).toBe(after > before ? 'UP' : after < before ? 'DOWN' : 'STABLE');
          if (entry.before.mean >= 1 && entry.after.mean >= 1 && entry.before.mean <= 7 && entry.after.mean <= 7)
            for (const part of ['score', 'win', 'partner', 'bonus'] as const)
              expect(Math.abs(parts[part] - entry.parts[part])).toBeLessThan(0.01 + 1e-9);
        }
      }),
    );
  });
});

describe('the bonus of a tournament', () => {
  it.each([
    [0.03, 0.03],
    [LARGEST_BONUS, 0.05],
    [0.5, 0.05],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
  ])('LVL-06 of %p adds %p to the level and leaves its uncertainty', (points, added) => {
    const { rating, entry } = award(won(points), aRating(4));
    expect(rating).toEqual(aRating(4 + added));
    expect(entry).toMatchObject({ kind: 'BONUS', parts: { score: 0, win: 0, partner: 0, bonus: added } });
  });

  it('LVL-06 is an entry of its own for each winner of a tournament', () => {
    const final = aMatch({ sides: { A: [player('ana'), player('ben')], B: [player('eva'), player('david')] } });
    const { ledger } = replayed([final, won(0.05), { ...won(0.05), playerId: 'ben' }]);
    expect(ledger.filter(({ kind }) => kind === 'BONUS').map(({ playerId }) => playerId)).toEqual(['ana', 'ben']);
  });
});
