import { reasonNotRated, type PlayedMatch } from '../src/index.js';
import { aMatch, doubles, player } from './matches.js';

describe('matches that count', () => {
  it.each<[string, Partial<PlayedMatch>]>([
    ['a match that was played', {}],
    ['a retirement after some games', { outcome: 'RETIRED' }],
    ['a draw', { winner: null, games: { A: 8, B: 8 } }],
    ['a result without games', { games: null }],
    ['doubles', { sides: doubles(['ana', 'ben'], ['carla', 'david']) }],
  ])('LVL-03 counts %s', (_, more) => {
    expect(reasonNotRated(aMatch(more))).toBeNull();
  });

  it.each<[string, Partial<PlayedMatch>, ReturnType<typeof reasonNotRated>]>([
    ['LVL-03 a friendly match', { friendly: true }, 'FRIENDLY'],
    ['LVL-04~ a walkover', { outcome: 'WALKOVER', games: null }, 'WALKOVER'],
    ['LVL-04~ a retirement before the first game', { outcome: 'RETIRED', games: { A: 0, B: 0 } }, 'NOTHING_PLAYED'],
    ['a draw without games', { winner: null, games: null }, 'NOTHING_PLAYED'],
    ['a player against oneself', { sides: { A: [player('ana')], B: [player('ana')] } }, 'PLAYER_TWICE'],
    ['a player on both sides', { sides: doubles(['ana', 'ben'], ['carla', 'ana']) }, 'PLAYER_TWICE'],
    ['a player twice in a pair', { sides: doubles(['ana', 'ana'], ['carla', 'ben']) }, 'PLAYER_TWICE'],
    ['one against two', { sides: { A: [player('ana')], B: [player('ben'), player('eva')] } }, 'SIDES_UNEQUAL'],
    ['nobody against nobody', { sides: { A: [], B: [] } }, 'SIDES_UNEQUAL'],
    ['a time that is none', { endedAt: Number.NaN }, 'IMPOSSIBLE_FIGURES'],
    ['half a game', { games: { A: 5.5, B: 6 } }, 'IMPOSSIBLE_FIGURES'],
    ['fewer than no games', { games: { A: -1, B: 6 } }, 'IMPOSSIBLE_FIGURES'],
    ['an assessment off the scale', { sides: { A: [player('ana', 9)], B: [player('ben')] } }, 'IMPOSSIBLE_FIGURES'],
    [
      'an assessment that is no number',
      { sides: { A: [player('ana', Number.NaN)], B: [player('ben')] } },
      'IMPOSSIBLE_FIGURES',
    ],
  ])('%s counts nothing', (_, more, reason) => {
    expect(reasonNotRated(aMatch(more))).toBe(reason);
  });
});
