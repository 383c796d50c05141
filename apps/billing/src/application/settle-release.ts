import { Injectable } from '@nestjs/common';
import { CloseDue } from './close-due.js';
import { Orders } from './ports/orders.js';
import type { ReleasedPlace } from './ports/released-places.js';
import { RefundPayment } from './refund-payment.js';

/**
 * Settles a place that was given up: its due is closed and payments are refunded, once (BIL-06). A payment in progress ends
 * first; when it is paid, the place is settled again (BIL-10).
 */
@Injectable()
export class SettleRelease {
  constructor(
    private readonly orders: Orders,
    private readonly closeDue: CloseDue,
    private readonly refund: RefundPayment,
  ) {}

  async execute({ kind, reference, playerId, to }: ReleasedPlace): Promise<void> {
    const known = await this.orders.dueOf(reference, playerId, kind);
    const due = known && (await this.closeDue.execute(known.id));
    if (due?.status !== 'PAID') return;
    const paid = await this.orders.paymentOf(due.id);
    if (paid) await this.refund.takeBack(paid.id, { to, cause: `released:${reference}` });
  }
}
