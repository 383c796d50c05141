import { predict, type Meeting, type Parameters, type Rating } from '@setpoint/rating';
import type { ChanceToWin } from './odds.js';

/** What a competition knows of its sides: the ratings of their players. */
export interface Field extends Omit<Meeting, 'sides'> {
  readonly players: ReadonlyMap<string, readonly Rating[]>;
  readonly parameters: Parameters;
}

/** Chances from the ratings, as they are predicted for matches everywhere else. */
export function chanceByRating({ players, parameters, ...match }: Field): ChanceToWin {
  const ratingsOf = (side: string) => {
    const ratings = players.get(side);
    if (!ratings || ratings.length === 0) throw new RangeError(`No ratings of ${side}`);
    return ratings;
  };
  return (a, b) => predict({ ...match, sides: { A: ratingsOf(a), B: ratingsOf(b) } }, parameters).winChance;
}
