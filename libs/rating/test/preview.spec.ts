import { findScoreError, GAME_MODES, gamesWon, winnerOf } from '@setpoint/scoring';
import {
  DEFAULT_PARAMETERS,
  preview,
  toldMove,
  typicalScores,
  update,
  type MatchFormat,
  type Meeting,
} from '../src/index.js';
import { aMatch, aRating, NOW } from './matches.js';

const meeting: Meeting = {
  sides: { A: [aRating(4)], B: [aRating(4.5, { deviation: 0.5 })] },
  format: 'THREE_SETS_6_GAMES',
  surface: 'Clay',
  at: NOW,
};

describe('the preview of a match', () => {
  it('BYD-03 says for each typical score what really happens to the levels then', () => {
    const { scores } = preview(meeting, DEFAULT_PARAMETERS);
    for (const { sets, winner, moves } of scores) {
      const match = aMatch({ games: gamesWon(sets), winner, surface: 'Clay' });
      const { after } = update(match, meeting.sides, DEFAULT_PARAMETERS);
      expect(moves.A[0]).toEqual(toldMove(4, after.A[0]!.mean));
      expect(moves.B[0]).toEqual(toldMove(4.5, after.B[0]!.mean));
    }
  });

  it('BYD-03 runs from the clearest win to the clearest defeat, each worth less than the one before', () => {
    const { scores, winChance } = preview(meeting, DEFAULT_PARAMETERS);
    const gains = scores.map(({ moves }) => moves.A[0]!.change);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains[0]).toBeGreaterThan(0);
    expect(gains.at(-1)).toBeLessThan(0);
    expect(winChance).toBeLessThan(0.5);
  });

  it('BYD-03 losing closely to a stronger player costs nothing', () => {
    const stronger: Meeting = { ...meeting, sides: { A: [aRating(3.5)], B: [aRating(5)] } };
    const { scores } = preview(stronger, DEFAULT_PARAMETERS);
    const closeDefeat = scores.find(({ winner }) => winner === 'B')!;
    expect(closeDefeat.moves.A[0]!.change).toBeGreaterThanOrEqual(0);
  });

  it.each(GAME_MODES)('RES-02~ its scores of %s are legal and won by side A', (mode) => {
    for (const sets of typicalScores(mode)) {
      const rules = { outcome: 'COMPLETED', drawAllowed: false, superTieBreakAllowed: false } as const;
      expect(findScoreError(mode, sets, rules)).toBeNull();
      expect(winnerOf(mode, sets)).toBe('A');
    }
  });

  it.each<[MatchFormat, number]>([
    ['FIVE_SETS_6_GAMES', 3],
    ['ONE_SET_6_GAMES', 1],
  ])('its scores of %s are won with %p sets', (format, setsToWin) => {
    for (const sets of typicalScores(format)) expect(sets.filter(({ a, b }) => a > b)).toHaveLength(setsToWin);
  });
});
