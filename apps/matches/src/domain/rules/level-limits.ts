import { isHalfStep } from '@setpoint/kernel';
import type { MatchFieldError } from '../refusals.js';

export interface LevelLimits {
  readonly levelMin: number | null;
  readonly levelMax: number | null;
}

/** In drafts 0 means no limit (MAT-02). */
export const limit = (raw: number | null | undefined): number | null => (raw ? raw : null);

/** Half steps from 1 to 7, min below max, a max needs a min (MAT-03). */
export function findLimitErrors({ levelMin, levelMax }: LevelLimits): MatchFieldError[] {
  const errors: MatchFieldError[] = [];
  if (levelMin !== null && !isHalfStep(levelMin)) errors.push({ field: 'levelMin', code: 'NOT_A_LEVEL' });
  if (levelMax !== null && !isHalfStep(levelMax)) errors.push({ field: 'levelMax', code: 'NOT_A_LEVEL' });
  if (levelMax !== null && levelMin === null) errors.push({ field: 'levelMin', code: 'REQUIRED_WITH_MAX' });
  if (levelMax !== null && levelMin !== null && levelMin >= levelMax)
    errors.push({ field: 'levelMax', code: 'NOT_ABOVE_MIN' });
  return errors;
}

/** Whether a player with this level (half steps; null is none) may join. Without limits everyone may. */
export function isLevelAllowed({ levelMin, levelMax }: LevelLimits, level: number | null): boolean {
  if (levelMin === null && levelMax === null) return true;
  if (level === null) return false;
  return (levelMin === null || level >= levelMin) && (levelMax === null || level <= levelMax);
}
