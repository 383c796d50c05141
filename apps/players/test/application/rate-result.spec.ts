import {
  apart,
  DEFAULT_PARAMETERS,
  DEFAULT_SPORT_PARAMETERS,
  replay,
  type LedgerEntry,
  type Parameters,
  type SportParameters,
} from '@setpoint/rating';
import fc from 'fast-check';
import { rateResult } from '../../src/application/rate-result.js';
import { replayPending } from '../../src/application/replay-changed.js';
import { ParametersOverTime } from '../../src/domain/levels/parameters-over-time.js';
import { playedMatchOf, type RatedMatch } from '../../src/domain/levels/rated-match.js';
import { rateHistory } from '../../src/domain/levels/rate-history.js';
import { MemoryLevelLedger } from '../memory/memory-level-ledger.js';
import {
  aRatedMatch,
  arrivals,
  assessed,
  BOTH,
  DOUBLES,
  estimated,
  finalMatches,
  SINGLES,
  type Arrival,
} from '../rated-matches.js';

async function arrive(all: readonly Arrival[]) {
  const ledger = new MemoryLevelLedger(estimated);
  for (const { matchId, pool, match } of all) await rateResult(matchId, match, ledger, pool);
  return ledger;
}
const DEFAULTS = ParametersOverTime.DEFAULT;
/** Other parameters for singles and doubles, which agree. */
const agreeing = (changes: Partial<Parameters>): SportParameters => ({
  ...apart({ ...DEFAULT_PARAMETERS, ...changes }),
  agreement: 0.6,
});
const bits = (value: unknown) => JSON.stringify(value);
/** So many matches, one a day; only some of them among Ana and Ben and whoever meets them. */
const tailOf = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    aRatedMatch({
      matchId: `m${i + 1}`,
      endedAt: day(i + 1),
      teams: i % 3 === 0 ? { A: ['carla'], B: ['david'] } : { A: ['ana'], B: ['ben'] },
    }),
  );
/** The same with doubles of all four in between. */
const mixedTailOf = (count: number) =>
  tailOf(count).map((match, i) =>
    i % 4 === 0 ? { ...match, pool: DOUBLES, teams: { A: ['ana', 'carla'], B: ['ben', 'david'] } } : match,
  );
async function ledgerOf(matches: readonly RatedMatch[]) {
  const ledger = new MemoryLevelLedger(estimated);
  for (const match of matches) await ledger.add(match);
  await ledger.keep(rateHistory(matches, [], estimated, DEFAULTS).steps);
  return ledger;
}
/** Replays what is left, and tells in how many parts. */
async function parts(ledger: MemoryLevelLedger): Promise<number> {
  let count = 0;
  while (await replayPending(SINGLES.sport, ledger)) count++;
  return count;
}
const permutations = <T>([a, b, c]: readonly [T, T, T]): [T, T, T][] => [
  ...([
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as [T, T, T][]),
];
const day = (days: number) => Date.UTC(2026, 0, 1 + days, 18);

describe('results that count', () => {
  it.each([
    ['singles', [SINGLES]],
    ['doubles', [DOUBLES]],
    ['singles and doubles', BOTH],
  ])(
    'LVL-08 in any order, twice, corrected or annulled, give what a replay of %s from nothing gives',
    async (_, pools) => {
      await fc.assert(
        fc.asyncProperty(arrivals(pools, 14), async (all) => {
          const ledger = await arrive(all);
          expect(bits(ledger.all())).toBe(bits(rateHistory(finalMatches(all), [], estimated, DEFAULTS).steps));
        }),
        { numRuns: 1500 },
      );
    },
  );

  it('LVL-08 LVL-03 over fits give what a replay with the parameters of each match gives, in any order', async () => {
    const fits = [
      { since: day(3), parameters: apart({ ...DEFAULT_PARAMETERS, gamesWeight: 3, assessmentTrust: 0.4 }) },
      { since: day(7) + 1, parameters: agreeing({ startMean: 2, driftPerDay: 0.01 }) },
    ];
    const parameters = new ParametersOverTime(fits);
    await fc.assert(
      fc.asyncProperty(arrivals(BOTH, 14), async (all) => {
        const ledger = new MemoryLevelLedger(estimated, parameters);
        for (const { matchId, pool, match } of all) await rateResult(matchId, match, ledger, pool);
        expect(bits(ledger.all())).toBe(bits(rateHistory(finalMatches(all), [], estimated, parameters).steps));
      }),
      { numRuns: 500 },
    );
  });

  it('LVL-03 before a fit are not rated otherwise because of it', () => {
    const matches = tailOf(12);
    const fit = { since: day(7) + 1, parameters: agreeing({ gamesWeight: 3 }) };
    const [after, without] = [new ParametersOverTime([fit]), DEFAULTS].map(
      (parameters) => rateHistory(matches, [], estimated, parameters).steps,
    );
    expect(bits(after!.slice(0, 14))).toBe(bits(without!.slice(0, 14)));
    expect(bits(after!.slice(14))).not.toBe(bits(without!.slice(14)));
  });

  it('LVL-08 tell who stands elsewhere now: all that a replay changed', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals(BOTH, 10), async (all) => {
        const ledger = new MemoryLevelLedger(estimated);
        const told = new Map<string, unknown>();
        for (const { matchId, pool, match } of all) {
          const rated = await rateResult(matchId, match, ledger, pool);
          for (const [player, known] of rated?.known ?? []) told.set(player, known);
        }
        const { known } = rateHistory(finalMatches(all), [], estimated, DEFAULTS);
        for (const [player, one] of known) expect(told.get(player)).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });

  it('LVL-04~ are rated as the library of levels rates them', () => {
    fc.assert(
      fc.property(arrivals(BOTH, 12), (all) => {
        const matches = finalMatches(all);
        const participants = (team: readonly string[]) => team.map((id) => ({ id, assessed: assessed(id) }));
        const events = matches.map((match) => ({
          ...playedMatchOf(match),
          sides: { A: participants(match.teams.A), B: participants(match.teams.B) },
        }));
        const { steps } = rateHistory(matches, [], estimated, DEFAULTS);
        const ledger: LedgerEntry[] = [];
        replay(events, DEFAULT_SPORT_PARAMETERS, { onEntry: (entry) => ledger.push(entry) });
        expect(bits(steps.map(({ entry }) => entry))).toBe(bits(ledger));
      }),
    );
  });

  it('LVL-08 rate anew only what a late result touches', async () => {
    const between = (matchId: string, endedAt: number, one: string, other: string) =>
      aRatedMatch({ matchId, endedAt, teams: { A: [one], B: [other] } });
    const later = [
      between('m2', day(2), 'carla', 'david'),
      between('m3', day(3), 'ben', 'eva'),
      between('m4', day(4), 'eva', 'fabio'),
      between('m5', day(5), 'gina', 'hugo'),
    ];
    const ledger = await arrive(later.map((match) => ({ matchId: match.matchId, pool: SINGLES, match })));
    expect(ledger.ratings).toBe(4);
    const rated = await rateResult('m1', aRatedMatch({ endedAt: day(1) }), ledger, SINGLES);
    expect(ledger.ratings).toBe(7);
    expect([...rated!.known.keys()].sort()).toEqual(['ana', 'ben', 'eva', 'fabio']);
  });

  it('LVL-07 are news once: neither a repetition, nor a correction, nor the replay of another one is', async () => {
    const ledger = new MemoryLevelLedger(estimated);
    const second = aRatedMatch({ matchId: 'm2', endedAt: day(2) });
    const news = async (match: typeof second) =>
      (await rateResult(match.matchId, match, ledger, SINGLES))?.news.map(
        ({ event: { matchId }, entry, trend }) => `${matchId} ${entry.playerId} ${trend}`,
      );
    expect(await news(second)).toEqual(['m2 ana UP', 'm2 ben DOWN']);
    expect(await news(second)).toBeUndefined();
    expect(await news({ ...second, winner: 'B', games: { A: 8, B: 12 } })).toEqual([]);
    expect(await news(aRatedMatch({ endedAt: day(1) }))).toEqual(['m1 ana UP', 'm1 ben DOWN']);
  });

  it('LVL-04~ LVL-08 move an offset for each surface, and keep the surface of their first confirmation', async () => {
    const onClay = aRatedMatch({ surface: 'CLAY' });
    const onHard = aRatedMatch({
      matchId: 'm2',
      endedAt: day(2),
      surface: 'HARD',
      winner: 'B',
      games: { A: 5, B: 12 },
    });
    const matches = [onClay, onHard];
    const ledger = await arrive([onHard, onClay].map((match) => ({ matchId: match.matchId, pool: SINGLES, match })));
    const { steps, known } = rateHistory(matches, [], estimated, DEFAULTS);
    const { CLAY, HARD } = known.get('ana')!.singles!.rating.surfaces;
    expect(CLAY!.mean).toBeGreaterThan(0);
    expect(HARD!.mean).toBeLessThan(0);
    expect(bits(ledger.all())).toBe(bits(steps));
    expect(await rateResult('m1', { ...onClay, surface: 'GRASS' }, ledger, SINGLES)).toBeNull();
    await rateResult('m1', { ...onClay, surface: 'GRASS', games: { A: 12, B: 3 } }, ledger, SINGLES);
    expect(await ledger.event('m1')).toMatchObject({ surface: 'CLAY', games: { B: 3 } });
  });

  it('LVL-08 look at long tails in parts', async () => {
    const many = mixedTailOf(1203);
    const ledger = await ledgerOf(many);
    const first = aRatedMatch({ matchId: 'm0', endedAt: day(0) });
    const rated = await rateResult('m0', first, ledger, SINGLES);
    expect(rated!.next).toMatchObject({ matchId: 'm200' });
    expect(await parts(ledger)).toBe(6);
    expect(bits(ledger.all())).toBe(bits(rateHistory([first, ...many], [], estimated, DEFAULTS).steps));
  });

  it('LVL-08 give the same if further ones arrive while a long tail is looked at, before or behind', async () => {
    const many = mixedTailOf(1000);
    const late = (matchId: string, days: number) =>
      aRatedMatch({
        matchId,
        endedAt: day(days),
        winner: 'B',
        games: { A: 3, B: 12 },
        teams: { A: ['ana'], B: ['eva'] },
      });
    const [first, between, last] = [late('x', 0), late('y', 333), late('z', 700)];
    for (const [one, two, three] of permutations([first, between, last])) {
      const ledger = await ledgerOf(many);
      await rateResult(one.matchId, one, ledger, SINGLES);
      await replayPending(SINGLES.sport, ledger);
      await rateResult(two.matchId, two, ledger, SINGLES);
      await replayPending(SINGLES.sport, ledger);
      await rateResult(three.matchId, three, ledger, SINGLES);
      await parts(ledger);
      const all = [first, between, last, ...many];
      expect(bits(ledger.all())).toBe(bits(rateHistory(all, [], estimated, DEFAULTS).steps));
    }
  });

  it('LVL-08 LVL-07~ tell what a correction does that moves a match behind a long tail', async () => {
    const many = tailOf(600);
    const first = aRatedMatch({ matchId: 'x', endedAt: day(0) });
    const ledger = await ledgerOf([first, ...many]);
    const moved = { ...first, endedAt: day(550), winner: 'B' as const, games: { A: 3, B: 12 } };
    const { corrections, next } = (await rateResult('x', moved, ledger, SINGLES))!;
    expect(next).not.toBeNull();
    expect(corrections.map(({ entry, trend }) => `${entry.playerId} ${trend}`)).toEqual(['ana DOWN', 'ben UP']);
    await parts(ledger);
    expect(bits(ledger.all())).toBe(bits(rateHistory([moved, ...many], [], estimated, DEFAULTS).steps));
  });
});
