import { userId, type UserId } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { FollowPayment } from '../../src/application/follow-payment.js';
import { OpenDue } from '../../src/application/open-due.js';
import { PaymentProvider } from '../../src/application/ports/payment-provider.js';
import { Credits } from '../../src/application/ports/credits.js';
import { Orders } from '../../src/application/ports/orders.js';
import { SaveMeans } from '../../src/application/save-means.js';
import { StartPayment, type StartPaymentCommand } from '../../src/application/start-payment.js';
import type { Due } from '../../src/domain/due.js';
import { creditGranted } from '../../src/domain/ledger.js';
import { SandboxPayer } from '../../src/application/ports/sandbox.js';
import { post } from '../../src/persistence/ledger.js';
import { billingService } from '../../src/service.js';
import { NoPaymentLimits } from '../limiters.js';
import { playedBefore } from '../stage.js';

export const CARD = '4242424242424242';

/** A billing service with people who owe and pay; every one of them is somebody else. */
export async function startPaying() {
  const clock = new FixedClock();
  const service: TestService = await startTestService(billingService, {
    clock,
    limiter: new NoPaymentLimits(),
  });
  const the = {
    open: service.app.get(OpenDue),
    start: service.app.get(StartPayment),
    follow: service.app.get(FollowPayment),
    payer: service.app.get(SandboxPayer),
    provider: service.app.get<PaymentProvider>(PaymentProvider),
    saving: service.app.get(SaveMeans),
    orders: service.app.get(Orders),
    credits: service.app.get(Credits),
  };
  let count = 0;
  const newPlayer = () => userId(`player-${(count += 1)}`);
  const firstDueOf = (playerId: UserId, more: Partial<Due> = {}) =>
    the.open.execute({
      kind: 'TOURNAMENT',
      reference: `registration-${(count += 1)}`,
      playerId,
      description: 'Spring Open',
      baseCents: 1_500,
      paysBy: new Date(clock.now().getTime() + 30 * 60_000),
      ...more,
    });
  /** Of somebody who has played tournaments before. */
  const dueOf = async (playerId: UserId, more: Partial<Due> = {}) => {
    await playedBefore(service, playerId);
    return firstDueOf(playerId, more);
  };
  const asked = (due: Due, more: Partial<StartPaymentCommand> = {}): StartPaymentCommand => ({
    dueId: due.id,
    requestId: `request-${(count += 1)}`,
    expectedCents: due.baseCents,
    expectedCardCents: due.baseCents,
    useCredit: false,
    couponCode: null,
    voucherIds: [],
    ...more,
  });
  const begin = async (due: Due, more: Partial<StartPaymentCommand> = {}) => {
    const started = await the.start.execute(asked(due, more), due.playerId);
    if (!started.ok) throw new Error(started.code);
    return { ...started.value, id: started.value.record.id, secret: started.value.clientSecret! };
  };
  const grant = (playerId: UserId, cents: number) => {
    const cause = `award-${(count += 1)}`;
    const made = creditGranted({ id: cause, cause, at: clock.now() }, playerId, cents);
    return service.manager.transaction((manager) => post(manager, made));
  };
  /** Leaves a card for what is charged without its player. */
  const leave = async (playerId: UserId, card: string = CARD) => {
    const started = await the.saving.start(playerId, `setup-${(count += 1)}`);
    if (!started.ok || started.value.means) throw new Error('nothing to leave a card at');
    const { id, clientSecret } = started.value;
    if ((await the.payer.pay(clientSecret, card)).ok) await the.payer.answer(clientSecret, true);
    const kept = await the.saving.confirm(playerId, id);
    return kept.ok ? kept.value.means : null;
  };
  /** What was posted because of a payment, by account. */
  const booked = async (cause: string) => {
    const rows = await rowsOf<{ cause: string; kind: string; amount: number }>(
      service.manager,
      sql`select cause, kind, amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
          join ledger_account a on a.id = e.account_id where cause like ${`${cause}%`} order by posted_at, t.id, kind`,
    );
    return rows.map(({ cause: of, kind, amount }) => `${of.slice(of.lastIndexOf(':') + 1)} ${kind} ${amount}`);
  };
  const statusOf = async (paymentId: string) => (await the.orders.findPayment(paymentId))!.payment.status;
  const dueStatusOf = async ({ id }: Due) => (await the.orders.findDue(id))!.status;
  const creditOf = async (playerId: UserId) => (await the.credits.of(playerId)).cents;
  return {
    service,
    clock,
    ...the,
    newPlayer,
    firstDueOf,
    dueOf,
    asked,
    begin,
    grant,
    leave,
    booked,
    statusOf,
    dueStatusOf,
    creditOf,
  };
}

export type Paying = Awaited<ReturnType<typeof startPaying>>;
