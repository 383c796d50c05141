import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, pageSize, toConnection, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { PlayerStatistics, type PlayerMet } from '../application/ports/player-statistics.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import { startOf, stretchesOf, stretchOf } from '../domain/statistics-period.js';
import type {
  PageInfo,
  ResolversTypes,
  UserPlayersMetArgs,
  UserStatisticsBySurfaceArgs,
  UserStatisticsOverTimeArgs,
} from './generated/schema.js';
import { NOBODY } from './user-connection.js';
import { profiles } from './user-loaders.js';
import { viewerOf, type UserSource } from './user-view.js';

/** A page of opponents, counted on demand. */
export interface PlayerMetConnectionSource {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: Omit<PlayerMet, 'playerId'> & { readonly player: UserSource };
  }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
}

/** Statistics as charts, and the people behind them (PLY-07). */
@Resolver('User')
export class PlayerStatisticsResolver {
  constructor(
    private readonly figures: PlayerStatistics,
    private readonly reads: ProfileReads,
    private readonly clock: Clock,
  ) {}

  @ResolveField('statisticsOverTime')
  async statisticsOverTime(
    @Parent() user: UserSource,
    @Args() { period, surface, ...format }: UserStatisticsOverTimeArgs,
  ): Promise<ResolversTypes['PlayedStretch'][]> {
    const now = this.clock.now();
    const asked = period ?? 'ALL';
    const played = await this.figures.overTime(
      { ...wanted(user, format), surface: surface ?? null },
      stretchOf(asked),
      startOf(asked, now),
    );
    return stretchesOf(asked, now, played);
  }

  @ResolveField('statisticsBySurface')
  statisticsBySurface(
    @Parent() user: UserSource,
    @Args() { period, ...format }: UserStatisticsBySurfaceArgs,
  ): Promise<ResolversTypes['SurfaceStatistics'][]> {
    return this.figures.bySurface(wanted(user, format), startOf(period ?? 'ALL', this.clock.now()));
  }

  @ResolveField('playersMet')
  async playersMet(
    @Parent() user: UserSource,
    @Args() { first, after, ...format }: UserPlayersMetArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerMetConnection']> {
    const viewer = viewerOf(who);
    if (viewer === null) return { ...NOBODY, edges: [] };
    const opponents = wanted(user, format);
    const page = await this.figures.met(opponents, { first: pageSize(first), after: after ?? null }, viewer);
    const items = await Promise.all(
      page.items.map(async ({ playerId, ...met }) => ({
        ...met,
        player: await profiles(loaders, this.reads).load(playerId),
      })),
    );
    const { edges, pageInfo } = toConnection({ ...page, items, totalCount: 0 });
    return {
      // Null for a player deleted since the page was read.
      edges: edges.flatMap(({ cursor, node: { player, ...met } }) =>
        player ? [{ cursor, node: { ...met, player } }] : [],
      ),
      pageInfo,
      totalCount: () => this.figures.metCount(opponents, viewer),
    };
  }
}

const wanted = (user: UserSource, format: Pick<UserStatisticsOverTimeArgs, 'sport' | 'numberPlayers'>) => ({
  playerId: user.id,
  sport: format.sport ?? null,
  numberPlayers: format.numberPlayers ?? null,
});
