import type { UserId } from '@setpoint/kernel';
import { deadlineOf } from '@setpoint/league';
import type { LeagueSubscription } from './subscription.js';
import { pendingIn } from './teammates.js';

/** Something that a subscription asks of somebody (SHL-10). */
export interface SubscriptionTask {
  readonly kind: 'PAY' | 'SETTLE_PAYMENT' | 'ANSWER_TEAM';
  readonly player: UserId;
  /** The first instant at which it is too late. */
  readonly until: Date | null;
  readonly cents: number | null;
}

/** Paying the first phase, putting a failed charge right, answering an invitation to the team. */
export function subscriptionTasks(subscription: LeagueSubscription, timeZone: string): readonly SubscriptionTask[] {
  const { machine, isPending, playerId, charges, versions } = subscription;
  if (machine.state === 'INACTIVE') return [];
  const charge = charges.at(-1);
  const asked = new Set(versions.flatMap(({ value }) => pendingIn(value)));
  const invited = [...asked].map((player): SubscriptionTask => {
    return { kind: 'ANSWER_TEAM', player, until: null, cents: null };
  });
  const cents = charge?.priceCents ?? null;
  if (isPending && charge?.state === 'ASKED')
    return [{ kind: 'PAY', player: playerId, until: charge.paysBy, cents }, ...invited];
  // While it is being tried again there is nothing to do.
  if (machine.state !== 'SUSPENDED' || machine.closing || machine.isCharging) return invited;
  return [{ kind: 'SETTLE_PAYMENT', player: playerId, until: deadlineOf(machine, timeZone), cents }, ...invited];
}
