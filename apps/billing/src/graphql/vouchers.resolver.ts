import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, userId, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { EndDiscounts } from '../application/end-discounts.js';
import { Vouchers } from '../application/ports/vouchers.js';
import { VOUCHER_OFFERS, type Voucher } from '../domain/discounts/voucher.js';
import { euro } from '../domain/money.js';
import type { MutationCancelVoucherArgs, QueryVouchersArgs, ResolversTypes } from './generated/schema.js';
import { knownTo, reference } from './ids.js';

const MOST_VOUCHERS = 100;

@Resolver('Voucher')
export class VouchersResolver {
  constructor(
    private readonly vouchers: Vouchers,
    private readonly end: EndDiscounts,
  ) {}

  @Query('voucherOffers')
  offers(): ResolversTypes['VoucherOffer'][] {
    return VOUCHER_OFFERS.map(({ cents, points }) => ({ value: euro(cents), points }));
  }

  @Query('myVouchers')
  mine(@Viewer() viewer: Identity): Promise<readonly Voucher[]> {
    return this.vouchers.of(signedIn(viewer), MOST_VOUCHERS);
  }

  @Query('vouchers')
  async list(@Args() { filter, first, after }: QueryVouchersArgs): Promise<ResolversTypes['VoucherConnection']> {
    const criteria = {
      text: filter?.text?.trim() || null,
      playerId: filter?.playerId ? userId(knownTo(filter.playerId)) : null,
      state: filter?.state ?? null,
    };
    return toConnection(await this.vouchers.page(criteria, { first: pageSize(first, 50), after: after ?? null }));
  }

  @Mutation('cancelVoucher')
  async cancel(
    @Args() { input }: MutationCancelVoucherArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['CancelVoucherPayload']> {
    const outcome = await this.end.cancel(signedIn(viewer), { ...input, id: knownTo(input.id) });
    return outcome.ok ? succeed({ voucher: outcome.value }) : failed(outcome, { voucher: null });
  }

  @ResolveField('value')
  value(@Parent() { cents }: Voucher) {
    return euro(cents);
  }

  @ResolveField('player')
  player(@Parent() { playerId }: Voucher) {
    return reference(playerId);
  }

  @ResolveField('actions')
  actions(@Parent() { id }: Voucher) {
    return this.vouchers.actions(id);
  }
}
