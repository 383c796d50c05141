import type { FieldError } from '@setpoint/kernel';

/** In characters, not UTF-16 code units. */
export const LONGEST_MESSAGE = 2_000;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Removes control characters (except line breaks), lone surrogates and surrounding whitespace. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .trim();

/** Validation errors of a normalised text; empty if none. */
export function textErrors(field: string, text: string, longest: number): FieldError[] {
  if (text === '') return [{ field, code: 'REQUIRED' }];
  return [...text].length > longest ? [{ field, code: 'TOO_LONG' }] : [];
}

/** Validated, because it is stored for a while. */
export const clientIdErrors = (clientId: string): FieldError[] =>
  UUID.test(clientId) ? [] : [{ field: 'clientId', code: 'INVALID' }];
