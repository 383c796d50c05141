import type { Refused } from '../refusal/refused.js';
import type { PaymentErrorCode } from './use-start-payment.js';

/** What helps after a refusal of a payment, besides what the page itself offers. */
export type WayOn = 'LOOK' | 'SUPPORT' | 'PAYMENTS' | 'NO_COUPON' | 'NO_VOUCHERS';

/** Null where the page shows the way on: the button that was pressed, the form, or the price as it is now. */
const WAYS: Readonly<Record<Refused<PaymentErrorCode>['code'], WayOn | null>> = {
  INVALID_DATA: 'LOOK',
  DUE_NOT_FOUND: 'PAYMENTS',
  DUE_OVER: 'LOOK',
  DUE_PAID: 'LOOK',
  PAYMENTS_BARRED: 'SUPPORT',
  MOBILE_REQUIRED: 'LOOK',
  WRONG_PRICE: null,
  REQUEST_REUSED: null,
  PAYMENT_UNDER_WAY: 'LOOK',
  PAYMENT_NOT_FOUND: 'LOOK',
  PAYMENT_NOT_PREPARED: null,
  PAYMENT_OVER: 'LOOK',
  PROVIDER_AWAY: null,
  SANDBOX_CARD_UNKNOWN: null,
  COUPON_REFUSED: 'NO_COUPON',
  VOUCHER_REFUSED: 'NO_VOUCHERS',
  MEANS_REQUIRED: null,
  TOO_MANY_REQUESTS: null,
  UNHEARD: null,
};

export const wayOn = (code: Refused<PaymentErrorCode>['code']): WayOn | null => WAYS[code];
