import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { type Outcome, refuse } from '@setpoint/kernel';
import { PaymentProvider } from '../application/ports/payment-provider.js';
import { SandboxPayer, type SandboxRefusal } from '../application/ports/sandbox.js';
import type { MutationAnswerInSandboxArgs, MutationPayInSandboxArgs, ResolversTypes } from './generated/schema.js';

/** Stands in for Stripe's payment form when the sandbox is used. */
@Resolver()
export class SandboxResolver {
  constructor(
    private readonly payer: SandboxPayer,
    private readonly provider: PaymentProvider,
  ) {}

  @Mutation('payInSandbox')
  async pay(@Args() { input }: MutationPayInSandboxArgs): Promise<ResolversTypes['SandboxPayload']> {
    return this.answered(() => this.payer.pay(input.clientSecret, input.means));
  }

  @Mutation('answerInSandbox')
  async answer(@Args() { input }: MutationAnswerInSandboxArgs): Promise<ResolversTypes['SandboxPayload']> {
    return this.answered(() => this.payer.answer(input.clientSecret, input.approves));
  }

  private async answered(
    work: () => Promise<Outcome<{ asksPayer: boolean } | null, SandboxRefusal>>,
  ): Promise<ResolversTypes['SandboxPayload']> {
    const outcome = this.provider.name === 'SANDBOX' ? await work() : refuse('SANDBOX_CARD_UNKNOWN');
    return {
      success: outcome.ok,
      errorCode: outcome.ok ? null : outcome.code,
      asksPayer: outcome.ok && (outcome.value?.asksPayer ?? false),
    };
  }
}
