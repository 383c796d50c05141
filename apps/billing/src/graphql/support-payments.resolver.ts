import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, userId, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { SupportPayments } from '../application/ports/support-payments.js';
import { SupportRefund } from '../application/support-refund.js';
import type { MutationRefundPaymentArgs, QueryPaymentsArgs, ResolversTypes } from './generated/schema.js';
import { isId, knownTo, wrongRequestId } from './ids.js';
import { paymentShape } from './support-payment-shapes.js';

/** Payments and refunds of everybody, for support (ADM-06). */
@Resolver()
export class SupportPaymentsResolver {
  constructor(
    private readonly payments: SupportPayments,
    private readonly refund: SupportRefund,
  ) {}

  @Query('payments')
  async list(@Args() { filter, first, after }: QueryPaymentsArgs): Promise<ResolversTypes['SupportPaymentConnection']> {
    const text = filter?.text?.trim();
    const criteria = {
      text: text ? knownTo(text) : null,
      playerId: filter?.playerId ? userId(knownTo(filter.playerId)) : null,
      status: filter?.status ?? null,
      disputed: filter?.disputed ?? null,
    };
    const page = await this.payments.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: page.items.map(paymentShape) });
  }

  @Mutation('refundPayment')
  async refunded(
    @Args() { input }: MutationRefundPaymentArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['RefundPaymentPayload']> {
    const paymentId = knownTo(input.paymentId);
    const outcome = isId(input.requestId)
      ? await this.refund.execute(signedIn(viewer), { ...input, paymentId })
      : wrongRequestId;
    const found = await this.payments.of(paymentId);
    const payment = found && paymentShape(found);
    return outcome.ok ? succeed({ payment }) : failed(outcome, { payment });
  }
}
