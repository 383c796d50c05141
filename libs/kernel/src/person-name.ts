import { namesWebAddress } from './web-address.js';

export const LONGEST_NAME = 50;

export type NameError = 'REQUIRED' | 'TOO_LONG' | 'NOT_A_NAME';

/** Characters that make a name an address, markup or half a character, or that nobody sees where they are. */
const NEVER = /[<>@/\\\p{Cc}\p{Cs}\p{Co}\p{Me}\u2800]/u;
/** Invisible ones, such as those that turn the direction of writing. Joiners and the emoji style are judged by themselves. */
const INVISIBLE = /(?![\u200c\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/u;
/** Joiners belong into some scripts and into emojis; beside other letters they only disguise a name. */
const JOINED =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/u;
const JOINED_WITHOUT_USE =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}][\u200c\u200d]|[\u200c\u200d][\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;
/** More marks than languages put on one letter, or a mark on nothing. */
const STACKED = /(?:(?=\p{M})\p{Script=Inherited}){3}|\p{M}{4}|(?:^|\s)\p{M}/u;

/** A name as it is kept: composed letters, on one line, single spaces. */
export const tidyName = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * What is wrong with a tidy name of a person, or part of it. A name has a letter that is seen; one is enough, in any script.
 * The same for accounts and guests (AUTH-01, MAT-05).
 */
export function findNameError(name: string): NameError | null {
  if (name === '') return 'REQUIRED';
  if ([...name].length > LONGEST_NAME) return 'TOO_LONG';
  if ([NEVER, INVISIBLE, JOINED, JOINED_WITHOUT_USE, STACKED].some((found) => found.test(name))) return 'NOT_A_NAME';
  return /\p{L}/u.test(name) && !namesWebAddress(name) ? null : 'NOT_A_NAME';
}
