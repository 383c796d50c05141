import type { UserId } from '@setpoint/kernel';
import type { LevelUp } from '../../domain/level-up.js';

export abstract class LevelUps {
  /** A level-up of a player in a match; null if the match raised no half step. */
  abstract of(player: UserId, matchId: string): Promise<LevelUp | null>;
}
