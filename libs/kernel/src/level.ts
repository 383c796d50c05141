export type LevelName = 'NONE' | 'BEGINNER' | 'ROOKIE' | 'INTERMEDIATE' | 'ADVANCED' | 'PRO';

/** Level names with the ratings they span, both ends included (LVL-02). */
export const LEVELS: readonly {
  readonly name: Exclude<LevelName, 'NONE'>;
  readonly from: number;
  readonly to: number;
}[] = [
  { name: 'BEGINNER', from: 1, to: 2 },
  { name: 'ROOKIE', from: 2.5, to: 3 },
  { name: 'INTERMEDIATE', from: 3.5, to: 4.5 },
  { name: 'ADVANCED', from: 5, to: 5.5 },
  { name: 'PRO', from: 6, to: 7 },
];

export const LOWEST_RATING = 1;
export const HIGHEST_RATING = 7;

/** The half step that a rating is shown as (LVL-01): 3.74 → 3.5, 3.75 → 4. Always within 1.0 to 7.0. */
export function halfStep(rating: number): number {
  return Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, Math.round(rating * 2) / 2));
}

/** Whether a rating is one of 1.0, 1.5 … 7.0. */
export function isHalfStep(rating: number): boolean {
  return rating >= LOWEST_RATING && rating <= HIGHEST_RATING && Number.isInteger(rating * 2);
}

/** Name of the level that a rating belongs to (LVL-02); null is none. */
export function levelName(rating: number | null): LevelName {
  if (rating === null) return 'NONE';
  const step = halfStep(rating);
  return LEVELS.find((level) => step <= level.to)?.name ?? 'PRO';
}
