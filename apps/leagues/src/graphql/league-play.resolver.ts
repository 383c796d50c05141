import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, pageSize, toConnection, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, Viewer } from '@setpoint/service-kit';
import { ListTasks } from '../application/list-tasks.js';
import { PlayReads, type Award } from '../application/ports/play-reads.js';
import type { League, LeaguePhase } from '../domain/league.js';
import type { PlayingGroup } from '../domain/play/group.js';
import type { LeagueRankingArgs, ResolversTypes } from './generated/schema.js';
import { fixtureSource } from './play-source.js';
import { ReadPlay } from './read-play.js';

/** What is played in a league. */
@Resolver('League')
export class LeaguePlayResolver {
  constructor(
    private readonly read: ReadPlay,
    private readonly reads: PlayReads,
    private readonly tasks: ListTasks,
    private readonly clock: Clock,
  ) {}

  @ResolveField('rankingYears')
  rankingYears(@Parent() { id }: League, @Loaders() loaders: LoaderRegistry): Promise<readonly number[]> {
    return this.read.rankingYears(id, loaders);
  }

  @ResolveField('ranking')
  async ranking(
    @Parent() { id }: League,
    @Args() { year, first, after }: LeagueRankingArgs,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LeagueRankingConnection']> {
    const [latest] = await this.read.rankingYears(id, loaders);
    const wanted = year ?? latest ?? this.clock.now().getUTCFullYear();
    const page = await this.reads.ranking(id, wanted, { first: pageSize(first, 50), after: after ?? null });
    const items = page.items.map(({ playerIds, ...row }) => ({
      ...row,
      players: playerIds.map((player) => ({ id: player })),
    }));
    return toConnection({ ...page, items });
  }

  @ResolveField('myGroup')
  async myGroup(
    @Parent() { id }: League,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<PlayingGroup | null> {
    return viewer.kind === 'user' ? this.read.groupOfPlayer(viewer.userId, id, loaders) : null;
  }

  @ResolveField('myTasks')
  async myTasks(
    @Parent() { id }: League,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['LeagueTask'][]> {
    if (viewer.kind !== 'user') return [];
    const group = await this.read.groupOfPlayer(viewer.userId, id, loaders);
    const awards = await this.read.awardsOf(id, loaders);
    const tasks = await this.tasks.execute(id, viewer.userId, group, awards);
    return tasks.map(({ kind, until, fixture, award }) => ({
      ...{ kind, until, award },
      fixture: fixture && group ? fixtureSource(fixture, group) : null,
    }));
  }

  @ResolveField('awards')
  awards(@Parent() { id }: League, @Loaders() loaders: LoaderRegistry): Promise<readonly Award[]> {
    return this.read.awardsOf(id, loaders);
  }
}

@Resolver('LeaguePhase')
export class PhaseGroupsResolver {
  constructor(private readonly read: ReadPlay) {}

  @ResolveField('groups')
  groups(@Parent() { id }: LeaguePhase, @Loaders() loaders: LoaderRegistry): Promise<readonly PlayingGroup[]> {
    return this.read.groupsOfPhase(id, loaders);
  }
}
