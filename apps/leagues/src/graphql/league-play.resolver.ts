import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, pageSize, toConnection, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, Viewer } from '@setpoint/service-kit';
import { ListTasks } from '../application/list-tasks.js';
import { PlayReads, type Award, type GroupOutline } from '../application/ports/play-reads.js';
import type { League, LeaguePhase } from '../domain/league.js';
import type { LeagueRankingArgs, ResolversTypes } from './generated/schema.js';
import { fixtureSource } from './play-source.js';
import { ReadPlay } from './read-play.js';

const LISTED_YEARS = 30;

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
  async rankingYears(@Parent() { id }: League, @Loaders() loaders: LoaderRegistry): Promise<readonly number[]> {
    return (await this.read.rankingYears(id, loaders)).slice(0, LISTED_YEARS);
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
  ): Promise<GroupOutline | null> {
    return viewer.kind === 'user' ? this.read.groupOfPlayer(viewer.userId, id, loaders) : null;
  }

  @ResolveField('myTasks')
  async myTasks(
    @Parent() { id }: League,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['LeagueTask'][]> {
    if (viewer.kind !== 'user') return [];
    const own = await this.read.groupOfPlayer(viewer.userId, id, loaders);
    const group = own && (await this.read.group(own.id, loaders));
    const tasks = await this.tasks.execute(id, viewer.userId, group);
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
  groups(@Parent() { id }: LeaguePhase, @Loaders() loaders: LoaderRegistry): Promise<readonly GroupOutline[]> {
    return this.read.groupsOfPhase(id, loaders);
  }

  @ResolveField('groupCount')
  groupCount(@Parent() { id }: LeaguePhase, @Loaders() loaders: LoaderRegistry): Promise<number> {
    return this.read.groupCount(id, loaders);
  }
}
