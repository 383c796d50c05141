/** Why a message was never sent. */
export const LEFT_OUT_REASONS = [
  'TURNED_OFF',
  'READ',
  'ACCOUNT_CLOSED',
  'NOT_REACHABLE',
  'SMS_LIMIT',
  'GUEST_LIMIT',
  'NOTHING_NEW',
  'TOO_LATE',
  'REFUSED',
  'GIVEN_UP',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
