import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { execute, insertRows, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { DeclineCause, Means, PaidBy } from '../../domain/payment.js';
import { SandboxChargeEntity, type SandboxChargeRow, SandboxDisputeEntity, type SandboxDisputeRow } from './sandbox-entities.js'; // oxfmt-ignore
import { SandboxEvents } from './sandbox-events.js';
import { behaviourOf, type CardBehaviour, labelOf, PAYPAL } from './test-cards.js';

const MINUTE_MS = 60_000;
/** Delay after the payment, and until the bank settles it. */
const DISPUTED_AFTER_MS = 5 * MINUTE_MS;
const SETTLED_AFTER_MS = 30 * MINUTE_MS;
const DISPUTE_FEE_CENTS = 2_000;

export const refOf = (kind: string, id: string) =>
  `sandbox_${kind}${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;

/** Applies a charge to the sandbox's tables, for on-session and off-session payments alike. */
@Injectable()
export class SandboxCharging {
  constructor(
    private readonly events: SandboxEvents,
    private readonly clock: Clock,
  ) {}

  async charge(manager: EntityManager, charge: SandboxChargeRow, means: string, behaviour: CardBehaviour) {
    const { outcome, processingSeconds, events: how } = behaviour;
    const { ref } = charge;
    const cause = outcome === 'SUCCEEDS' ? null : outcome;
    const type = cause ? 'charge.failed' : 'charge.succeeded';
    const options = how ? { how } : {};
    const now = this.clock.now();
    const at = new Date(now.getTime() + (processingSeconds ?? 0) * 1_000);
    const kept = !cause && charge.keeps_means && charge.customer;
    const meansRef = kept ? await this.keep(manager, charge.customer!, means) : charge.means_ref;
    const changes = { means, cause, charged_at: cause ? null : at, means_ref: meansRef };
    if (processingSeconds) {
      await this.change(manager, ref, { ...changes, status: 'PROCESSING', settles_at: at });
      await this.events.emit(manager, 'charge.processing', ref, options);
      await this.events.emit(manager, type, ref, { ...options, at });
    } else {
      await this.change(manager, ref, { ...changes, status: cause ? 'FAILED' : 'SUCCEEDED' });
      await this.events.emit(manager, type, ref, options);
    }
    if (!cause && behaviour.disputed) await this.dispute(manager, charge, at, behaviour.disputed === 'WON');
  }

  async fail(manager: EntityManager, ref: string, cause: DeclineCause) {
    await this.change(manager, ref, { status: 'FAILED', cause });
    await this.events.emit(manager, 'charge.failed', ref);
  }

  /** The sandbox's id of a payment method; stable per card and player. */
  async keep(manager: EntityManager, customer: string, card: string): Promise<string> {
    const ref = refOf('pm_', `${customer} ${card}`);
    await execute(
      manager,
      sql`insert into sandbox_means (ref, customer, card) values (${ref}, ${customer}, ${card}) on conflict do nothing`,
    );
    return ref;
  }

  private async dispute(manager: EntityManager, { ref, cents }: SandboxChargeRow, chargedAt: Date, wins: boolean) {
    const openedAt = new Date(chargedAt.getTime() + DISPUTED_AFTER_MS);
    const settlesAt = new Date(openedAt.getTime() + SETTLED_AFTER_MS);
    const row: SandboxDisputeRow = {
      ...{ ref: refOf('dp_', ref), charge_ref: ref, cents, fee_cents: DISPUTE_FEE_CENTS, reason: 'fraudulent' },
      ...{ opened_at: openedAt, settles_at: settlesAt, wins },
    };
    await insertRows(manager, SandboxDisputeEntity, [row], { ignoreConflicts: true });
    const about = { kind: 'DISPUTE', ref: row.ref } as const;
    await this.events.emit(manager, 'dispute.created', ref, { at: openedAt, about });
    await this.events.emit(manager, 'dispute.closed', ref, { at: settlesAt, about });
  }

  private async change(manager: EntityManager, ref: string, changes: Partial<SandboxChargeRow>) {
    await manager.update(SandboxChargeEntity, { ref }, changes);
  }
}

interface SavedCard extends Means {
  readonly card: string;
}

/** A payment method as the sandbox stores it; null once its customer is gone. */
export async function findMeans(manager: EntityManager, ref: string): Promise<SavedCard | null> {
  const row = await rowOf<{ customer: string; card: string }>(
    manager,
    sql`select customer, card from sandbox_means where ref = ${ref}`,
  );
  if (!row) return null;
  const { customer, card } = row;
  return { provider: 'SANDBOX', customer, ref, ...paidByOf(card), card };
}

export async function meansOf(manager: EntityManager, ref: string): Promise<SavedCard> {
  const means = await findMeans(manager, ref);
  if (!means) throw new Error(`the sandbox keeps no means ${ref}`);
  return means;
}

export const paidByOf = (card: string): PaidBy => ({
  kind: card === PAYPAL ? 'PAYPAL' : 'CARD',
  label: labelOf(card),
});

/** How a card behaves off-session, after `failed` earlier failures for this payment. */
export function offSession(card: string, failed: number): CardBehaviour {
  const behaviour = behaviourOf(card)!;
  const { fails, asksPayer } = behaviour;
  if (fails && failed < (fails.times ?? Infinity)) return { ...behaviour, outcome: fails.cause };
  return asksPayer === true ? { ...behaviour, outcome: 'AUTHENTICATION_REQUIRED' } : behaviour;
}
