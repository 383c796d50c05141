import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, type Identity, type UserId } from '@setpoint/kernel';
import { failed, Loaders, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { FairPlay, type FairPlayScore } from '../application/ports/fair-play.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import { ReviewFairPlay } from '../application/review-fair-play.js';
import type { FairPlayRecord } from '../domain/fair-play/review.js';
import { WORTH_A_LOOK } from '../domain/fair-play/suspicion.js';
import { fairPlaySource, type FairPlaySource } from './fair-play-source.js';
import type {
  MutationReviewFairPlayArgs,
  QueryFairPlayArgs,
  QueryFairPlayOfArgs,
  ResolversTypes,
} from './generated/schema.js';
import { playerId } from './player-id.js';
import { profiles } from './user-loaders.js';

const MOST_SCORES = 60;

/** The fair-play watch, for support (BYD-12). */
@Resolver('FairPlay')
export class FairPlayResolver {
  constructor(
    private readonly fairPlay: FairPlay,
    private readonly reads: ProfileReads,
    private readonly review: ReviewFairPlay,
  ) {}

  @Query('fairPlay')
  async list(
    @Args() { filter, first, after }: QueryFairPlayArgs,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['FairPlayConnection']> {
    const least = filter?.all ? 0 : WORTH_A_LOOK;
    const criteria = { state: filter?.state ?? null, kind: filter?.kind ?? null, least };
    const page = await this.fairPlay.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: page.items.map((record) => this.sourceOf(record, loaders)) });
  }

  @Query('fairPlayOf')
  async one(
    @Args() args: QueryFairPlayOfArgs,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['FairPlay'] | null> {
    const record = await this.fairPlay.of(playerId(args.playerId));
    return record && this.sourceOf(record, loaders);
  }

  @Mutation('reviewFairPlay')
  async reviewed(
    @Args() { input }: MutationReviewFairPlayArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ReviewFairPlayPayload']> {
    const { verdict, note, version } = input;
    const player = playerId(input.playerId);
    const outcome = await this.review.execute(player, { by: signedIn(who), verdict, note, version });
    if (outcome.ok) return succeed({ fairPlay: this.sourceOf(outcome.value, loaders) });
    const record = await this.fairPlay.of(player);
    return failed(outcome, { fairPlay: record && this.sourceOf(record, loaders) });
  }

  @ResolveField('history')
  history(@Parent() source: FairPlaySource): Promise<readonly FairPlayScore[]> {
    return this.fairPlay.history(source.id, MOST_SCORES);
  }

  private sourceOf(record: FairPlayRecord, loaders: LoaderRegistry): FairPlaySource {
    return fairPlaySource(record, (id: UserId) => profiles(loaders, this.reads).load(id));
  }
}
