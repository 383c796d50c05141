import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, userId, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { AdjustPoints } from '../application/adjust-points.js';
import { Points } from '../application/ports/points.js';
import { RedeemPoints } from '../application/redeem-points.js';
import { EARNED, type EarnedBy } from '../domain/points/points.js';
import type {
  MutationAdjustPointsArgs,
  MutationRedeemPointsArgs,
  PointsHistoryArgs,
  QueryPointsOfArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, knownTo, wrongRequestId } from './ids.js';
import type { PointsOf } from './points-source.js';

@Resolver('Points')
export class PointsResolver {
  constructor(
    private readonly points: Points,
    private readonly redeem: RedeemPoints,
    private readonly adjust: AdjustPoints,
  ) {}

  @Query('myPoints')
  mine(@Viewer() viewer: Identity): PointsOf {
    return { playerId: signedIn(viewer) };
  }

  @Query('pointsRules')
  rules(): ResolversTypes['PointsRule'][] {
    return (Object.keys(EARNED) as EarnedBy[]).map((kind) => ({ kind, points: EARNED[kind] }));
  }

  @Query('pointsOf')
  of(@Args() args: QueryPointsOfArgs): PointsOf {
    return { playerId: userId(knownTo(args.playerId)) };
  }

  @ResolveField('balance')
  balance(@Parent() { playerId }: PointsOf): Promise<number> {
    return this.points.balanceOf(playerId);
  }

  @ResolveField('history')
  async history(
    @Parent() { playerId }: PointsOf,
    @Args() { first, after }: PointsHistoryArgs,
  ): Promise<ResolversTypes['PointsEntryConnection']> {
    return toConnection(await this.points.history(playerId, { first: pageSize(first), after: after ?? null }));
  }

  @Mutation('redeemPoints')
  async redeemed(
    @Args() { input }: MutationRedeemPointsArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['RedeemPointsPayload']> {
    const playerId = signedIn(viewer);
    const outcome = isId(input.requestId) ? await this.redeem.execute(playerId, input) : wrongRequestId;
    const points = { playerId };
    return outcome.ok ? succeed({ voucher: outcome.value, points }) : failed(outcome, { voucher: null, points });
  }

  @Mutation('adjustPoints')
  async adjusted(
    @Args() { input }: MutationAdjustPointsArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['AdjustPointsPayload']> {
    const playerId = userId(knownTo(input.playerId));
    const outcome = isId(input.requestId)
      ? await this.adjust.execute(signedIn(viewer), { ...input, playerId })
      : wrongRequestId;
    return outcome.ok ? succeed({ points: { playerId } }) : failed(outcome, { points: { playerId } });
  }
}
