import { withoutAccents } from '@setpoint/kernel';

/** Maximum number of search words. */
const MOST_WORDS = 6;
/** Maximum letters per word; transpositions are searched at each letter, so long words would be expensive. */
const LONGEST_WORD = 30;

/** Normalised search words: no case, accents or punctuation (CRT-04). */
export function searchWords(text: string): string[] {
  const words = withoutAccents(text)
    .replace(/['’]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/** Search text of a centre: each word of its name and city after a space. */
export function searchText(centre: { readonly name: string; readonly city: string }): string {
  const words = withoutAccents(`${centre.name} ${centre.city}`)
    .replace(/['’]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return ` ${words.join(' ')}`;
}

/** Sort key for order by name. */
export const nameKey = (name: string) => withoutAccents(name);
