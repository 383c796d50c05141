/** Who takes part, as they were when the entries were frozen: a player or a team. */
export interface Entry {
  readonly id: string;
  /** Of a team the mean of its players. */
  readonly rating: number;
  /** Of all its players. */
  readonly clubs: readonly string[];
}

/** The strongest first; of equal ratings the smaller id. In whatever order entries come, draws see this one. */
export function ranked<E extends { readonly id: string; readonly rating: number }>(entries: readonly E[]): E[] {
  if (new Set(entries.map(({ id }) => id)).size < entries.length) throw new RangeError('An entry is there twice');
  if (!entries.every(({ rating }) => Number.isFinite(rating))) throw new RangeError('A rating is not a number');
  return [...entries].sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
}

export const shareAClub = (a: Entry, b: Entry): boolean => a.clubs.some((club) => b.clubs.includes(club));
