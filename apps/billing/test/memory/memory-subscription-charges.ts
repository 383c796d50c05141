import { chargeFailed, outgoing } from '@setpoint/events';
import { SubscriptionCharges } from '../../src/application/ports/subscription-charges.js';
import type { DeclineCause } from '../../src/domain/payment.js';
import { asked, type ChargeRequest, type SubscriptionCharge } from '../../src/domain/subscription-charge.js';
import { factsOf } from '../../src/events/order-events.js';
import type { MemoryOrders } from './memory-orders.js';
import type { Turns } from './turns.js';

type Whose = Pick<SubscriptionCharge, 'reference' | 'playerId'>;

export class MemorySubscriptionCharges extends SubscriptionCharges {
  readonly charges = new Map<string, SubscriptionCharge>();

  constructor(
    private readonly turns: Turns,
    private readonly orders: MemoryOrders,
  ) {
    super();
  }

  request(whose: Whose, request: ChargeRequest, now: Date): void {
    const before = this.charges.get(whose.reference) ?? null;
    const after = asked(before, whose, request, now);
    if (before || after.version > 0) this.charges.set(whose.reference, after);
  }

  find(reference: string): Promise<SubscriptionCharge | null> {
    return this.turns.during(() => this.charges.get(reference) ?? null);
  }

  async claimDue(now: Date, leaseUntil: Date): Promise<string[]> {
    const due = [...this.charges.values()].filter(({ nextStepAt }) => nextStepAt !== null && nextStepAt <= now);
    for (const charge of due) this.charges.set(charge.reference, { ...charge, nextStepAt: leaseUntil });
    return due.map(({ reference }) => reference);
  }

  keep(charge: SubscriptionCharge): Promise<SubscriptionCharge | null> {
    return this.turns.during(() => {
      const before = this.charges.get(charge.reference)!;
      if (before.version !== charge.version) return null;
      const answered = Math.max(before.answered, charge.answered);
      const kept = { ...charge, answered, version: charge.version + 1 };
      this.charges.set(charge.reference, kept);
      return kept;
    });
  }

  fail({ reference, dueId, attempt }: SubscriptionCharge, cause: DeclineCause, now: Date): Promise<void> {
    return this.turns.during(() => {
      const before = this.charges.get(reference)!;
      const due = this.orders.dues.get(dueId!)!;
      if (due.status !== 'OPEN' || before.answered >= attempt) return;
      this.charges.set(reference, { ...before, answered: attempt });
      this.orders.events.push(outgoing(chargeFailed, { ...factsOf(due), attempt, cause, at: now.toISOString() }));
    });
  }
}
