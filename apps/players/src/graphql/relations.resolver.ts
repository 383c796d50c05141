import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { Loaders, signedIn, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { FollowByInvitation } from '../application/follow-by-invitation.js';
import { RelateToPlayer, type RelateCommand } from '../application/relate-to-player.js';
import type {
  MutationBlockPlayerArgs,
  MutationFollowPlayerArgs,
  MutationInvitedFollowArgs,
  MutationUnblockPlayerArgs,
  MutationUnfollowPlayerArgs,
  PlayerRelationInput,
  ResolversTypes,
} from './generated/schema.js';
import { done, refused } from './payloads.js';
import { playerId } from './player-id.js';

/** Follow and block (PLY-04, API-08). */
@Resolver()
export class RelationsResolver {
  constructor(
    private readonly relate: RelateToPlayer,
    private readonly byInvitation: FollowByInvitation,
  ) {}

  @Mutation('followPlayer')
  follow(
    @Args() { input }: MutationFollowPlayerArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerRelationPayload']> {
    return this.change('FOLLOW', input, who, loaders);
  }

  @Mutation('unfollowPlayer')
  unfollow(
    @Args() { input }: MutationUnfollowPlayerArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerRelationPayload']> {
    return this.change('UNFOLLOW', input, who, loaders);
  }

  @Mutation('blockPlayer')
  block(
    @Args() { input }: MutationBlockPlayerArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerRelationPayload']> {
    return this.change('BLOCK', input, who, loaders);
  }

  @Mutation('unblockPlayer')
  unblock(
    @Args() { input }: MutationUnblockPlayerArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerRelationPayload']> {
    return this.change('UNBLOCK', input, who, loaders);
  }

  @Mutation('invitedFollow')
  async invitedFollow(
    @Args() { invitedCode }: MutationInvitedFollowArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['InvitedFollowPayload']> {
    const outcome = await this.byInvitation.execute(invitedCode, signedIn(who));
    loaders.clear();
    return outcome.ok ? done({ player: outcome.value }) : refused(outcome, { player: null });
  }

  private async change(
    what: RelateCommand['what'],
    { playerId: id }: PlayerRelationInput,
    who: Identity,
    loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerRelationPayload']> {
    const outcome = await this.relate.execute({ playerId: playerId(id), what }, signedIn(who));
    loaders.clear();
    return outcome.ok ? done({ player: outcome.value }) : refused(outcome, { player: null });
  }
}
