import { chargeFailed, creditRecovered, orderPaid, orderRefunded, orderReversed } from '@setpoint/events';
import { PLATFORM_USER } from '@setpoint/kernel';
import type { Notice, NotificationType } from '../notice.js';
import { notices, rule, type Rule } from './rule.js';

interface Order {
  readonly playerId: string;
  readonly description?: string | undefined;
}

/** Payments (NTF-01). */
export const OF_PAYMENTS: readonly Rule[] = [
  rule(orderPaid, (order) => noticesOf('PAYMENT_SUCCEEDED', order)),
  rule(chargeFailed, (order) => noticesOf('PAYMENT_FAILED', order)),
  rule(orderRefunded, (order) => noticesOf('PAYMENT_REFUNDED', order)),
  rule(orderReversed, (order) => noticesOf('PAYMENT_REVERSED', order)),
  rule(creditRecovered, (order) => noticesOf(order.cents > 0 ? 'CREDIT_RECOVERED' : 'CREDIT_GIVEN_BACK', order)),
];

const noticesOf = (type: NotificationType, { playerId, description }: Order): Notice[] =>
  notices(type, PLATFORM_USER, [playerId]).map((notice) => ({ ...notice, about: description ?? null }));
