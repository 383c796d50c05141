import { accept, LONGEST_REASON, oneLine, type FieldError, type Outcome, refuse } from '@setpoint/kernel';

/** Why support did something: one line, never empty. */
export const reasonOf = (text: string): string => oneLine(text).replace(/\p{Cf}/gu, '');

export function reasonErrors(reason: string): FieldError<'REQUIRED' | 'TOO_LONG'>[] {
  if (reason === '') return [{ field: 'reason', code: 'REQUIRED' }];
  return [...reason].length > LONGEST_REASON ? [{ field: 'reason', code: 'TOO_LONG' }] : [];
}

export type ReasonRefusal = 'REASON_REQUIRED' | 'INVALID_DATA';

/** The reason as it is kept, for what support may not do without one. */
export function checkedReason(text: string): Outcome<string, ReasonRefusal> {
  const reason = reasonOf(text);
  const fields = reasonErrors(reason);
  if (fields.length === 0) return accept(reason);
  return refuse(reason === '' ? 'REASON_REQUIRED' : 'INVALID_DATA', { fields });
}
