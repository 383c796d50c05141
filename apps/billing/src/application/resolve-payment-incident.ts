import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { checkedReason, type ReasonRefusal } from '../domain/discounts/reason.js';
import { type PaymentIncident, resolveIncident } from '../domain/payment-incident.js';
import { PaymentIncidents } from './ports/payment-incidents.js';

/** Support marks an incident as resolved, with a reason (BIL-03, ADM-01). Idempotent. */
@Injectable()
export class ResolvePaymentIncident {
  constructor(
    private readonly incidents: PaymentIncidents,
    private readonly clock: Clock,
  ) {}

  async execute(
    by: UserId,
    { id, reason: text }: { readonly id: string; readonly reason: string },
  ): Promise<Outcome<PaymentIncident, ReasonRefusal | 'INCIDENT_NOT_FOUND'>> {
    const reason = checkedReason(text);
    if (!reason.ok) return reason;
    const at = this.clock.now();
    const resolved = await this.incidents.resolve(id, (before) => {
      const incident = resolveIncident(before, by, at);
      if (incident === before) return { incident };
      const { kind, ref, paymentId } = incident;
      const about = paymentId ?? ref;
      const [was, is] = [{ kind, ref, resolved: false }, { kind, ref, resolved: true }]; // oxfmt-ignore
      return { incident, action: { kind: 'PAYMENT_FAULT_RESOLVED', by, at, about, reason: reason.value, before: was, after: is } }; // oxfmt-ignore
    });
    return resolved ? accept(resolved) : refuse('INCIDENT_NOT_FOUND');
  }
}
