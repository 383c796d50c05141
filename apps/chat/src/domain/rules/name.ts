import type { FieldError } from '@setpoint/kernel';

/** Longest name, in characters. */
export const LONGEST_NAME = 60;

/** What is wrong with a trimmed name; empty when nothing is. */
export function nameErrors(name: string): FieldError[] {
  if (name === '') return [{ field: 'name', code: 'REQUIRED' }];
  if (name.length > LONGEST_NAME) return [{ field: 'name', code: 'TOO_LONG' }];
  return [];
}
