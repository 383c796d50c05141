import { type Effects, execute, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Due } from '../domain/due.js';
import { CURRENCY } from '../domain/money.js';
import { recover } from '../domain/overpayment.js';
import type { PaymentId } from '../domain/payment-record.js';
import { recoveredEvent } from '../events/order-events.js';
import { disputesOf } from './dispute-rows.js';
import { post } from './ledger.js';
import type { PaymentRow } from './payment-entities.js';
import { recordOf } from './payment-rows.js';
import { refundsOf } from './refund-rows.js';

interface Change {
  readonly manager: EntityManager;
  readonly effects: Effects;
  readonly at: Date;
  /** Of the posting, if any. */
  readonly id: string;
}

/**
 * After a change of a payment's refunds or disputes, under the lock of its due: what the payer has twice is taken from their credit,
 * as far as there is any, and what was taken too much is given back.
 */
export async function recoverOverpayment(due: Due, paymentId: PaymentId, change: Change): Promise<void> {
  const { manager, effects, at, id } = change;
  const disputes = await disputesOf(manager, [paymentId]);
  if (disputes.length === 0) return;
  const latest = disputes.at(-1)!;
  const payment = await rowOf<PaymentRow>(manager, sql`select * from payment where id = ${paymentId}`);
  const moves = { record: recordOf(payment!), refunds: await refundsOf(manager, paymentId), disputes };
  const { dispute, posting } = recover(moves, await lockAccounts(manager, due.playerId), { id, at })!;
  if (dispute === latest) return;
  if (posting) {
    await post(manager, posting);
    effects.emit(recoveredEvent(due, paymentId, dispute.recoveredCents - latest.recoveredCents, at));
  }
  const { recoveredCents, owedCents } = dispute;
  await execute(
    manager,
    sql`update dispute set recovered_cents = ${recoveredCents}, owed_cents = ${owedCents} where id = ${dispute.id}`,
  );
}

/** Locks a player's accounts in the order in which postings do. Resolves with their available credit in cents. */
export async function lockAccounts(manager: EntityManager, playerId: string): Promise<number> {
  const rows = await rowsOf<{ kind: string; balance: number }>(
    manager,
    sql`select kind, balance from ledger_account where owner_id = ${playerId} and currency = ${CURRENCY}
      order by id for no key update`,
  );
  return -(rows.find(({ kind }) => kind === 'CREDIT')?.balance ?? 0);
}
