import { Injectable } from '@nestjs/common';
import { assertNever, Clock, Entropy } from '@setpoint/kernel';
import { execute, InjectConfig, InjectSecret, insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import {
  type ChargeSaved,
  type DisputeOutcome,
  type FoundRefund,
  ForgedWebhook,
  type Movement,
  PaymentProvider,
  ProviderAway,
  type PrepareCharge,
  type PreparedCharge,
  type ProviderEvent,
  type RefundCharge,
  type RefundOutcome,
  type SaveMeans,
  type SetupOutcome,
} from '../../application/ports/payment-provider.js';
import type { BillingSettings } from '../../config.js';
import type { ProviderOutcome } from '../../domain/payment.js';
import { findMeans, meansOf, offSession, paidByOf, refOf, SandboxCharging } from './sandbox-charging.js';
import {
  SandboxChargeEntity,
  type SandboxChargeRow,
  SandboxDisputeEntity,
  type SandboxEventRow,
  SandboxRefundEntity,
  SandboxSetupEntity,
} from './sandbox-entities.js';
import { removeCustomer } from './sandbox-customers.js';
import { eventOf, SandboxEvents } from './sandbox-events.js';
import { feeOf, sandboxMovements } from './sandbox-movements.js';
import { makeRefund } from './sandbox-refunds.js';
import { disputeOutcomeOf, refundOutcomeOf } from './sandbox-outcome.js';
import { isSigned } from './sandbox-signature.js';
import { readSandboxWebhook } from './sandbox-webhook.js';

/** A payment provider that charges nobody: it keeps its own state and behaves as the test cards specify (BIL-01). */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'SANDBOX';

  constructor(
    private readonly storage: Storage,
    private readonly events: SandboxEvents,
    private readonly charging: SandboxCharging,
    private readonly clock: Clock,
    private readonly entropy: Entropy,
    @InjectSecret() private readonly secret: string,
    @InjectConfig() private readonly settings: Pick<BillingSettings, 'paymentSandbox'>,
  ) {
    super();
  }

  async customer(playerId: string): Promise<string> {
    this.open();
    const ref = refOf('cus_', playerId);
    await execute(
      this.storage.manager,
      sql`insert into sandbox_customer (ref, player_id) values (${ref}, ${playerId}) on conflict do nothing`,
    );
    return ref;
  }

  async forgetCustomer(customer: string): Promise<void> {
    await this.storage.transaction((manager) => removeCustomer(manager, customer));
  }

  async prepare({ paymentId, cents, customer, keepsMeans }: PrepareCharge): Promise<PreparedCharge> {
    this.open();
    const ref = refOf('', paymentId);
    const row: SandboxChargeRow = {
      ...{ ref, payment_id: paymentId, client_secret: this.secretOf(ref), cents, status: 'OPEN' },
      ...{ cause: null, means: null, settles_at: null, means_ref: null, charged_at: null },
      ...{ customer: customer ?? null, keeps_means: keepsMeans ?? false },
    };
    await insertRows(this.storage.manager, SandboxChargeEntity, [row], { ignoreConflicts: true });
    return { ref, clientSecret: await this.clientSecretOf(ref) };
  }

  async clientSecretOf(ref: string): Promise<string> {
    return (await this.charge(ref)).client_secret;
  }

  async keepMeansOf(ref: string): Promise<void> {
    await this.storage.manager.update(SandboxChargeEntity, { ref }, { keeps_means: true });
  }

  async chargeSaved({ paymentId, attempt, ref, means }: ChargeSaved): Promise<ProviderOutcome> {
    const key = `charge:${paymentId}:${attempt}`;
    await this.settle(ref);
    return this.storage.transaction(async (manager) => {
      const charge = (await rowOf<SandboxChargeRow>(
        manager,
        sql`select * from sandbox_charge where ref = ${ref} for no key update`,
      ))!;
      const known = await rowOf<{ outcome: ProviderOutcome }>(manager, sql`select outcome from sandbox_key where key = ${key}`); // oxfmt-ignore
      if (known) return known.outcome;
      if (charge.status === 'SUCCEEDED' || charge.status === 'PROCESSING' || charge.status === 'CANCELLED')
        return this.outcomeOf(charge);
      const saved = await findMeans(manager, means.ref);
      if (!saved) return { state: 'FAILED', cause: 'DECLINED' };
      const { card, customer } = saved;
      if (customer !== charge.customer) throw new Error(`${means.ref} is not the means of who pays ${ref}`);
      const tries = (await rowOf<{ n: number }>(manager, sql`select count(*)::int as n from sandbox_key where ref = ${ref}`))!.n; // oxfmt-ignore
      const behaviour = offSession(card, tries);
      // Already saved.
      await this.charging.charge(manager, { ...charge, keeps_means: false }, card, behaviour);
      const outcome = await this.outcomeOf(await manager.findOneByOrFail(SandboxChargeEntity, { ref }));
      await execute(manager, sql`insert into sandbox_key (key, ref, outcome) values (${key}, ${ref}, ${JSON.stringify(outcome)}::jsonb)`); // oxfmt-ignore
      return behaviour.losesAnswer ? { state: 'UNKNOWN' } : outcome;
    });
  }

  async look(ref: string): Promise<ProviderOutcome> {
    return this.outcomeOf(await this.charge(ref));
  }

  async saveMeans({ setupId, customer }: SaveMeans): Promise<PreparedCharge> {
    this.open();
    const ref = refOf('seti_', setupId);
    const row = { ref, setup_id: setupId, client_secret: this.secretOf(ref), customer, status: 'OPEN' as const, card: null, means_ref: null }; // oxfmt-ignore
    await insertRows(this.storage.manager, SandboxSetupEntity, [row], { ignoreConflicts: true });
    return { ref, clientSecret: await this.setupSecretOf(ref) };
  }

  async setupSecretOf(ref: string): Promise<string> {
    return (await this.storage.manager.findOneByOrFail(SandboxSetupEntity, { ref })).client_secret;
  }

  async lookAtSetup(ref: string): Promise<SetupOutcome> {
    const { manager } = this.storage;
    const { means_ref: meansRef, status } = await manager.findOneByOrFail(SandboxSetupEntity, { ref });
    if (meansRef === null) return { state: status === 'ASKS_PAYER' ? 'ASKS_PAYER' : 'NEEDS_PAYER' };
    const { card: _, ...means } = await meansOf(manager, meansRef);
    return { state: 'KEPT', means };
  }

  async cancel(ref: string): Promise<ProviderOutcome> {
    const cancelled = await execute(
      this.storage.manager,
      sql`update sandbox_charge set status = 'CANCELLED'
          where ref = ${ref} and status in ('OPEN', 'ASKS_PAYER', 'FAILED')`,
    );
    if (cancelled > 0) await this.events.emit(this.storage.manager, 'charge.cancelled', ref);
    return this.look(ref);
  }

  async refund(refund: RefundCharge): Promise<RefundOutcome> {
    const now = this.clock.now();
    return this.storage.transaction(async (manager) => {
      const { row, isNew } = await makeRefund(manager, refund, now);
      if (isNew) await this.events.emit(manager, 'refund.updated', refund.ref, { at: row.settles_at });
      return row ? refundOutcomeOf(row, now) : { state: 'DISPUTED' };
    });
  }

  async findRefund({ refundId }: RefundCharge): Promise<FoundRefund> {
    const row = await this.storage.manager.findOneBy(SandboxRefundEntity, { refund_id: refundId });
    return row ? refundOutcomeOf(row, this.clock.now()) : { state: 'NONE' };
  }

  async lookAtRefund(refundRef: string): Promise<RefundOutcome> {
    const row = await this.storage.manager.findOneByOrFail(SandboxRefundEntity, { ref: refundRef });
    return refundOutcomeOf(row, this.clock.now());
  }

  async lookAtDispute(disputeRef: string): Promise<DisputeOutcome> {
    const row = await this.storage.manager.findOneByOrFail(SandboxDisputeEntity, { ref: disputeRef });
    return disputeOutcomeOf(row, this.clock.now());
  }

  async disputesOf(ref: string): Promise<readonly string[]> {
    const rows = await rowsOf<{ ref: string }>(
      this.storage.manager,
      sql`select ref from sandbox_dispute where charge_ref = ${ref} and opened_at <= ${this.clock.now()}`,
    );
    return rows.map(({ ref: disputeRef }) => disputeRef);
  }

  async *eventsSince(instant: Date): AsyncGenerator<ProviderEvent> {
    const rows = await rowsOf<SandboxEventRow>(
      this.storage.manager,
      sql`select * from sandbox_event where happened_at >= ${instant} and happened_at <= ${this.clock.now()}
          order by happened_at, id`,
    );
    yield* rows.map(eventOf);
  }

  async *movementsSince(instant: Date): AsyncGenerator<Movement> {
    yield* await sandboxMovements(this.storage.manager, instant, this.clock.now());
  }

  async readWebhook(raw: Buffer, signature: string, receivedAt: Date): Promise<ProviderEvent> {
    if (!isSigned(this.secret, raw, signature, receivedAt)) throw new ForgedWebhook('not signed by the sandbox');
    return readSandboxWebhook(raw);
  }

  /** The current state of the charge; a processing one may have settled since. */
  private async charge(ref: string): Promise<SandboxChargeRow> {
    await this.settle(ref);
    return this.storage.manager.findOneByOrFail(SandboxChargeEntity, { ref });
  }

  private async settle(ref: string): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update sandbox_charge set status = case when cause is null then 'SUCCEEDED' else 'FAILED' end, settles_at = null
          where ref = ${ref} and status = 'PROCESSING' and settles_at <= ${this.clock.now()}`,
    );
  }

  private open(): void {
    if (!this.settings.paymentSandbox) throw new ProviderAway('there are no keys, and no sandbox');
  }

  private async outcomeOf({
    status,
    cause,
    cents,
    means: card,
    keeps_means,
    means_ref,
  }: SandboxChargeRow): Promise<ProviderOutcome> {
    switch (status) {
      case 'OPEN':
        return { state: 'NEEDS_PAYER' };
      case 'ASKS_PAYER':
      case 'PROCESSING':
      case 'CANCELLED':
        return { state: status };
      case 'FAILED':
        return { state: 'FAILED', cause: cause! };
      case 'SUCCEEDED': {
        const paidBy = card === null ? null : paidByOf(card);
        const amounts = { receivedCents: cents, feeCents: feeOf(cents) };
        const outcome = { state: 'SUCCEEDED', ...amounts, ...(paidBy && { paidBy }) } as const;
        if (!keeps_means || means_ref === null) return outcome;
        const { card: _card, ...means } = await meansOf(this.storage.manager, means_ref);
        return { ...outcome, means };
      }
      default:
        return assertNever(status);
    }
  }

  private secretOf(ref: string): string {
    return `${ref}_secret_${Buffer.from(this.entropy.bytes(18)).toString('base64url')}`;
  }
}
