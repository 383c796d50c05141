import type { FieldFault } from '@setpoint/kernel';

/** Messages, comments and notes (MAT-02, RES-01), counted as people count: by characters, not by code units. */
export const LONGEST_TEXT = 140;

/** Without blanks around it; empty is nothing. */
export const tidy = (text: string | null | undefined): string | null => text?.trim() || null;

export const faultsInText = (field: string, text: string | null): FieldFault[] =>
  text !== null && [...text].length > LONGEST_TEXT ? [{ field, code: 'TOO_LONG' }] : [];
