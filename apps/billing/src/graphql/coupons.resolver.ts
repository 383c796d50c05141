import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, pageSize, toConnection, userId, type Identity } from '@setpoint/kernel';
import { failed, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { CheckCoupon } from '../application/check-coupon.js';
import { EndDiscounts } from '../application/end-discounts.js';
import { IssueCoupon } from '../application/issue-coupon.js';
import { Coupons } from '../application/ports/coupons.js';
import type { Coupon, CouponDiscount } from '../domain/discounts/coupon.js';
import { euro } from '../domain/money.js';
import type {
  MutationCreateCouponArgs,
  MutationDeactivateCouponArgs,
  QueryCouponArgs,
  QueryCouponCheckArgs,
  QueryCouponsArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, knownTo, reference, wrongRequestId } from './ids.js';

@Resolver('Coupon')
export class CouponsResolver {
  constructor(
    private readonly coupons: Coupons,
    private readonly check: CheckCoupon,
    private readonly issue: IssueCoupon,
    private readonly end: EndDiscounts,
    private readonly clock: Clock,
  ) {}

  @Query('couponCheck')
  async checked(
    @Args() { code }: QueryCouponCheckArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['CouponCheckPayload']> {
    const outcome = await this.check.execute(signedIn(viewer), code);
    if (!outcome.ok) {
      const nothing = { code: null, discount: null, validUntil: null };
      return failed(outcome, { ...nothing, retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds') });
    }
    const { discount, validUntil } = outcome.value;
    return succeed({
      ...{ retryAfterSeconds: null, code: outcome.value.code, validUntil },
      discount: discountSource(discount),
    });
  }

  @Query('coupons')
  async list(@Args() { filter, first, after }: QueryCouponsArgs): Promise<ResolversTypes['CouponConnection']> {
    const criteria = {
      text: filter?.text?.trim() || null,
      audience: filter?.audience ?? null,
      active: filter?.active ?? null,
      now: this.clock.now(),
    };
    return toConnection(await this.coupons.page(criteria, { first: pageSize(first, 50), after: after ?? null }));
  }

  @Query('coupon')
  one(@Args() { id }: QueryCouponArgs): Promise<Coupon | null> {
    return this.coupons.of(knownTo(id));
  }

  @Mutation('createCoupon')
  async create(
    @Args() { input }: MutationCreateCouponArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['CouponPayload']> {
    const { playerIds, percent = null, cents = null, validUntil = null, mostUses = null, ...rest } = input;
    const outcome = isId(input.requestId)
      ? await this.issue.execute(signedIn(viewer), {
          ...{ ...rest, percent, cents, validUntil, mostUses },
          playerIds: (playerIds ?? []).map((id) => userId(knownTo(id))),
        })
      : wrongRequestId;
    return outcome.ok ? succeed({ coupon: outcome.value }) : failed(outcome, { coupon: null });
  }

  @Mutation('deactivateCoupon')
  async deactivate(
    @Args() { input }: MutationDeactivateCouponArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['CouponPayload']> {
    const outcome = await this.end.deactivate(signedIn(viewer), { ...input, id: knownTo(input.id) });
    return outcome.ok ? succeed({ coupon: outcome.value }) : failed(outcome, { coupon: null });
  }

  @ResolveField('discount')
  discount(@Parent() { discount }: Coupon) {
    return discountSource(discount);
  }

  @ResolveField('players')
  players(@Parent() { playerIds }: Coupon) {
    return playerIds.map((id) => ({ id }));
  }

  @ResolveField('createdBy')
  createdBy(@Parent() { createdBy }: Coupon) {
    return reference(createdBy);
  }

  @ResolveField('actions')
  actions(@Parent() { id }: Coupon) {
    return this.coupons.actions(id);
  }
}

const discountSource = (discount: CouponDiscount) =>
  'percent' in discount ? { percent: discount.percent, amount: null } : { percent: null, amount: euro(discount.cents) };
