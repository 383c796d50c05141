import { Entropy, Ids, type UserId } from '@setpoint/kernel';
import { Storage, type Effects, type RunningService } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { AdvanceOrder } from '../application/advance-order.js';
import { PaymentProvider } from '../application/ports/payment-provider.js';
import { takenBy } from '../domain/discounts/reductions.js';
import type { Due } from '../domain/due.js';
import { decide, startPayment } from '../domain/payment-machine.js';
import type { PaymentRecord } from '../domain/payment-record.js';
import { NO_REDUCTIONS, priceOf } from '../domain/price.js';
import { PostgresOrders } from '../persistence/postgres-orders.js';
import { isFirstTournament } from '../persistence/queries/first-tournament.js';
import { insertSubscriptionCharge } from '../persistence/request-charge.js';
import { chargeRefOf, insertCharge, leaveMeans, readAccountAnew } from '../persistence/sandbox/sandbox-bulk.js';
import { paidByOf } from '../persistence/sandbox/sandbox-charging.js';
import { feeOf } from '../persistence/sandbox/sandbox-movements.js';

/** A past payment for a place in a tournament or for a phase of a league. */
export interface SeededPayment extends Pick<Due, 'kind' | 'reference' | 'playerId' | 'description' | 'baseCents'> {
  readonly at: Date;
  /** A test card of the sandbox; saved for leagues. */
  readonly card: string;
}

const CHECKOUT_MS = 30 * 60_000;

/** Who has paid knows it. */
const SILENT: Effects = { emit: () => {}, afterCommit: () => {} };

/**
 * Past payments, each priced, booked and documented by the service's own rules, so that they can be refunded like any
 * other. Only with the sandbox: Stripe would not know them.
 */
export async function seedPayments(
  { app }: Pick<RunningService, 'app'>,
  payments: readonly SeededPayment[],
): Promise<void> {
  if (app.get<PaymentProvider>(PaymentProvider).name !== 'SANDBOX') return;
  const [storage, orders, advance] = [app.get(Storage), app.get(PostgresOrders), app.get(AdvanceOrder)];
  const [ids, entropy] = [app.get(Ids), app.get(Entropy)];
  // Document numbers increase with their dates.
  const inOrder = payments.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await storage.transaction(async (manager) => {
    const quiet = orders.on(manager, SILENT);
    for (const { at, card, ...owed } of inOrder) {
      const first = owed.kind === 'TOURNAMENT' && (await isFirstTournament(manager, owed.playerId, null));
      const price = priceOf(owed.baseCents, { ...NO_REDUCTIONS, first }, 0);
      if (price.cardCents === 0) continue;
      const paysBy = new Date(at.getTime() + CHECKOUT_MS);
      const state = { status: 'OPEN', endedAt: null, awaitsMobile: false } as const;
      const due = await quiet.open({ ...owed, ...state, id: ids.next(), paysBy, openedAt: at });
      const means = due.kind === 'LEAGUE' ? await leaveMeans(manager, due.playerId, card) : null;
      const record = paid({ id: ids.next(), due, price, at, kept: means !== null });
      const clientSecret = Buffer.from(entropy.bytes(18)).toString('base64url');
      await insertCharge(manager, { paymentId: record.id, clientSecret, cents: price.cardCents, card, at }, means);
      await quiet.changeDue(due.id, (order) => ({
        answer: null,
        ...advance.changes(order.due, null, record, at, paidByOf(card)),
        reserves: takenBy(price, { first, coupon: null, vouchers: [] }),
        ...(means && { means: { id: ids.next(), playerId: due.playerId, means, savedAt: at } }),
      }));
      if (due.kind === 'LEAGUE') await keepCharge(manager, due, due.playerId);
    }
    await readAccountAnew(manager);
  });
}

interface NewlyPaid extends Pick<PaymentRecord, 'id' | 'price'> {
  readonly due: Due;
  readonly at: Date;
  readonly kept: boolean;
}

function paid({ id, due, price, at, kept }: NewlyPaid): PaymentRecord {
  const { cardCents } = price;
  const amounts = { receivedCents: cardCents, feeCents: feeOf(cardCents) };
  let payment: PaymentRecord['payment'] = startPayment({ cardCents, deadline: due.paysBy }, at);
  for (const command of [
    { kind: 'PREPARED', ref: chargeRefOf(id) },
    { kind: 'HEARD', outcome: { state: 'SUCCEEDED', ...amounts } },
  ] as const) {
    const decided = decide(payment, command, at);
    if (!decided.ok) throw new Error(`${id} ${command.kind}: ${decided.code}`);
    payment = decided.value;
  }
  const means = kept ? 'KEPT' : 'NOT_KEPT';
  return { id, dueId: due.id, playerId: due.playerId, price, startedAt: at, hintedAt: null, means, payment };
}

/** Charge requests of leagues, so that they can be withdrawn. */
function keepCharge(manager: EntityManager, due: Due, playerId: UserId): Promise<void> {
  const { id: dueId, reference, description, baseCents: cents, paysBy } = due;
  return insertSubscriptionCharge(manager, {
    ...{
      reference,
      playerId,
      demand: { by: 'PLAYER', description, cents, paysBy },
      attempt: 1,
      answered: 0,
      takenUp: 1,
    },
    ...{
      processing: false,
      means: null,
      withdrawn: false,
      refund: null,
      dueId,
      version: 1,
      nextStepAt: null,
      tries: 0,
    },
  });
}
