import type { FieldError } from '@setpoint/kernel';

export const LONGEST_REASON = 500;

/** Why support did something: one line, never empty. */
export const reasonOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();

export function reasonErrors(reason: string): FieldError<'REQUIRED' | 'TOO_LONG'>[] {
  if (reason === '') return [{ field: 'reason', code: 'REQUIRED' }];
  return [...reason].length > LONGEST_REASON ? [{ field: 'reason', code: 'TOO_LONG' }] : [];
}
