import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { Loaders, signedIn, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { FollowByInvitation } from '../application/follow-by-invitation.js';
import { RelateToPlayer, type RelateCommand } from '../application/relate-to-player.js';
import { done, refused } from './payloads.js';
import { playerId } from './player-id.js';
import { userSource } from './user-view.js';

interface Input {
  readonly playerId: string;
}

/** Follow and block (PLY-04, API-08). */
@Resolver()
export class RelationsResolver {
  constructor(
    private readonly relate: RelateToPlayer,
    private readonly byInvitation: FollowByInvitation,
  ) {}

  @Mutation('followPlayer')
  follow(@Args('input') input: Input, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.change('FOLLOW', input, who, loaders);
  }

  @Mutation('unfollowPlayer')
  unfollow(@Args('input') input: Input, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.change('UNFOLLOW', input, who, loaders);
  }

  @Mutation('blockPlayer')
  block(@Args('input') input: Input, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.change('BLOCK', input, who, loaders);
  }

  @Mutation('unblockPlayer')
  unblock(@Args('input') input: Input, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.change('UNBLOCK', input, who, loaders);
  }

  @Mutation('invitedFollow')
  async invitedFollow(@Args('invitedCode') code: string, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    const outcome = await this.byInvitation.execute(code, signedIn(who));
    loaders.clear();
    return outcome.ok ? done({ player: userSource(outcome.value) }) : refused(outcome, { player: null });
  }

  private async change(what: RelateCommand['what'], { playerId: id }: Input, who: Identity, loaders: LoaderRegistry) {
    const outcome = await this.relate.execute({ playerId: playerId(id), what }, signedIn(who));
    loaders.clear();
    return outcome.ok ? done({ player: userSource(outcome.value) }) : refused(outcome, { player: null });
  }
}
