import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { checkedReason, type ReasonRefusal } from '../domain/discounts/reason.js';
import { type Dispute, handleDispute } from '../domain/dispute.js';
import { Disputes } from './ports/disputes.js';

/** Support has done what a dispute asks for, such as sent evidence to the bank, with a reason (ADM-01). Idempotent. */
@Injectable()
export class HandleDispute {
  constructor(
    private readonly disputes: Disputes,
    private readonly clock: Clock,
  ) {}

  async execute(
    by: UserId,
    { id, reason: text }: { readonly id: string; readonly reason: string },
  ): Promise<Outcome<Dispute, ReasonRefusal | 'DISPUTE_NOT_FOUND'>> {
    const reason = checkedReason(text);
    if (!reason.ok) return reason;
    const at = this.clock.now();
    const handled = await this.disputes.handle(id, (before) => {
      const dispute = handleDispute(before, by, at);
      if (dispute === before) return { dispute };
      const { paymentId: about, state } = dispute;
      const [was, is] = [{ dispute: id, state, handled: false }, { dispute: id, state, handled: true }]; // oxfmt-ignore
      return { dispute, action: { kind: 'DISPUTE_HANDLED', by, at, about, reason: reason.value, before: was, after: is } }; // oxfmt-ignore
    });
    return handled ? accept(handled) : refuse('DISPUTE_NOT_FOUND');
  }
}
