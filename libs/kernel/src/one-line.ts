/** Invisible characters, such as those that turn the direction of writing. Joiners and the emoji style are judged by themselves. */
const INVISIBLE = /(?![\u200c\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/u;
/** Joiners belong into some scripts and into emojis; beside other letters they only disguise a word. */
const JOINED =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/u;
const JOINED_WITHOUT_USE =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}][\u200c\u200d]|[\u200c\u200d][\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;
/** More marks than languages put on one letter, or a mark on nothing. */
const STACKED = /(?:(?=\p{M})\p{Script=Inherited}){3}|\p{M}{4}|(?:^|\s)\p{M}/u;
/** Control characters, half characters, those for private use, marks that enclose what is before them, and the blank of Braille. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Me}\u2800]/u;

/** A line as it is kept: composed letters, single spaces; control characters and half characters are spaces. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();

/** Whether others would not see a line as it is: something in it is hidden, turns the direction of writing, or piles up marks. */
export const hasHiddenCharacters = (line: string): boolean =>
  [UNSEEN, INVISIBLE, JOINED, JOINED_WITHOUT_USE, STACKED].some((found) => found.test(line));
