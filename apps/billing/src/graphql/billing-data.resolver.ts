import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { BillingDataOfPlayers } from '../application/ports/billing-data-of-players.js';
import { saved } from '../domain/billing-data.js';
import type { MutationSaveBillingDataArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class BillingDataResolver {
  constructor(private readonly billingData: BillingDataOfPlayers) {}

  @Query('myBillingData')
  myBillingData(@Viewer() viewer: Identity): Promise<ResolversTypes['BillingData'] | null> {
    return this.billingData.of(signedIn(viewer));
  }

  @Mutation('saveBillingData')
  async save(
    @Args() { input: { version, ...given } }: MutationSaveBillingDataArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SaveBillingDataPayload']> {
    const me = signedIn(viewer);
    const outcome = await this.billingData.change(me, (kept) => saved(kept, given, version ?? null));
    if (outcome.ok) return succeed({ billingData: outcome.value });
    return failed(outcome, { billingData: await this.billingData.of(me) });
  }
}
