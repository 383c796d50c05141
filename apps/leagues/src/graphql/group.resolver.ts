import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, Viewer } from '@setpoint/service-kit';
import type { League, LeaguePhase } from '../domain/league.js';
import type { PlayingGroup } from '../domain/play/group.js';
import { challengeableBy } from '../domain/play/rounds.js';
import type { TableRow } from '../domain/play/table.js';
import type { QueryLeagueGroupArgs, ResolversTypes } from './generated/schema.js';
import {
  finalSource,
  fixturesInOrder,
  fixtureSource,
  memberSource,
  standingSource,
  type StandingSource,
} from './play-source.js';
import { ReadPlay } from './read-play.js';

/** Groups with their tables and matches. */
@Resolver('LeagueGroup')
export class GroupResolver {
  constructor(
    private readonly read: ReadPlay,
    private readonly clock: Clock,
  ) {}

  @Query('leagueGroup')
  group(@Args() { id }: QueryLeagueGroupArgs, @Loaders() loaders: LoaderRegistry): Promise<PlayingGroup | null> {
    return this.read.group(id, loaders);
  }

  @ResolveField('league')
  async league(@Parent() { league }: PlayingGroup, @Loaders() loaders: LoaderRegistry): Promise<League> {
    return (await this.read.league(league.id, loaders))!;
  }

  @ResolveField('phase')
  async phase(@Parent() { phase }: PlayingGroup, @Loaders() loaders: LoaderRegistry): Promise<LeaguePhase> {
    return (await this.read.phase(phase.id, loaders))!;
  }

  @ResolveField('table')
  async table(@Parent() group: PlayingGroup, @Loaders() loaders: LoaderRegistry): Promise<readonly StandingSource[]> {
    return standingsIn(group, await this.read.table(group.id, loaders));
  }

  @ResolveField('tableOfLastNight')
  async tableOfLastNight(
    @Parent() group: PlayingGroup,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly StandingSource[]> {
    return standingsIn(group, await this.read.tableOfLastNight(group.id, loaders));
  }

  @ResolveField('fixtures')
  fixtures(@Parent() group: PlayingGroup): readonly ResolversTypes['LeagueFixture'][] {
    return fixturesInOrder(group).map((fixture) => fixtureSource(fixture, group));
  }

  @ResolveField('final')
  final(@Parent() group: PlayingGroup): ResolversTypes['LeagueFixture'] | null {
    return finalSource(group);
  }

  @ResolveField('challengeable')
  challengeable(@Parent() group: PlayingGroup, @Viewer() viewer: Identity): readonly ResolversTypes['LeagueMember'][] {
    if (viewer.kind !== 'user') return [];
    const own = group.members.find(({ playerIds }) => playerIds.includes(viewer.userId));
    return own ? challengeableBy(group, own.id, this.clock.now()).map(memberSource) : [];
  }
}

/** Members moved to another group since the table was stored are omitted. */
const standingsIn = (group: PlayingGroup, rows: readonly TableRow[]): readonly StandingSource[] =>
  rows
    .filter(({ memberId }) => group.members.some(({ id }) => id === memberId))
    .map((row) => standingSource(row, group));
