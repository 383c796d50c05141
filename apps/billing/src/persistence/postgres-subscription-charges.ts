import { Injectable } from '@nestjs/common';
import { chargeFailed, outgoing } from '@setpoint/events';
import { execute, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { SubscriptionCharges } from '../application/ports/subscription-charges.js';
import type { DeclineCause } from '../domain/payment.js';
import type { SubscriptionCharge } from '../domain/subscription-charge.js';
import { factsOf } from '../events/order-events.js';
import type { DueRow } from './payment-entities.js';
import { dueOf } from './payment-rows.js';
import { SubscriptionChargeEntity, type SubscriptionChargeRow } from './subscription-charge-entities.js';
import { chargeOf } from './subscription-charge-rows.js';

@Injectable()
export class PostgresSubscriptionCharges extends SubscriptionCharges {
  constructor(private readonly storage: Storage) {
    super();
  }

  async find(reference: string): Promise<SubscriptionCharge | null> {
    const row = await this.storage.manager.findOneBy(SubscriptionChargeEntity, { reference });
    return row && chargeOf(row);
  }

  async claimDue(now: Date, leaseUntil: Date, limit: number): Promise<string[]> {
    const rows = await rowsOf<{ reference: string }>(
      this.storage.manager,
      sql`update subscription_charge set next_step_at = ${leaseUntil} where reference in (
            select reference from subscription_charge where next_step_at <= ${now}
            order by next_step_at limit ${limit} for update skip locked
          ) returning reference`,
    );
    return rows.map(({ reference }) => reference);
  }

  async keep(charge: SubscriptionCharge): Promise<SubscriptionCharge | null> {
    const { takenUp, processing, means, dueId, nextStepAt, tries, reference, version } = charge;
    const row = await rowOf<SubscriptionChargeRow>(
      this.storage.manager,
      sql`update subscription_charge set
            answered = greatest(answered, ${charge.answered}), taken_up = ${takenUp}, processing = ${processing},
            means = ${means && JSON.stringify(means)}::jsonb, due_id = ${dueId}, next_step_at = ${nextStepAt}, tries = ${tries},
            version = version + 1
          where reference = ${reference} and version = ${version} returning *`,
    );
    return row ? chargeOf(row) : null;
  }

  async fail({ reference, dueId, attempt }: SubscriptionCharge, cause: DeclineCause, now: Date): Promise<void> {
    await this.storage.transaction(async (manager, effects) => {
      const row = await rowOf<DueRow>(manager, sql`select * from due where id = ${dueId} for no key update`);
      if (row?.status !== 'OPEN') return;
      const due = dueOf(row);
      const first = await execute(
        manager,
        sql`update subscription_charge set answered = ${attempt} where reference = ${reference} and answered < ${attempt}`,
      );
      if (first === 0) return;
      const [priceCents, paysBy] = [due.baseCents, due.paysBy.toISOString()];
      effects.emit(
        outgoing(chargeFailed, { ...factsOf(due), attempt, cause, at: now.toISOString(), priceCents, paysBy }),
      );
    });
  }
}
