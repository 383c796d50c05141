import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type Identity, type Outcome, userId } from '@setpoint/kernel';
import { failed, InjectConfig, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { FollowPayment } from '../application/follow-payment.js';
import { HearProvider } from '../application/hear-provider.js';
import { BarredPayers } from '../application/ports/barred-payers.js';
import { PaymentProvider } from '../application/ports/payment-provider.js';
import { SetPaymentAccess } from '../application/set-payment-access.js';
import { StartPayment } from '../application/start-payment.js';
import type { BillingSettings } from '../config.js';
import type { PaymentRecord } from '../domain/payment-record.js';
import type {
  MutationAbandonPaymentArgs,
  MutationConfirmPaymentArgs,
  MutationReceivePaymentWebhookArgs,
  MutationSetPaymentAccessArgs,
  MutationStartPaymentArgs,
  PaymentErrorCode,
  QueryPaymentAccessArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, knownTo, wrongRequestId } from './ids.js';
import { paymentSource } from './payment-source.js';

@Resolver()
export class PaymentResolver {
  constructor(
    private readonly start: StartPayment,
    private readonly follow: FollowPayment,
    private readonly access: SetPaymentAccess,
    private readonly payers: BarredPayers,
    private readonly hear: HearProvider,
    private readonly provider: PaymentProvider,
    @InjectConfig() private readonly settings: Pick<BillingSettings, 'stripePublishableKey'>,
  ) {}

  @Mutation('startPayment')
  async started(
    @Args() { input }: MutationStartPaymentArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['StartPaymentPayload']> {
    const wanted = { couponCode: input.couponCode ?? null, voucherIds: (input.voucherIds ?? []).map(knownTo) };
    const me = signedIn(viewer);
    const outcome = isId(input.requestId) ? await this.start.execute({ ...input, ...wanted }, me) : wrongRequestId;
    const provider = {
      provider: this.provider.name,
      publishableKey: this.provider.name === 'STRIPE' ? (this.settings.stripePublishableKey ?? null) : null,
    };
    if (!outcome.ok) {
      const retryAfterSeconds = numberIn(outcome, 'retryAfterSeconds');
      return failed(outcome, { payment: null, clientSecret: null, retryAfterSeconds, ...provider });
    }
    const { record, clientSecret } = outcome.value;
    return succeed({ payment: paymentSource(record), clientSecret, retryAfterSeconds: null, ...provider });
  }

  @Mutation('confirmPayment')
  async confirmed(
    @Args() { id }: MutationConfirmPaymentArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['PaymentPayload']> {
    return payload(await this.follow.confirm(id, signedIn(viewer)));
  }

  @Mutation('abandonPayment')
  async abandoned(
    @Args() { id }: MutationAbandonPaymentArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['PaymentPayload']> {
    return payload(await this.follow.abandon(id, signedIn(viewer)));
  }

  @Query('paymentAccess')
  async accessOf(@Args() { playerId }: QueryPaymentAccessArgs): Promise<ResolversTypes['PaymentAccess']> {
    const { lost, ...access } = await this.payers.accessOf(userId(knownTo(playerId)));
    return { ...access, lostDispute: lost };
  }

  @Mutation('setPaymentAccess')
  async setAccess(
    @Args() { input }: MutationSetPaymentAccessArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['PaymentAccessPayload']> {
    const command = { playerId: userId(input.userId), barred: input.barred, reason: input.reason };
    const outcome = await this.access.execute(command, signedIn(viewer));
    return outcome.ok
      ? { success: true, errorCode: null, barred: outcome.value }
      : { success: false, errorCode: outcome.code, barred: null };
  }

  @Mutation('receivePaymentWebhook')
  async received(@Args() { body, signature }: MutationReceivePaymentWebhookArgs): Promise<boolean> {
    return (await this.hear.webhook(Buffer.from(body, 'base64'), signature)).ok;
  }
}

const payload = (outcome: Outcome<PaymentRecord, PaymentErrorCode>): ResolversTypes['PaymentPayload'] => ({
  success: outcome.ok,
  errorCode: outcome.ok ? null : outcome.code,
  retryAfterSeconds: outcome.ok ? null : numberIn(outcome, 'retryAfterSeconds'),
  payment: outcome.ok ? paymentSource(outcome.value) : null,
});
