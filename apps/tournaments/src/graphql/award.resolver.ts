import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isSupport, type Identity } from '@setpoint/kernel';
import { failed, LoaderRegistry, Loaders, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { Awards } from '../application/ports/plays.js';
import { TakeAward } from '../application/take-award.js';
import type { Award } from '../domain/play/award.js';
import type {
  MutationTakeTournamentAwardArgs,
  QueryTournamentAwardsOfArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo, toUserId, userRef } from './ids.js';
import { prizeSource } from './prize-source.js';
import { ReadTournaments } from './read-tournaments.js';
import type { TournamentSource } from './tournament-source.js';

@Resolver('TournamentAward')
export class AwardResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly awards: Awards,
    private readonly take: TakeAward,
  ) {}

  @Query('myTournamentAwards')
  mine(@Viewer() viewer: Identity): Promise<readonly Award[]> {
    return this.awards.ofPlayer(signedIn(viewer));
  }

  @Query('tournamentAwardsOf')
  of(@Args() { playerId }: QueryTournamentAwardsOfArgs, @Viewer() viewer: Identity): Promise<readonly Award[]> {
    const viewed = { by: viewer.kind === 'user' ? viewer.userId : null, isSupport: isSupport(viewer) };
    return this.awards.seenOf(toUserId(playerId), viewed);
  }

  @Mutation('takeTournamentAward')
  async taken(
    @Args() { input }: MutationTakeTournamentAwardArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['TournamentAwardPayload']> {
    const player = signedIn(viewer);
    const id = knownTo(input.awardId);
    const outcome = await this.take.execute(player, id, input.choice);
    if (outcome.ok) return succeed({ award: outcome.value });
    const award = await this.awards.find(id);
    return failed(outcome, { award: award?.playerId === player ? award : null });
  }

  @ResolveField('tournament')
  async tournament(
    @Parent() { tournamentId }: Award,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<TournamentSource> {
    return (await this.read.one(tournamentId, viewer, loaders))!;
  }

  @ResolveField('player')
  player(@Parent() { playerId }: Award) {
    return userRef(playerId);
  }

  @ResolveField('choices')
  choices(@Parent() award: Award) {
    return prizeSource(award).choices;
  }
}
