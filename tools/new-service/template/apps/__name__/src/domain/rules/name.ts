import type { FieldFault } from '@setpoint/kernel';

/** Longest name, in characters. */
export const LONGEST_NAME = 60;

/** What is wrong with a trimmed name; empty when nothing is. */
export function faultsInName(name: string): FieldFault[] {
  if (name === '') return [{ field: 'name', code: 'REQUIRED' }];
  if (name.length > LONGEST_NAME) return [{ field: 'name', code: 'TOO_LONG' }];
  return [];
}
