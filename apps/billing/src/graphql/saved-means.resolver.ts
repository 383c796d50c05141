import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Identity, Outcome } from '@setpoint/kernel';
import { failed, InjectConfig, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { PaymentProvider } from '../application/ports/payment-provider.js';
import type { NewMeans } from '../application/ports/saved-means.js';
import { SaveMeans, type SaveMeansRefusal, type SavingMeans } from '../application/save-means.js';
import type { BillingSettings } from '../config.js';
import type {
  MutationConfirmSavedMeansArgs,
  MutationStartSavingMeansArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, knownTo, wrongRequestId } from './ids.js';

@Resolver()
export class SavedMeansResolver {
  constructor(
    private readonly saving: SaveMeans,
    private readonly provider: PaymentProvider,
    @InjectConfig() private readonly settings: Pick<BillingSettings, 'stripePublishableKey'>,
  ) {}

  @Query('myPaymentMeans')
  async mine(@Viewer() viewer: Identity): Promise<ResolversTypes['PaymentMeans'] | null> {
    const saved = await this.saving.of(signedIn(viewer));
    return saved && meansSource(saved);
  }

  @Mutation('startSavingMeans')
  async started(
    @Args() { requestId }: MutationStartSavingMeansArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SaveMeansPayload']> {
    return this.payload(isId(requestId) ? await this.saving.start(signedIn(viewer), requestId) : wrongRequestId);
  }

  @Mutation('confirmSavedMeans')
  async confirmed(
    @Args() { id }: MutationConfirmSavedMeansArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SaveMeansPayload']> {
    return this.payload(await this.saving.confirm(signedIn(viewer), knownTo(id)));
  }

  private payload(
    outcome: Outcome<SavingMeans, SaveMeansRefusal | 'INVALID_DATA'>,
  ): ResolversTypes['SaveMeansPayload'] {
    const saving = outcome.ok ? outcome.value : null;
    const open = saving?.means === null ? saving : null;
    const answer = {
      retryAfterSeconds: outcome.ok ? null : numberIn(outcome, 'retryAfterSeconds'),
      id: open?.id ?? null,
      clientSecret: open?.clientSecret ?? null,
      asksPayer: open?.asksPayer ?? false,
      provider: this.provider.name,
      publishableKey: this.provider.name === 'STRIPE' ? (this.settings.stripePublishableKey ?? null) : null,
      means: saving?.means ? meansSource(saving.means) : null,
    };
    return outcome.ok ? succeed(answer) : failed(outcome, answer);
  }
}

const meansSource = ({ id, savedAt, means: { kind, label } }: NewMeans) => ({ id, kind, label, savedAt });
