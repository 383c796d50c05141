import { ranked, sizeFor, usualSeeds } from '@setpoint/competition';
import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { confirmedOf, type Book } from './book.js';
import type { Registration } from './registration.js';
import type { RegistrationId, Tournament } from './tournament.js';

// Who is seeded (TRN-03): by hand if support has said so, the others by rating.

/** How many of so many entries are seeded. */
export function seededPlaces(seeds: number | null, entries: number): number {
  if (entries < 2) return 0;
  return Math.min(seeds ?? usualSeeds(entries), entries, sizeFor(entries) / 2);
}

type Seeded = Pick<Tournament, 'seeds' | 'handSeeds'>;

/** Those of the entries that support has seeded, the best first; without places for all, the last ones are not. */
export function seededByHand({ seeds, handSeeds }: Seeded, entries: readonly Pick<Registration, 'id'>[]) {
  const isIn = new Set(entries.map(({ id }) => id));
  return handSeeds.filter((id) => isIn.has(id)).slice(0, seededPlaces(seeds, entries.length));
}

export interface SeededEntry {
  readonly entry: Registration;
  /** From 1. */
  readonly number: number;
  readonly isByHand: boolean;
}

/** The seeds as the draw would take them from ratings of this moment, or as it has taken them. */
export function seedsOf(
  tournament: Seeded,
  entries: readonly Registration[],
  ratingOf: (entry: Registration) => number,
): SeededEntry[] {
  const byHand = seededByHand(tournament, entries);
  const drawn = entries.filter(({ seedNo }) => seedNo !== null);
  if (drawn.length > 0)
    return drawn
      .toSorted((a, b) => a.seedNo! - b.seedNo!)
      .map((entry) => ({ entry, number: entry.seedNo!, isByHand: byHand.includes(entry.id) }));
  const seedable = entries.map((entry) => {
    const seed = byHand.indexOf(entry.id) + 1;
    return { id: entry.id, entry, rating: ratingOf(entry), ...(seed > 0 && { seededAs: seed }) };
  });
  return ranked(seedable)
    .slice(0, seededPlaces(tournament.seeds, entries.length))
    .map(({ id, entry }, index) => ({ entry, number: index + 1, isByHand: byHand.includes(id) }));
}

export interface SeedsCommand {
  /** The best first; none: all by rating. */
  readonly entryIds: readonly RegistrationId[];
  /** Of the tournament, as it was seen. */
  readonly version: number;
}

export type SeedsRefusal = 'WRONG_STATE' | 'TOURNAMENT_CHANGED' | 'SEEDED_TWICE' | 'ENTRY_NOT_FOUND' | 'TOO_MANY_SEEDS';

/** Support sets the first seeds until the draw is made. The same again changes nothing. */
export function withSeeds(book: Book, { entryIds, version }: SeedsCommand): Outcome<Book, SeedsRefusal> {
  const { tournament } = book;
  if (tournament.state !== 'OPEN' && tournament.state !== 'CLOSED') return refuse('WRONG_STATE');
  const entries = confirmedOf(book);
  const known = seededByHand(tournament, entries);
  if (entryIds.length === known.length && known.every((id, index) => id === entryIds[index])) return accept(book);
  if (tournament.version !== version) return refuse('TOURNAMENT_CHANGED');
  if (new Set(entryIds).size < entryIds.length) return refuse('SEEDED_TWICE');
  if (!entryIds.every((id) => entries.some((entry) => entry.id === id))) return refuse('ENTRY_NOT_FOUND');
  if (entryIds.length > seededPlaces(tournament.seeds, entries.length)) return refuse('TOO_MANY_SEEDS');
  return accept({ ...book, tournament: { ...tournament, handSeeds: [...entryIds] } });
}
