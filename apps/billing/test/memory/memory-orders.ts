import type { OutgoingEvent } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import {
  type Beginning,
  type BeginningOrder,
  type DecideOrder,
  type Order,
  type OrderChange,
  Orders,
  type PaymentRequest,
} from '../../src/application/ports/orders.js';
import { type RefundChange, type RefundedPayment, Refunds } from '../../src/application/ports/refunds.js';
import type { Due, DueId } from '../../src/domain/due.js';
import { isOpen } from '../../src/domain/payment.js';
import type { PaymentId, PaymentRecord } from '../../src/domain/payment-record.js';
import type { Refund } from '../../src/domain/refund.js';
import type { Turns } from './turns.js';

/** Dues and payments of one player, whose means are known; what is unique in Postgres is so here. */
export class MemoryOrders extends Orders {
  readonly dues = new Map<DueId, Due>();
  readonly payments = new Map<PaymentId, PaymentRecord>();
  readonly requests = new Map<string, PaymentRequest>();
  readonly events: OutgoingEvent[] = [];

  constructor(private readonly turns: Turns) {
    super();
  }

  open(due: Due): Promise<Due> {
    return this.turns.during(() => {
      const same = [...this.dues.values()].find((each) => each.reference === due.reference && each.status !== 'CLOSED');
      if (!same) this.dues.set(due.id, due);
      return same ?? due;
    });
  }

  findDue(id: DueId): Promise<Due | null> {
    return this.turns.during(() => this.dues.get(id) ?? null);
  }

  dueOf(reference: string): Promise<Due | null> {
    return this.turns.during(() => {
      const all = [...this.dues.values()].filter((due) => due.reference === reference);
      return all.find(({ status }) => status !== 'CLOSED') ?? all.at(-1) ?? null;
    });
  }

  async payableOf(playerId: UserId, now: Date): Promise<Due[]> {
    return [...this.dues.values()].filter((due) => due.playerId === playerId && due.status === 'OPEN' && due.paysBy > now); // oxfmt-ignore
  }

  findPayment(id: PaymentId): Promise<PaymentRecord | null> {
    return this.turns.during(() => this.payments.get(id) ?? null);
  }

  paymentOf(dueId: DueId): Promise<PaymentRecord | null> {
    return this.turns.during(() => {
      const all = [...this.payments.values()].filter((each) => each.dueId === dueId);
      return all.find(({ payment }) => payment.status !== 'EXPIRED') ?? all.at(-1) ?? null;
    });
  }

  changeDue<R>(id: DueId, decide: DecideOrder<R>): Promise<R | null> {
    return this.turns.during(() => {
      const order = this.#orderOf(id);
      return order && this.#save(order, decide(order));
    });
  }

  begin<R>(id: DueId, { requestId }: Beginning, decide: DecideOrder<R, BeginningOrder>): Promise<R | null> {
    return this.turns.during(() => {
      const order = this.#orderOf(id);
      if (!order) return null;
      const request = this.requests.get(requestId) ?? null;
      const reductions = { first: false, coupon: null, vouchers: [] };
      return this.#save(order, decide({ ...order, request, reductions, creditCents: 0, barred: false, hasMeans: true })); // oxfmt-ignore
    });
  }

  changePayment<R>(id: PaymentId, decide: DecideOrder<R>): Promise<R | null> {
    return this.turns.during(() => {
      const payment = this.payments.get(id);
      if (!payment) return null;
      const order = { due: this.dues.get(payment.dueId)!, payment };
      return this.#save(order, decide(order));
    });
  }

  async claimLooks(now: Date): Promise<PaymentId[]> {
    return [...this.payments.values()]
      .filter(({ payment }) => isOpen(payment) && payment.nextLookAt <= now)
      .map(({ id }) => id);
  }

  async findOverdue(now: Date): Promise<DueId[]> {
    const isPaidFor = (id: DueId) =>
      [...this.payments.values()].some(({ dueId, payment }) => dueId === id && payment.status !== 'EXPIRED');
    return [...this.dues.values()]
      .filter(({ id, status, paysBy }) => status === 'OPEN' && paysBy <= now && !isPaidFor(id))
      .map(({ id }) => id);
  }

  #orderOf(id: DueId): Order | null {
    const due = this.dues.get(id);
    const all = [...this.payments.values()];
    const payment = all.find((each) => each.dueId === id && each.payment.status !== 'EXPIRED') ?? null;
    return due ? { due, payment } : null;
  }

  #save<R>({ due }: Order, { answer, ...change }: OrderChange<R>): R {
    if (change.due) this.dues.set(due.id, change.due);
    if (change.payment) this.payments.set(change.payment.id, change.payment);
    if (change.request) this.requests.set(change.request.requestId, change.request);
    this.events.push(...(change.events ?? []));
    return answer;
  }
}

export class MemoryRefunds extends Refunds {
  readonly refunds: Refund[] = [];

  constructor(
    private readonly turns: Turns,
    private readonly orders: MemoryOrders,
  ) {
    super();
  }

  ofPayment<R>(id: PaymentId, decide: (payment: RefundedPayment) => RefundChange<R>): Promise<R | null> {
    return this.turns.during(() => {
      const record = this.orders.payments.get(id);
      if (!record) return null;
      const refunds = this.refunds.filter(({ paymentId }) => paymentId === id);
      const due = this.orders.dues.get(record.dueId)!;
      const { answer, refund, events } = decide({ due, record, refunds, disputes: [], soldFor: null });
      if (refund) this.refunds.push(refund);
      this.orders.events.push(...(events ?? []));
      return answer;
    });
  }

  async change(): Promise<null> {
    return null;
  }

  async claimDue(): Promise<{ refund: Refund; paymentRef: string }[]> {
    return [];
  }

  async hint(): Promise<void> {}
}
