import type { UserId } from '@setpoint/kernel';
import type { LevelUp } from '../../domain/level-up.js';

export abstract class LevelUps {
  /** What a match did to the level of a player; null where it raised no half step. */
  abstract of(player: UserId, matchId: string): Promise<LevelUp | null>;
}
