import type { MatchFieldError } from '../refusals.js';

/** Limits of messages, comments and notes (MAT-02, RES-01), in characters, not UTF-16 code units. */
export const LONGEST_TEXT = 140;

/** Removes control characters (except line breaks), lone surrogates and surrounding whitespace; empty becomes null. */
export const tidy = (text: string | null | undefined): string | null =>
  text
    ?.toWellFormed()
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .trim() || null;

export const findTextErrors = (field: string, text: string | null, longest = LONGEST_TEXT): MatchFieldError[] =>
  text !== null && [...text].length > longest ? [{ field, code: 'TOO_LONG' }] : [];
