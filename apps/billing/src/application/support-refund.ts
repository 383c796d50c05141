import { Injectable } from '@nestjs/common';
import { refuse, type FieldError, type Outcome, type UserId } from '@setpoint/kernel';
import { reasonErrors, reasonOf } from '../domain/discounts/reason.js';
import type { PaymentId } from '../domain/payment-record.js';
import type { Refund } from '../domain/refund.js';
import { RefundPayment, type RefundPaymentRefusal } from './refund-payment.js';

export interface SupportRefundCommand {
  readonly paymentId: PaymentId;
  readonly requestId: string;
  readonly cents: number;
  readonly asCredit: boolean;
  readonly reason: string;
}

export type SupportRefundRefusal =
  | Exclude<RefundPaymentRefusal, 'REFUND_TOO_LARGE'>
  | 'INVALID_DATA'
  | 'REASON_REQUIRED'
  | 'MORE_THAN_PAID';

/** Support refunds money, with a reason (ADM-06). Idempotent by request id. */
@Injectable()
export class SupportRefund {
  constructor(private readonly refund: RefundPayment) {}

  async execute(by: UserId, command: SupportRefundCommand): Promise<Outcome<Refund, SupportRefundRefusal>> {
    const { paymentId, requestId, cents, asCredit } = command;
    const reason = reasonOf(command.reason);
    if (reason === '') return refuse('REASON_REQUIRED', { fields: [{ field: 'reason', code: 'REQUIRED' }] });
    const wrong: FieldError[] = cents > 0 ? [] : [{ field: 'cents', code: 'OUT_OF_RANGE' }];
    const fields = [...wrong, ...reasonErrors(reason)];
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const to = asCredit ? 'CREDIT' : 'MEANS';
    const outcome = await this.refund.execute(paymentId, {
      cents,
      to,
      cause: `support:${by}:${requestId}`,
      by,
      reason,
    });
    if (outcome.ok) return outcome;
    return refuse(outcome.code === 'REFUND_TOO_LARGE' ? 'MORE_THAN_PAID' : outcome.code);
  }
}
