import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { close, type Due, type DueId } from '../domain/due.js';
import { isOpen } from '../domain/payment.js';
import { decide } from '../domain/payment-machine.js';
import { orderEvents } from '../events/order-events.js';
import { Orders } from './ports/orders.js';

/**
 * Closes a due that need not be paid any more. A payment in progress is cancelled first, and its outcome decides: closed,
 * or paid a moment before (BIL-10).
 */
@Injectable()
export class CloseDue {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  async execute(dueId: DueId, orders: Orders = this.orders): Promise<Due | null> {
    const now = this.clock.now();
    return orders.changeDue(dueId, ({ due, payment: record }) => {
      const underWay = record !== null && isOpen(record.payment);
      const next = close(due, underWay, now);
      const events = orderEvents(due, next, null);
      if (!underWay) return { answer: next, due: next, events };
      const given = decide(record.payment, { kind: 'GIVE_UP', cause: 'DUE_CLOSED' }, now);
      return { answer: next, due: next, events, ...(given.ok && { payment: { ...record, payment: given.value } }) };
    });
  }
}
