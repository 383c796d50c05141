import { levelName, type LevelName } from '@setpoint/kernel';

export interface RatedIn {
  readonly sport: { readonly id: string };
  readonly numberPlayers: { readonly id: string };
  readonly rating: number | null;
}

/** The level that counts in a match of a sport and a number of players; null when there is none. */
export function ratingIn(
  levels: readonly RatedIn[],
  sport: number | string,
  numberPlayers: number | string,
): number | null {
  const found = levels.find(
    (level) => level.sport.id === String(sport) && level.numberPlayers.id === String(numberPlayers),
  );
  return found?.rating ?? null;
}

/** The highest rating that somebody has, with its sport and number of players. */
export function bestOf<Level extends RatedIn>(levels: readonly Level[]): Level | null {
  return levels.reduce<Level | null>(
    (best, level) => (level.rating !== null && level.rating > (best?.rating ?? 0) ? level : best),
    null,
  );
}

/** Names of the levels that a player has in some of the sports, each once. */
export function levelNamesOf(levels: readonly RatedIn[], sports: readonly number[] = []): LevelName[] {
  const names = levels
    .filter((level) => level.rating !== null && (sports.length === 0 || sports.includes(Number(level.sport.id))))
    .map((level) => levelName(level.rating));
  return [...new Set(names)];
}

/** `3.5` in the reader's number format. */
export const shownRating = (rating: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
