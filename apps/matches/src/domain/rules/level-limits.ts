import { isHalfStep, type FieldFault } from '@setpoint/kernel';

export interface LevelLimits {
  readonly levelMin: number | null;
  readonly levelMax: number | null;
}

/** 0 stands for no limit in drafts (MAT-02). */
export const limit = (raw: number | null | undefined): number | null => (raw ? raw : null);

/** Half steps from 1 to 7, min below max, a max needs a min (MAT-03). */
export function faultsInLimits({ levelMin, levelMax }: LevelLimits): FieldFault[] {
  const faults: FieldFault[] = [];
  if (levelMin !== null && !isHalfStep(levelMin)) faults.push({ field: 'levelMin', code: 'NOT_A_LEVEL' });
  if (levelMax !== null && !isHalfStep(levelMax)) faults.push({ field: 'levelMax', code: 'NOT_A_LEVEL' });
  if (levelMax !== null && levelMin === null) faults.push({ field: 'levelMin', code: 'REQUIRED_WITH_MAX' });
  if (levelMax !== null && levelMin !== null && levelMin >= levelMax)
    faults.push({ field: 'levelMax', code: 'NOT_ABOVE_MIN' });
  return faults;
}

/** Whether a level (half steps; null is none) may join. Without limits everyone may. */
export function isLevelAllowed({ levelMin, levelMax }: LevelLimits, level: number | null): boolean {
  if (levelMin === null && levelMax === null) return true;
  if (level === null) return false;
  return (levelMin === null || level >= levelMin) && (levelMax === null || level <= levelMax);
}
