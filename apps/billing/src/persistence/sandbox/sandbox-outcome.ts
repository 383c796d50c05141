import type { DisputeOutcome, RefundOutcome } from '../../application/ports/payment-provider.js';
import type { SandboxDisputeRow, SandboxRefundRow } from './sandbox-entities.js';

export function refundOutcomeOf({ ref, settles_at, fails }: SandboxRefundRow, now: Date): RefundOutcome {
  if (now < settles_at) return { state: 'PENDING', ref };
  return { state: fails ? 'FAILED' : 'DONE', ref };
}

export function disputeOutcomeOf(
  { cents, fee_cents, reason, opened_at: openedAt, settles_at: settlesAt, wins }: SandboxDisputeRow,
  now: Date,
): DisputeOutcome {
  if (now < openedAt || cents === 0) return { state: 'NOTHING_MOVED' };
  const state = now < settlesAt ? 'OPEN' : wins ? 'WON' : 'LOST';
  return { state, cents, feeCents: state === 'WON' ? 0 : fee_cents, reason, openedAt, evidenceDueBy: settlesAt };
}
