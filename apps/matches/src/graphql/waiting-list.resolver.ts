import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, matchId, refuse, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ChangeMatch } from '../application/change-match.js';
import { findPassedOver, fillsUntil, isWaiting } from '../domain/waiting-list/rules.js';
import type {
  MatchIdInput,
  MutationJoinWaitingListArgs,
  MutationLeaveWaitingListArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId } from './inputs.js';
import type { MatchSource } from './match-source.js';
import { done, refused } from './payloads.js';
import { ReadMatches } from './read-matches.js';

/** Who waits for a place (BYD-04). */
@Resolver('Match')
export class WaitingListResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly change: ChangeMatch,
    private readonly clock: Clock,
  ) {}

  @ResolveField('waitingList')
  async waitingList(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MatchWaitingList']> {
    const counted = { count: match.waitingList.length, fillsUntil: fillsUntil(match) };
    if (viewer.kind === 'visitor' || !isWaiting(match, viewer.userId))
      return { ...counted, myPosition: null, passedOver: null };
    const me = viewer.userId;
    const context = await this.read.ruleContextOf(me, loaders);
    return {
      ...counted,
      myPosition: match.waitingList.findIndex(({ playerId }) => playerId === me) + 1,
      passedOver: findPassedOver(match, me, context, this.clock.now()),
    };
  }

  @Mutation('joinWaitingList')
  joinWaitingList(
    @Args() { input }: MutationJoinWaitingListArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['JoinWaitingListPayload']> {
    return this.run('WAIT', input, caller, loaders);
  }

  @Mutation('leaveWaitingList')
  leaveWaitingList(
    @Args() { input }: MutationLeaveWaitingListArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LeaveWaitingListPayload']> {
    return this.run('STOP_WAITING', input, caller, loaders);
  }

  /** A refusal includes the current match. */
  private async run(type: 'WAIT' | 'STOP_WAITING', input: MatchIdInput, caller: Identity, loaders: LoaderRegistry) {
    const who = signedIn(caller);
    if (!isId(input.matchId)) return refused(refuse('MATCH_NOT_FOUND'), { match: null });
    const outcome = await this.change.execute(matchId(input.matchId), { type, who });
    if (!outcome.ok && outcome.code === 'TOO_MANY_REQUESTS') return refused(outcome, { match: null });
    loaders.clear();
    const match = await this.read.one(input.matchId, caller, loaders);
    return outcome.ok ? done({ match }) : refused(outcome, { match });
  }
}
