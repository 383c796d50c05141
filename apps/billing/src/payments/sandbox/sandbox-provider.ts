import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { assertNever, Clock } from '@setpoint/kernel';
import { execute, InjectConfig, InjectSecret, insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import {
  ForgedWebhook,
  PaymentProvider,
  ProviderAway,
  type PrepareCharge,
  type PreparedCharge,
  type ProviderEvent,
  type RefundCharge,
  type RefundOutcome,
} from '../../application/ports/payment-provider.js';
import type { BillingSettings } from '../../config.js';
import type { ProviderOutcome } from '../../domain/payment.js';
import { SandboxChargeEntity, type SandboxChargeRow, SandboxRefundEntity, type SandboxRefundRow } from './sandbox-entities.js'; // prettier-ignore
import { SandboxEvents } from './sandbox-events.js';
import { isSigned } from './sandbox-signature.js';
import { behaviourOf } from './test-cards.js';

/** 1.5 % and 25 cents, as a provider in Europe keeps them. */
const feeOf = (cents: number) => Math.round(cents * 0.015) + 25;
const SLOW_REFUND_MS = 60_000;

/** A provider of payments that charges nobody: it keeps state of its own and behaves as the test cards say (BIL-01). */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'SANDBOX';

  constructor(
    private readonly storage: Storage,
    private readonly events: SandboxEvents,
    private readonly clock: Clock,
    @InjectSecret() private readonly secret: string,
    @InjectConfig() private readonly settings: Pick<BillingSettings, 'paymentSandbox'>,
  ) {
    super();
  }

  async prepare({ paymentId, cents }: PrepareCharge): Promise<PreparedCharge> {
    if (!this.settings.paymentSandbox) throw new ProviderAway('there are no keys, and no sandbox');
    const { manager } = this.storage;
    const ref = `sandbox_${createHash('sha256').update(paymentId).digest('hex').slice(0, 24)}`;
    const fresh = {
      ref,
      payment_id: paymentId,
      client_secret: `${ref}_secret_${randomBytes(18).toString('base64url')}`,
    };
    const rest = { cents, status: 'OPEN' as const, cause: null, means: null, settles_at: null };
    await insertRows(manager, SandboxChargeEntity, [{ ...fresh, ...rest }], { ignoreConflicts: true });
    return { ref, clientSecret: await this.clientSecretOf(ref) };
  }

  async clientSecretOf(ref: string): Promise<string> {
    return (await this.charge(ref)).client_secret;
  }

  async look(ref: string): Promise<ProviderOutcome> {
    return outcomeOf(await this.charge(ref));
  }

  async cancel(ref: string): Promise<ProviderOutcome> {
    const cancelled = await execute(
      this.storage.manager,
      sql`update sandbox_charge set status = 'CANCELLED'
          where ref = ${ref} and status in ('OPEN', 'ASKS_PAYER', 'FAILED')`,
    );
    if (cancelled > 0) await this.events.tell(this.storage.manager, 'charge.cancelled', ref);
    return this.look(ref);
  }

  async refund({ refundId, ref, cents }: RefundCharge): Promise<RefundOutcome> {
    const now = this.clock.now();
    return this.storage.transaction(async (manager) => {
      const charge = await rowOf<SandboxChargeRow>(
        manager,
        sql`select * from sandbox_charge where ref = ${ref} for no key update`,
      );
      const { refunded } = (await rowOf<{ refunded: number }>(
        manager,
        sql`select coalesce(sum(cents), 0)::bigint as refunded from sandbox_refund
            where charge_ref = ${ref} and refund_id <> ${refundId} and not fails`,
      ))!;
      if (charge?.status !== 'SUCCEEDED' || refunded + cents > charge.cents)
        throw new Error(`the sandbox can't refund ${cents} cents of ${ref}`);
      const { refunds } = behaviourOf(charge.means ?? '') ?? {};
      const settlesAt = refunds ? new Date(now.getTime() + SLOW_REFUND_MS) : now;
      const row: SandboxRefundRow = {
        ref: `${ref}_refund_${refundId}`,
        refund_id: refundId,
        charge_ref: ref,
        cents,
        settles_at: settlesAt,
        fails: refunds === 'FAIL',
      };
      const made = await insertRows(manager, SandboxRefundEntity, [row], { ignoreConflicts: true });
      if (made > 0) await this.events.tell(manager, 'refund.updated', ref, { at: settlesAt });
      const kept = await manager.findOneByOrFail(SandboxRefundEntity, { refund_id: refundId });
      return refundOutcomeOf(kept, now);
    });
  }

  async lookAtRefund(refundRef: string): Promise<RefundOutcome> {
    const row = await this.storage.manager.findOneByOrFail(SandboxRefundEntity, { ref: refundRef });
    return refundOutcomeOf(row, this.clock.now());
  }

  async *eventsSince(instant: Date): AsyncGenerator<ProviderEvent> {
    yield* await rowsOf<ProviderEvent>(
      this.storage.manager,
      sql`select id as "eventId", type, ref from sandbox_event where happened_at >= ${instant} and happened_at <= ${this.clock.now()}
          order by happened_at, id`,
    );
  }

  async readWebhook(raw: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent> {
    if (!isSigned(this.secret, raw, signature, receivedAt)) throw new ForgedWebhook('not signed by the sandbox');
    return JSON.parse(raw.toString('utf8')) as ProviderEvent;
  }

  /** The charge as it stands now: what was processing may be settled meanwhile. */
  private async charge(ref: string): Promise<SandboxChargeRow> {
    const { manager } = this.storage;
    await execute(
      manager,
      sql`update sandbox_charge set status = case when cause is null then 'SUCCEEDED' else 'FAILED' end, settles_at = null
          where ref = ${ref} and status = 'PROCESSING' and settles_at <= ${this.clock.now()}`,
    );
    return manager.findOneByOrFail(SandboxChargeEntity, { ref });
  }
}

function outcomeOf({ status, cause, cents }: SandboxChargeRow): ProviderOutcome {
  switch (status) {
    case 'OPEN':
    case 'ASKS_PAYER':
      return { state: 'NEEDS_PAYER' };
    case 'PROCESSING':
    case 'CANCELLED':
      return { state: status };
    case 'FAILED':
      return { state: 'FAILED', cause: cause! };
    case 'SUCCEEDED':
      return { state: 'SUCCEEDED', receivedCents: cents, feeCents: feeOf(cents) };
    default:
      return assertNever(status);
  }
}

function refundOutcomeOf({ ref, settles_at, fails }: SandboxRefundRow, now: Date): RefundOutcome {
  if (now < settles_at) return { state: 'PENDING', ref };
  return { state: fails ? 'FAILED' : 'DONE', ref };
}
