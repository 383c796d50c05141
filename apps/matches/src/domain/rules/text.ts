import type { MatchFieldError } from '../refusals.js';

/** Messages, comments and notes (MAT-02, RES-01), counted as people count: by characters, not by code units. */
export const LONGEST_TEXT = 140;

/** Without control characters (line breaks stay), halves of characters and blanks around it; empty is nothing. */
export const tidy = (text: string | null | undefined): string | null =>
  text
    ?.toWellFormed()
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .trim() || null;

export const findTextErrors = (field: string, text: string | null, longest = LONGEST_TEXT): MatchFieldError[] =>
  text !== null && [...text].length > longest ? [{ field, code: 'TOO_LONG' }] : [];
