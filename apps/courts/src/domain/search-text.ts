import { withoutAccents } from '@setpoint/kernel';

/** Most words of a search that count. */
const MOST_WORDS = 6;
/** Letters of a word that count. Swapped ones are looked for at each of them: a word of thousands keeps the database busy. */
const LONGEST_WORD = 30;

/** Words of a text as the search sees them: no case, no accents, no punctuation (CRT-04). */
export function searchWords(text: string): string[] {
  const words = withoutAccents(text)
    .replace(/['’]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/** What a centre is found by: each word of its name and city after a space. */
export function searchText(centre: { readonly name: string; readonly city: string }): string {
  const words = withoutAccents(`${centre.name} ${centre.city}`)
    .replace(/['’]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return ` ${words.join(' ')}`;
}

/** What centres are ordered by name with. */
export const nameKey = (name: string) => withoutAccents(name);
