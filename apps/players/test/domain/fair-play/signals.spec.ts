import { userId } from '@setpoint/kernel';
import { populationOf } from '../../../src/domain/fair-play/population.js';
import { suspicionOf } from '../../../src/domain/fair-play/suspicion.js';
import type { WatchedMatch } from '../../../src/domain/fair-play/watched.js';

const MINUTE = 60_000;
const USUAL = populationOf([], []);
let matches = 0;

/** A match between equals, won as expected, entered and answered as people do. */
const aMatch = (changes: Partial<WatchedMatch> = {}): WatchedMatch => ({
  matchId: `match-${matches}`,
  endedAt: matches++ * 86_400_000,
  opponents: [userId(`player${matches % 7}`)],
  outcome: 'W',
  ...{ gamesWon: 12, gamesLost: 9 },
  expected: { winChance: 0.55, share: 0.53, actualShare: 0.57 },
  ...{ entered: true, enteredAfterMs: 20 * MINUTE, answeredAfterMs: 90 * MINUTE },
  ...{ disputed: 0, overturned: 0, noShow: false },
  ...changes,
});
const times = (count: number, changes: (i: number) => Partial<WatchedMatch> = () => ({})) =>
  Array.from({ length: count }, (_, i) => aMatch(changes(i)));
const reasons = (played: readonly WatchedMatch[], levels: Parameters<typeof suspicionOf>[0]['levels'] = []) =>
  suspicionOf({ playerId: userId('ana'), matches: played, levels }, USUAL).signals.map(({ reason }) => reason);
const BEN = [userId('ben')];

describe('collusion', () => {
  const inTurn = (i: number): Partial<WatchedMatch> => ({ opponents: BEN, outcome: i % 2 ? 'W' : 'L' });

  it('BYD-12 is seen where two win in turn, and confirm at once', () => {
    const quick = times(14, (i) => ({ ...inTurn(i), answeredAfterMs: MINUTE }));
    expect(reasons(quick)).toEqual(expect.arrayContaining(['ALWAYS_ALTERNATING', 'ANSWERED_AT_ONCE']));
    const { signals } = suspicionOf({ playerId: userId('ana'), matches: quick, levels: [] }, USUAL);
    expect(signals.find(({ reason }) => reason === 'ALWAYS_ALTERNATING')).toMatchObject({
      ...{ observed: 13, of: 13, opponents: BEN, kind: 'COLLUSION' },
    });
    expect(signals[0]!.matchIds).toHaveLength(14);
  });

  it('BYD-12 needs results that levels don’t explain: friends who always play each other are none', () => {
    const friends = times(30, (i) => ({ opponents: BEN, outcome: i % 3 ? 'W' : 'L', answeredAfterMs: MINUTE }));
    expect(reasons(friends)).toEqual([]);
  });

  it('BYD-12 is not seen in fewer than eight matches', () => {
    expect(reasons(times(7, inTurn))).toEqual([]);
  });

  it('BYD-12 is seen where one opponent gives far more games than expected', () => {
    const given = times(10, () => ({
      opponents: BEN,
      expected: { winChance: 0.4, share: 0.45, actualShare: 0.95 },
      ...{ gamesWon: 12, gamesLost: 1 },
    }));
    expect(reasons(given)).toContain('FAR_FROM_EXPECTED');
  });
});

describe('sandbagging', () => {
  const level = { sport: 1, numberPlayers: 1, matches: 12 } as const;

  it('BYD-12 is seen in a start far below what is played', () => {
    const above = times(12, () => ({ expected: { winChance: 0.5, share: 0.5, actualShare: 0.66 } }));
    expect(reasons(above, [{ ...level, assessed: 2, now: 4 }])).toEqual(['UNDERRATED_START', 'BETTER_THAN_LEVEL']);
    expect(reasons(times(12), [{ ...level, assessed: 2, now: 2.4 }])).toEqual([]);
    expect(reasons(times(12), [{ ...level, assessed: null, now: 4 }])).toEqual([]);
    expect(reasons(times(12), [{ ...level, matches: 4, assessed: 2, now: 4 }])).toEqual([]);
  });

  it('BYD-12 is seen in matches given away between better ones, and not in a bad year', () => {
    const lost: Partial<WatchedMatch> = {
      ...{ outcome: 'L', gamesWon: 2, gamesLost: 12 },
      expected: { winChance: 0.7, share: 0.58, actualShare: 0.15 },
    };
    const good: Partial<WatchedMatch> = { expected: { winChance: 0.6, share: 0.55, actualShare: 0.6 } };
    const bad: Partial<WatchedMatch> = { outcome: 'L', expected: { winChance: 0.6, share: 0.55, actualShare: 0.48 } };
    expect(reasons(times(16, (i) => (i % 4 ? good : lost)))).toContain('COLLAPSES');
    expect(reasons(times(16, (i) => (i % 4 ? bad : lost)))).not.toContain('COLLAPSES');
  });
});

describe('mis-reporting', () => {
  it('BYD-12 is seen in results that are disputed and don’t stay', () => {
    const wrong = times(12, (i) => (i % 2 ? { disputed: 1, overturned: 1, entered: false } : {}));
    expect(reasons(wrong)).toEqual(expect.arrayContaining(['DISPUTED', 'OVERTURNED']));
    expect(reasons(times(12, (i) => (i < 2 ? { disputed: 1, overturned: 1 } : {})))).toEqual([]);
  });

  it('BYD-12 is not seen in who is lied about', () => {
    expect(reasons(times(12, () => ({ entered: false, outcome: 'L' })))).toEqual([]);
  });

  it('BYD-12 is seen in wins to nothing that levels don’t expect, not in those that they do', () => {
    const shutout = (share: number): Partial<WatchedMatch> => ({
      ...{ gamesWon: 12, gamesLost: 0, expected: { winChance: share, share, actualShare: share } },
    });
    expect(reasons(times(10, () => shutout(0.5)))).toEqual(['SHUTOUTS']);
    const strong = populationOf(
      times(500, () => shutout(0.9)),
      [],
    );
    const player = { playerId: userId('ana'), matches: times(10, () => shutout(0.9)), levels: [] };
    expect(suspicionOf(player, strong).signals).toEqual([]);
  });

  it('BYD-12 is seen in wins that nobody answered, walkovers above all', () => {
    const unanswered = times(12, () => ({ answeredAfterMs: null }));
    expect(reasons(unanswered)).toEqual(['UNANSWERED']);
    expect(reasons(times(12, () => ({ answeredAfterMs: null, noShow: true, expected: null })))).toEqual(
      expect.arrayContaining(['UNANSWERED', 'UNANSWERED_NO_SHOWS']),
    );
  });

  it('BYD-12 is seen in results entered the moment the match ends', () => {
    expect(reasons(times(16, () => ({ enteredAfterMs: 0 })))).toEqual(['ENTERED_AT_ONCE']);
  });
});
