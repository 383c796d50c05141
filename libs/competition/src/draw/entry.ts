/** What decides the order of seeding. */
export interface Seedable {
  readonly id: string;
  /** Of a team the mean of its players. */
  readonly rating: number;
  /** Its place among the seeds, from 1, if it was set by hand; the others follow by rating. */
  readonly seededAs?: number;
}

/** Who takes part, as they were when the entries were frozen: a player or a team. */
export interface Entry extends Seedable {
  /** Of all its players. */
  readonly clubs: readonly string[];
}

/** Seeds set by hand, then the strongest first; of equal ratings the smaller id. In whatever order entries come, draws see this one. */
export function ranked<E extends Seedable>(entries: readonly E[]): E[] {
  if (new Set(entries.map(({ id }) => id)).size < entries.length) throw new RangeError('An entry is there twice');
  if (!entries.every(({ rating }) => Number.isFinite(rating))) throw new RangeError('A rating is not a number');
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b) || b.rating - a.rating || (a.id < b.id ? -1 : 1));
}

const placeOf = ({ seededAs = Number.MAX_SAFE_INTEGER }: Seedable): number => seededAs;

export const shareAClub = (a: Entry, b: Entry): boolean => a.clubs.some((club) => b.clubs.includes(club));
