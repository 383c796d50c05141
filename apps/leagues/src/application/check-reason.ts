import { accept, LONGEST_REASON, refuse, type Outcome } from '@setpoint/kernel';

/** Support's reason for actions that affect players (ADM-01). */
export function checkReason(raw: string): Outcome<string, 'REASON_REQUIRED' | 'INVALID_DATA'> {
  const reason = raw.trim();
  if (reason === '') return refuse('REASON_REQUIRED');
  const isTooLong = reason.length > LONGEST_REASON;
  return isTooLong ? refuse('INVALID_DATA', { fields: [{ field: 'reason', code: 'TOO_LONG' }] }) : accept(reason);
}
