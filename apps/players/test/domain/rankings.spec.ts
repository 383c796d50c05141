import fc from 'fast-check';
import {
  changesWithTime,
  levelScoreParts,
  nightAfter,
  rankingKey,
  rankingScores,
  type RankedPlayer,
} from '../../src/domain/rankings.js';
import { rankingFor } from '../../src/domain/rules/visible-to.js';
import { ANA, at } from '../builders.js';

const NOW = at('2026-06-01');
const SINGLES = { sport: 1, numberPlayers: 1 } as const;

const ranked = (changes: Partial<RankedPlayer> = {}, profile: Partial<RankedPlayer['profile']> = {}): RankedPlayer => ({
  id: ANA,
  profile: { visibility: 'LISTED', sex: 'F', levels: [], country: 'IT', ...profile },
  matches: [],
  met: [],
  tournaments: [],
  ...changes,
});
const played = (completedAt: string, reached: RankedPlayer['tournaments'][number]['reached'] = 'EARLIER') => ({
  ...SINGLES,
  year: Number(completedAt.slice(0, 4)),
  completedAt: at(completedAt),
  reached,
});
const level = (rating: number) => ({ ...SINGLES, rating, selfAssessed: false });
const scores = (player: RankedPlayer, now = NOW) =>
  Object.fromEntries(rankingScores(player, now).map(({ ranking, score }) => [rankingKey(ranking), score]));

describe('what a player counts for in rankings', () => {
  it('RNK-02 matches of each year, and players met over all years', () => {
    const player = ranked({
      matches: [
        { ...SINGLES, year: 2025, matches: 3 },
        { ...SINGLES, year: 2026, matches: 2 },
      ],
      met: [
        { ...SINGLES, players: 4 },
        { sport: 2, numberPlayers: 2, players: 0 },
      ],
    });
    expect(scores(player)).toEqual({
      'MATCHES_PLAYED/1/1/2025': 3,
      'MATCHES_PLAYED/1/1/2026': 2,
      'PLAYERS_MET/1/1/all': 4,
    });
  });

  it('RNK-01 who wins a tournament has played its final and a semifinal, too', () => {
    const player = ranked(
      { tournaments: [played('2026-03-01', 'WON'), played('2026-04-01', 'SEMIFINAL'), played('2025-04-01')] },
      { country: null },
    );
    expect(scores(player)).toEqual({
      'TOURNAMENTS_PLAYED/1/1/2025': 1,
      'TOURNAMENTS_PLAYED/1/1/2026': 2,
      'TOURNAMENT_SEMIFINALS/1/1/2026': 2,
      'TOURNAMENT_FINALS/1/1/2026': 1,
      'TOURNAMENTS_WON/1/1/2026': 1,
    });
  });

  it.each(['UNVERIFIED', 'STAFF'] as const)('RNK-02~ nothing while %s', (visibility) => {
    expect(scores(ranked({ matches: [{ ...SINGLES, year: 2026, matches: 3 }] }, { visibility }))).toEqual({});
  });
});

describe('level lists', () => {
  it.each([
    ['2025-06-01T11:59:59.999Z', 0],
    ['2025-06-01T12:00:00.000Z', 1],
    ['2025-06-01T12:00:00.001Z', 1],
  ])('RNK-03 a tournament completed at %s counts %i times, twelve months later', (completedAt, times) => {
    const player = ranked({ tournaments: [played(completedAt)] }, { levels: [level(6.2)] });
    expect(scores(player)['PRO/IT/1/1/F']).toBe(times ? 12 * 10_000 + times : undefined);
    expect(scores(player)['PRO/IT/1/1/all']).toBe(times ? 12 * 10_000 + times : undefined);
    expect(changesWithTime(player, NOW)).toBe(times > 0);
  });

  it('RNK-03~ a tournament of another format is none for this list', () => {
    const tournaments = [{ ...played('2026-05-01'), numberPlayers: 2 as const }];
    const player = ranked({ tournaments }, { levels: [level(6.2)] });
    expect(Object.keys(scores(player)).filter((key) => key.startsWith('PRO'))).toEqual([]);
  });

  it('RNK-04 ratings of the same half step are equal, whatever else they are', () => {
    const half = fc.integer({ min: 2, max: 14 }).map((n) => n / 2);
    const shift = fc.double({ min: -0.2499, max: 0.2499, noNaN: true });
    fc.assert(
      fc.property(half, shift, shift, (step, one, other) => {
        const of = (rating: number) =>
          scores(ranked({ tournaments: [played('2026-05-01')] }, { levels: [level(rating)] }));
        expect(of(step + one)).toEqual(of(step + other));
      }),
    );
  });

  it('RNK-04~ a score tells the half step and the tournaments', () => {
    expect(levelScoreParts(13 * 10_000 + 4)).toEqual({ level: 6.5, tournaments: 4 });
  });

  it('PLY-03~ visitors get everybody: what they do not see, they can not filter by', () => {
    const list = { list: 'LEVEL', level: 'PRO', country: 'IT', ...SINGLES, sex: 'F' } as const;
    expect(rankingFor(list, null)).toEqual({ ...list, sex: null });
    expect(rankingFor(list, ANA)).toEqual(list);
  });

  it('RNK-03~ a country is two letters, in upper or lower case', () => {
    const key = (country: string) => rankingKey({ list: 'LEVEL', level: 'PRO', country, ...SINGLES, sex: null });
    expect(key('it')).toBe(key('IT'));
    expect(key('I\0')).toBe('PRO/-/1/1/all');
  });
});

describe('the night of the refresh', () => {
  it.each([
    ['2026-06-01T01:59:59.999Z', '2026-06-01T02:00:00.000Z'],
    ['2026-06-01T02:00:00.000Z', '2026-06-02T02:00:00.000Z'],
    ['2026-06-01T02:00:00.001Z', '2026-06-02T02:00:00.000Z'],
  ])('RNK-02 after %s is %s', (now, night) => {
    expect(nightAfter(at(now)).toISOString()).toBe(night);
  });
});
