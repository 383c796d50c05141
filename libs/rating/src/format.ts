import type { GameMode } from '@setpoint/scoring';

/** The game modes of the platform, and what other populations play. */
export type MatchFormat = GameMode | 'FIVE_SETS_6_GAMES' | 'ONE_SET_6_GAMES';

/** Games of a typical match. A short format tells less about who is better (BYD-09). */
const TYPICAL_GAMES: Readonly<Record<MatchFormat, number>> = {
  THREE_SETS_6_GAMES: 22,
  FIVE_SETS_6_GAMES: 38,
  ONE_SET_6_GAMES: 10,
  ONE_SET_9_GAMES: 15,
  NEXTGEN: 16,
};

/** Length of a format beside best of three sets, which is 1. */
export const lengthOf = (format: MatchFormat): number => lengthOfGames(TYPICAL_GAMES[format]);

/** The same for a number of games that were played. */
export const lengthOfGames = (games: number): number => games / TYPICAL_GAMES.THREE_SETS_6_GAMES;
