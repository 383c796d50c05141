import type { FieldError } from '@setpoint/kernel';

/** In characters, as people count them. */
export const LONGEST_MESSAGE = 2_000;
export const LONGEST_REASON = 500;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Without control characters (line breaks stay), halves of characters and blanks around it. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .trim();

/** What is wrong with a tidy text; empty when nothing is. */
export function textErrors(field: string, text: string, longest: number): FieldError[] {
  if (text === '') return [{ field, code: 'REQUIRED' }];
  return [...text].length > longest ? [{ field, code: 'TOO_LONG' }] : [];
}

/** It is remembered for a while, so it must not be anything. */
export const clientIdErrors = (clientId: string): FieldError[] =>
  UUID.test(clientId) ? [] : [{ field: 'clientId', code: 'INVALID' }];
