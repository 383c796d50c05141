import { hasHiddenCharacters } from './one-line.js';
import { namesWebAddress } from './web-address.js';

export const LONGEST_NAME = 50;

export type NameError = 'REQUIRED' | 'TOO_LONG' | 'NOT_A_NAME';

/** Characters that make a name an address or markup. */
const NEVER = /[<>@/\\]/;

/** A name as it is kept: composed letters, on one line, single spaces. */
export const tidyName = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * What is wrong with a tidy name of a person, or part of it. A name has a letter that is seen; one is enough, in any script.
 * The same for accounts, guests and invoices (AUTH-01, MAT-05, BIL-02).
 */
export function findNameError(name: string, longest = LONGEST_NAME): NameError | null {
  if (name === '') return 'REQUIRED';
  if ([...name].length > longest) return 'TOO_LONG';
  if (NEVER.test(name) || hasHiddenCharacters(name)) return 'NOT_A_NAME';
  return /\p{L}/u.test(name) && !namesWebAddress(name) ? null : 'NOT_A_NAME';
}
