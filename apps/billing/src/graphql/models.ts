/** Source types of the resolvers; `npm run codegen` reads the names. */
export type { KeptBillingData as BillingData } from '../domain/billing-data.js';
export type { Due } from '../domain/due.js';
export type { Money } from '../domain/money.js';
export type { PointsOf as Points } from './points-source.js';
export type { PositionedEntry as PointsEntry } from '../application/ports/points.js';
export type { Voucher } from '../domain/discounts/voucher.js';
export type { Coupon } from '../domain/discounts/coupon.js';
export type { SupportAction } from '../domain/discounts/support-action.js';
export type { PaymentDispute } from './support-payment-shapes.js';
