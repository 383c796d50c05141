import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { matchId, refuse, type Identity, type MatchId, type UserId } from '@setpoint/kernel';
import { inOrder, Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ChangeAudience } from '../application/change-audience.js';
import { Audiences } from '../application/ports/audiences.js';
import { watchRefusal } from '../domain/audience/decide.js';
import { REACTIONS, type AudienceCommand } from '../domain/audience/fan.js';
import type { Match } from '../domain/match.js';
import type {
  MatchIdInput,
  MutationFollowMatchArgs,
  MutationReactToMatchArgs,
  MutationUnfollowMatchArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId } from './inputs.js';
import type { MatchSource } from './match-source.js';
import { done, refused } from './payloads.js';
import { ReadMatches } from './read-matches.js';

/** Who watches a match (MAT-22). */
@Resolver('Match')
export class AudienceResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly audiences: Audiences,
    private readonly change: ChangeAudience,
  ) {}

  @ResolveField('audience')
  async audience(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MatchAudience']> {
    const me = viewer.kind === 'visitor' ? null : viewer.userId;
    const { fans, reactions, isFollowing, myReaction } = await this.load(match.id, me, loaders);
    return {
      ...{ fans, isFollowing, myReaction },
      reactions: REACTIONS.flatMap((reaction) => {
        const count = reactions.get(reaction);
        return count ? [{ reaction, count }] : [];
      }),
      canFollow: me !== null && !isFollowing && (await this.mayWatch(match, me, loaders)),
    };
  }

  @Mutation('followMatch')
  followMatch(
    @Args() { input }: MutationFollowMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['FollowMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'FOLLOW', who }));
  }

  @Mutation('unfollowMatch')
  unfollowMatch(
    @Args() { input }: MutationUnfollowMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['UnfollowMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'UNFOLLOW', who }));
  }

  @Mutation('reactToMatch')
  reactToMatch(
    @Args() { input }: MutationReactToMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ReactToMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'REACT', who, reaction: input.reaction }));
  }

  private async mayWatch(match: Match, who: UserId, loaders: LoaderRegistry): Promise<boolean> {
    return watchRefusal(match, who, await this.read.ruleContextOf(who, loaders)) === null;
  }

  private load(id: MatchId, viewer: UserId | null, loaders: LoaderRegistry) {
    return loaders
      .get('audiences', async (ids: readonly MatchId[]) =>
        inOrder(ids, await this.audiences.of(ids, viewer), (audience) => audience.matchId),
      )
      .load(id)
      .then((audience) => audience!);
  }

  /** A refusal includes the current match. */
  private async run(
    input: MatchIdInput,
    caller: Identity,
    loaders: LoaderRegistry,
    command: (who: UserId) => AudienceCommand,
  ) {
    const who = signedIn(caller);
    if (!isId(input.matchId)) return refused(refuse('MATCH_NOT_FOUND'), { match: null });
    const outcome = await this.change.execute(matchId(input.matchId), command(who));
    if (!outcome.ok && outcome.code === 'TOO_MANY_REQUESTS') return refused(outcome, { match: null });
    loaders.clear();
    const match = await this.read.one(input.matchId, caller, loaders);
    return outcome.ok ? done({ match }) : refused(outcome, { match });
  }
}
