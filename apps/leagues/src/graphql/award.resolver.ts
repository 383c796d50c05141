import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { PlayReads, type Award } from '../application/ports/play-reads.js';
import { TakeAward } from '../application/take-award.js';
import type { League } from '../domain/league.js';
import type { MutationTakeLeagueAwardArgs, QueryLeagueAwardsOfArgs, ResolversTypes } from './generated/schema.js';
import { knownTo } from './ids.js';
import { choiceSource } from './play-source.js';
import { ReadPlay } from './read-play.js';

/** Prizes of leagues (LEA-11). */
@Resolver('LeagueAward')
export class AwardResolver {
  constructor(
    private readonly reads: PlayReads,
    private readonly read: ReadPlay,
    private readonly take: TakeAward,
  ) {}

  @Query('myLeagueAwards')
  mine(@Viewer() viewer: Identity): Promise<readonly Award[]> {
    return this.reads.awardsOfPlayer(signedIn(viewer));
  }

  @Query('leagueAwardsOf')
  ofPlayer(@Args() { playerId }: QueryLeagueAwardsOfArgs): Promise<readonly Award[]> {
    return this.reads.awardsOfPlayer(knownTo(playerId));
  }

  @Mutation('takeLeagueAward')
  async taken(
    @Args() { input }: MutationTakeLeagueAwardArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['LeagueAwardPayload']> {
    const player = signedIn(viewer);
    const outcome = await this.take.execute(knownTo(input.awardId), input.choice, player);
    if (outcome.ok) return { success: true, errorCode: null, award: outcome.value };
    const own = (await this.reads.awardsOfPlayer(player)).find(({ id }) => id === input.awardId);
    return { success: false, errorCode: outcome.code, award: own ?? null };
  }

  @ResolveField('league')
  async league(@Parent() { leagueId }: Award, @Loaders() loaders: LoaderRegistry): Promise<League> {
    return (await this.read.league(leagueId, loaders))!;
  }

  @ResolveField('player')
  player(@Parent() { playerId }: Award): ResolversTypes['User'] {
    return { id: playerId };
  }

  @ResolveField('choices')
  choices(@Parent() { choices }: Award): readonly ResolversTypes['PrizeChoice'][] {
    return choices.map(choiceSource);
  }
}
