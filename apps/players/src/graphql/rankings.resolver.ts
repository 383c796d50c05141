import { Args, Query, Resolver } from '@nestjs/graphql';
import { pageSize, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { ProfileReads } from '../application/ports/profile-reads.js';
import { Rankings, type RankingPlace } from '../application/ports/rankings.js';
import type { Ranking } from '../domain/rankings.js';
import { rankingFor } from '../domain/rules/visible-to.js';
import type { QueryLevelRankingArgs, QueryStatisticsRankingArgs, ResolversTypes } from './generated/schema.js';
import { rankingConnection, rankingEntry } from './ranking-connection.js';
import { profiles } from './user-loaders.js';
import { viewerOf } from './user-view.js';

/** Statistics lists and level lists (RNK-01 to RNK-03). */
@Resolver()
export class RankingsResolver {
  constructor(
    private readonly rankings: Rankings,
    private readonly reads: ProfileReads,
  ) {}

  @Query('statisticsRanking')
  statisticsRanking(
    @Args() { list, sport, numberPlayers, year, ...page }: QueryStatisticsRankingArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RankingConnection']> {
    const wanted = list === 'PLAYERS_MET' ? null : (year ?? null);
    return this.connection({ list, sport, numberPlayers, year: wanted }, page, who, loaders);
  }

  @Query('levelRanking')
  levelRanking(
    @Args() { level, country, sport, numberPlayers, sex, ...page }: QueryLevelRankingArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RankingConnection']> {
    const ranking = { list: 'LEVEL', level, country, sport, numberPlayers, sex: sex ?? null } as const;
    return this.connection(ranking, page, who, loaders);
  }

  private async connection(
    wanted: Ranking,
    { first, after }: Pick<QueryLevelRankingArgs, 'first' | 'after'>,
    who: Identity,
    loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RankingConnection']> {
    const viewer = viewerOf(who);
    const ranking = rankingFor(wanted, viewer);
    const playerOf = ({ playerId }: RankingPlace) => profiles(loaders, this.reads).load(playerId);
    const page = await this.rankings.page(ranking, { first: pageSize(first), after: after ?? null }, viewer);
    return {
      ...(await rankingConnection(ranking, page, playerOf)),
      totalCount: () => this.rankings.count(ranking, viewer),
      own: async () => {
        const place = viewer && (await this.rankings.placeOf(ranking, viewer));
        return place && rankingEntry(ranking, place, playerOf);
      },
    };
  }
}
