import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { matchId, refuse, type Identity, type UserId } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ChangeMatch } from '../application/change-match.js';
import type { MatchCommand } from '../domain/commands.js';
import type {
  MatchIdInput,
  MutationAbandonCompetitionMatchArgs,
  MutationExtendPlayPeriodArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId } from './inputs.js';
import { done, refused } from './payloads.js';
import { ReadMatches } from './read-matches.js';

/** What players do to a match as one of a competition (REP-03, REP-04). */
@Resolver()
export class CompetitionResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly change: ChangeMatch,
  ) {}

  @Mutation('extendPlayPeriod')
  extendPlayPeriod(
    @Args() { input }: MutationExtendPlayPeriodArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ExtendPlayPeriodPayload']> {
    const { extension } = input;
    return this.run(input, caller, loaders, (who) => ({ type: 'EXTEND_PLAY_PERIOD', who, extension }));
  }

  @Mutation('abandonCompetitionMatch')
  abandonCompetitionMatch(
    @Args() { input }: MutationAbandonCompetitionMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['AbandonCompetitionMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'ABANDON', who }));
  }

  /** A refusal comes with the match as it is now, so that the page is right again. */
  private async run(
    input: MatchIdInput,
    caller: Identity,
    loaders: LoaderRegistry,
    command: (who: UserId) => MatchCommand,
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
