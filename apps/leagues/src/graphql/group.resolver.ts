import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, Viewer } from '@setpoint/service-kit';
import { PlayReads, type GroupOutline } from '../application/ports/play-reads.js';
import type { League, LeaguePhase } from '../domain/league.js';
import type { PlayingGroup } from '../domain/play/group.js';
import { challengeableBy } from '../domain/play/rounds.js';
import type { TableRow } from '../domain/play/table.js';
import type { QueryLeagueGroupArgs, QueryLeagueGroupAtArgs, ResolversTypes } from './generated/schema.js';
import { isId } from './ids.js';
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
    private readonly reads: PlayReads,
    private readonly clock: Clock,
  ) {}

  @Query('leagueGroup')
  group(@Args() { id }: QueryLeagueGroupArgs, @Loaders() loaders: LoaderRegistry): Promise<GroupOutline | null> {
    return this.read.outline(id, loaders);
  }

  @Query('leagueGroupAt')
  async groupAt(@Args() { phaseId, number }: QueryLeagueGroupAtArgs): Promise<GroupOutline | null> {
    return isId(phaseId) && isGroupNumber(number) ? this.reads.outlineAt(phaseId, number) : null;
  }

  @ResolveField('league')
  async league(@Parent() { leagueId }: GroupOutline, @Loaders() loaders: LoaderRegistry): Promise<League> {
    return (await this.read.league(leagueId, loaders))!;
  }

  @ResolveField('phase')
  async phase(@Parent() { phaseId }: GroupOutline, @Loaders() loaders: LoaderRegistry): Promise<LeaguePhase> {
    return (await this.read.phase(phaseId, loaders))!;
  }

  @ResolveField('needsDecision')
  needsDecision(@Parent() { id }: GroupOutline, @Loaders() loaders: LoaderRegistry): Promise<boolean> {
    return this.read.needsDecision(id, loaders);
  }

  @ResolveField('table')
  async table(@Parent() { id }: GroupOutline, @Loaders() loaders: LoaderRegistry): Promise<readonly StandingSource[]> {
    return this.standings(id, this.read.table(id, loaders), loaders);
  }

  @ResolveField('tableOfLastNight')
  async tableOfLastNight(
    @Parent() { id }: GroupOutline,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly StandingSource[]> {
    return this.standings(id, this.read.tableOfLastNight(id, loaders), loaders);
  }

  @ResolveField('fixtures')
  async fixtures(
    @Parent() { id }: GroupOutline,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['LeagueFixture'][]> {
    const group = await this.whole(id, loaders);
    return fixturesInOrder(group).map((fixture) => fixtureSource(fixture, group));
  }

  @ResolveField('final')
  async final(
    @Parent() { id }: GroupOutline,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LeagueFixture'] | null> {
    return finalSource(await this.whole(id, loaders));
  }

  @ResolveField('challengeable')
  async challengeable(
    @Parent() { id }: GroupOutline,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['LeagueMember'][]> {
    if (viewer.kind !== 'user') return [];
    const group = await this.whole(id, loaders);
    const own = group.members.find(({ playerIds }) => playerIds.includes(viewer.userId));
    return own ? challengeableBy(group, own.id, this.clock.now()).map(memberSource) : [];
  }

  private async whole(id: string, loaders: LoaderRegistry): Promise<PlayingGroup> {
    return (await this.read.group(id, loaders))!;
  }

  /** Members moved to another group since the table was stored are omitted. */
  private async standings(
    id: string,
    table: Promise<readonly TableRow[]>,
    loaders: LoaderRegistry,
  ): Promise<readonly StandingSource[]> {
    const [group, rows] = await Promise.all([this.whole(id, loaders), table]);
    return rows
      .filter(({ memberId }) => group.members.some((member) => member.id === memberId))
      .map((row) => standingSource(row, group));
  }
}

/** As the column keeps it. */
const isGroupNumber = (number: number): boolean => number >= 1 && number <= 32_767;
