import { Injectable } from '@nestjs/common';
import {
  decodeCursor,
  encodeCursor,
  pageOf,
  type PageRequest,
  type PageWithoutCount,
  type UserId,
} from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { LARGEST_COUNT } from '../application/ports/largest-count.js';
import {
  NOTHING_PLAYED,
  PlayerStatistics,
  type MatchesWanted,
  type PlayerMet,
  type Statistics,
  type StatisticsWanted,
  type SurfaceStatistics,
} from '../application/ports/player-statistics.js';
import type { PlayedStretch, Stretch } from '../domain/statistics-period.js';
import { playersMet, playersMetCount } from './queries/players-met.js';
import { statisticsBySurface } from './queries/statistics-by-surface.js';
import { playedStretches, statisticsOf, statisticsSince } from './queries/statistics.js';

const ORDER = 'players met';

@Injectable()
export class PostgresPlayerStatistics extends PlayerStatistics {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of(wanted: readonly StatisticsWanted[]): Promise<Statistics[]> {
    const found = await statisticsOf(this.storage.manager, wanted);
    return found.map((statistics) => statistics ?? NOTHING_PLAYED);
  }

  since(wanted: readonly MatchesWanted[], since: Date | null): Promise<Statistics[]> {
    return statisticsSince(this.storage.manager, wanted, since);
  }

  bySurface(wanted: StatisticsWanted, since: Date | null): Promise<SurfaceStatistics[]> {
    return statisticsBySurface(this.storage.manager, wanted, since);
  }

  overTime(wanted: MatchesWanted, stretch: Stretch, since: Date | null): Promise<PlayedStretch[]> {
    return playedStretches(this.storage.manager, wanted, stretch, since);
  }

  async met(
    wanted: StatisticsWanted,
    { first, after }: PageRequest,
    viewer: UserId,
  ): Promise<PageWithoutCount<PlayerMet>> {
    const rows = await playersMet(this.storage.manager, {
      wanted,
      viewer,
      limit: first + 1,
      after: decodeCursor(after, ORDER, 'integer', 'instant', 'text'),
    });
    return pageOf(rows, { first, after }, ({ matches, last, playerId }) =>
      encodeCursor(ORDER, matches, last, playerId),
    );
  }

  metCount(wanted: StatisticsWanted, viewer: UserId): Promise<number> {
    return playersMetCount(this.storage.manager, { wanted, viewer }, LARGEST_COUNT);
  }
}
