import { predictWin, rate, type Rating } from 'openskill';
import { thurstoneMostellerFull } from 'openskill/models';
import type { Participant } from '@setpoint/rating';
import { resultOf, type Model } from './model.ts';

const START: Rating = { mu: 25, sigma: 25 / 3 };

/** OpenSkill's Thurstone-Mosteller model with tuned noise of a match and drift between matches. */
export const openSkill: Model = {
  name: 'OpenSkill (openskill, Thurstone-Mosteller)',
  start: { beta: 25 / 6, tau: 25 / 300 },
  passes: 24,
  pass(matches, { beta, tau }, visit) {
    const known = new Map<string, Rating>();
    const ratingOf = ({ id }: Participant) => known.get(id) ?? START;
    for (const match of matches) {
      const teams = [match.sides.A.map(ratingOf), match.sides.B.map(ratingOf)];
      visit(match, predictWin(teams, { beta })[0]!);
      const result = resultOf(match);
      const after = rate(teams, { beta, tau, model: thurstoneMostellerFull, rank: [1 - result, result] });
      for (const [side, players] of [match.sides.A, match.sides.B].entries())
        for (const [i, { id }] of players.entries()) known.set(id, after[side]![i]!);
    }
  },
};
