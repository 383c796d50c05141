import { accept, refuse, type Outcome } from '@setpoint/kernel';

const LONGEST_REASON = 500;

/** The reason that support gives for what others feel (ADM-01). */
export function checkReason(raw: string): Outcome<string, 'REASON_REQUIRED' | 'INVALID_DATA'> {
  const reason = raw.trim();
  if (reason === '') return refuse('REASON_REQUIRED');
  const isTooLong = reason.length > LONGEST_REASON;
  return isTooLong ? refuse('INVALID_DATA', { fields: [{ field: 'reason', code: 'TOO_LONG' }] }) : accept(reason);
}
