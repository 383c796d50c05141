import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, courtId, Ids, matchId, refuse, type Identity, type MatchId, type UserId } from '@setpoint/kernel';
import { inOrder, Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ChangePoll } from '../application/change-poll.js';
import { Polls } from '../application/ports/polls.js';
import { organises } from '../domain/match.js';
import { passTime } from '../domain/pass-time.js';
import { MOST_TIMES } from '../domain/polls/check-times.js';
import type { PollCommand } from '../domain/polls/commands.js';
import { mayOpen } from '../domain/polls/decide-poll.js';
import type {
  MutationChoosePollTimeArgs,
  MutationClosePollArgs,
  MutationOpenPollArgs,
  MutationVoteInPollArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, knownTo } from './inputs.js';
import type { MatchSource } from './match-source.js';
import { done, refused } from './payloads.js';
import { pollSource } from './poll-source.js';
import { ReadMatches } from './read-matches.js';

/** When could we play? (BYD-04) */
@Resolver('Match')
export class PollResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly polls: Polls,
    private readonly change: ChangePoll,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @ResolveField('poll')
  async poll(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MatchPoll'] | null> {
    const poll = await this.latest(match.id, loaders);
    const now = this.clock.now();
    return poll && pollSource(poll, passTime(match, now).match, viewer, now);
  }

  @ResolveField('mayOpenPoll')
  async mayOpenPoll(
    @Parent() { match }: MatchSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<boolean> {
    if (viewer.kind !== 'user' || !organises(match, viewer.userId)) return false;
    const now = this.clock.now();
    return mayOpen(await this.latest(match.id, loaders), passTime(match, now).match, viewer.userId, now);
  }

  @Mutation('openPoll')
  openPoll(
    @Args() { input }: MutationOpenPollArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['OpenPollPayload']> {
    // Truncates to one more than the maximum, which is enough to be refused.
    const times = input.times.slice(0, MOST_TIMES + 1).map((time) => ({
      ...{ id: this.ids.next(), datePlay: time.datePlay, timePlay: time.timePlay, minutesPlay: time.minutesPlay },
      courtId: time.courtId ? courtId(knownTo(time.courtId)) : null,
    }));
    const closesAt = input.closesAt ?? null;
    return this.run(input.matchId, caller, loaders, (who) => ({
      ...{ type: 'OPEN', who, pollId: this.ids.next(), times, closesAt },
    }));
  }

  @Mutation('voteInPoll')
  voteInPoll(
    @Args() { input }: MutationVoteInPollArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['VoteInPollPayload']> {
    const { pollId } = input;
    const votes = input.votes.slice(0, MOST_TIMES);
    return this.run(input.matchId, caller, loaders, (who) => ({ type: 'VOTE', who, pollId, votes }));
  }

  @Mutation('choosePollTime')
  choosePollTime(
    @Args() { input }: MutationChoosePollTimeArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ChoosePollTimePayload']> {
    const { pollId, timeId } = input;
    const chosen = { courtId: input.courtId ? courtId(knownTo(input.courtId)) : null, booked: input.booked ?? false };
    return this.run(input.matchId, caller, loaders, (who) => ({ type: 'CHOOSE', who, pollId, timeId, ...chosen }));
  }

  @Mutation('closePoll')
  closePoll(
    @Args() { input }: MutationClosePollArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ClosePollPayload']> {
    return this.run(input.matchId, caller, loaders, (who) => ({ type: 'CLOSE', who, pollId: input.pollId }));
  }

  private latest(id: MatchId, loaders: LoaderRegistry) {
    return loaders
      .get('polls', async (ids: readonly MatchId[]) =>
        inOrder(ids, await this.polls.latest(ids), (poll): MatchId => poll.matchId),
      )
      .load(id);
  }

  /** A refusal includes the current match. */
  private async run(id: string, caller: Identity, loaders: LoaderRegistry, command: (who: UserId) => PollCommand) {
    const who = signedIn(caller);
    if (!isId(id)) return refused(refuse('MATCH_NOT_FOUND'), { match: null });
    const outcome = await this.change.execute(matchId(id), command(who));
    if (!outcome.ok && outcome.code === 'TOO_MANY_REQUESTS') return refused(outcome, { match: null });
    loaders.clear();
    const match = await this.read.one(id, caller, loaders);
    return outcome.ok ? done({ match }) : refused(outcome, { match });
  }
}
