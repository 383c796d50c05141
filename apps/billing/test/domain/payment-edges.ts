import type { Payment } from '../../src/domain/payment.js';

/** Every edge of a payment; `new` is its start. */
export const PAYMENT_EDGES = [
  'new → AWAITING_PAYER',
  'AWAITING_PAYER → CONFIRMING',
  'AWAITING_PAYER → AWAITING_PAYER DECLINED',
  'AWAITING_PAYER → PAID',
  'AWAITING_PAYER → EXPIRED',
  'AWAITING_PAYER → AWAITING_PAYER ASKED',
  'AWAITING_PAYER ASKED → AWAITING_PAYER DECLINED',
  'AWAITING_PAYER ASKED → CONFIRMING',
  'AWAITING_PAYER ASKED → PAID',
  'AWAITING_PAYER ASKED → EXPIRED',
  'AWAITING_PAYER DECLINED → AWAITING_PAYER ASKED',
  'AWAITING_PAYER DECLINED → CONFIRMING',
  'AWAITING_PAYER DECLINED → PAID',
  'AWAITING_PAYER DECLINED → EXPIRED',
  'CONFIRMING → AWAITING_PAYER',
  'CONFIRMING → AWAITING_PAYER ASKED',
  'CONFIRMING → AWAITING_PAYER DECLINED',
  'CONFIRMING → PAID',
  'CONFIRMING → EXPIRED',
].sort();

const nodeOf = (payment: Payment | null): string => {
  if (!payment) return 'new';
  if (payment.status !== 'AWAITING_PAYER') return payment.status;
  return payment.declined ? 'AWAITING_PAYER DECLINED' : payment.asks ? 'AWAITING_PAYER ASKED' : payment.status;
};

/** Which edges histories have taken, and how often. */
export class PaymentEdges {
  private readonly taken = new Map<string, number>();

  count(before: Payment | null, after: Payment): void {
    const [from, to] = [nodeOf(before), nodeOf(after)];
    if (from === to) return;
    const edge = `${from} → ${to}`;
    this.taken.set(edge, (this.taken.get(edge) ?? 0) + 1);
  }

  all = (): string[] => [...this.taken.keys()].sort();

  table(): string {
    return `edges of payments\n${[...this.taken].map(([edge, times]) => `  ${edge}: ${times}`).join('\n')}\n`;
  }
}
