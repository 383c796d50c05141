import { resultOf, type Model } from './model.ts';

/** Elo with a tuned K; a pair is the mean of its players, each of whom gets the whole change. */
export const elo: Model = {
  name: 'Elo, tuned K',
  start: { k: 24 },
  passes: 30,
  pass(matches, { k }, visit) {
    const ratings = new Map<string, number>();
    const ratingOf = ({ id }: { id: string }) => ratings.get(id) ?? 0;
    for (const match of matches) {
      const mean = (side: 'A' | 'B') =>
        match.sides[side].reduce((sum, player) => sum + ratingOf(player), 0) / match.sides[side].length;
      const chance = 1 / (1 + 10 ** ((mean('B') - mean('A')) / 400));
      visit(match, chance);
      const change = k! * (resultOf(match) - chance);
      for (const player of match.sides.A) ratings.set(player.id, ratingOf(player) + change);
      for (const player of match.sides.B) ratings.set(player.id, ratingOf(player) - change);
    }
  },
};
