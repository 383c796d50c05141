import { userId, type NumberPlayersId, type SportId, type UserId } from '@setpoint/kernel';

/** A match that raised the half step that is shown (BYD-14). */
export interface LevelUp {
  readonly playerId: UserId;
  readonly matchId: string;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly from: number;
  readonly to: number;
  readonly playedAt: Date;
}

/** Whether a half step was reached; the first level does not count. */
export const isLevelUp = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && after > before;

/** Id of a level-up of a player in a match; ids contain no dot. */
export const levelUpId = ({ playerId, matchId }: Pick<LevelUp, 'playerId' | 'matchId'>): string =>
  `${playerId}.${matchId}`;

/** Parses the id of a level-up; null if invalid. */
export function namedLevelUp(id: string): Pick<LevelUp, 'playerId' | 'matchId'> | null {
  const [player, match, ...rest] = id.split('.');
  return player && match && rest.length === 0 && !id.includes('\0')
    ? { playerId: userId(player), matchId: match }
    : null;
}
