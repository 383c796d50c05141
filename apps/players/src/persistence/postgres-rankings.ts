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
import { Rankings, type RankingPlace, type RankingRefresh } from '../application/ports/rankings.js';
import { rankingKey, type Ranking } from '../domain/rankings.js';
import { rankingsAreDue, replaceScores, takeDuePlayers } from './projections/rankings.js';
import { rankingCount, rankingPage, rankingPlaceOf } from './queries/rankings.js';

@Injectable()
export class PostgresRankings extends Rankings {
  constructor(private readonly storage: Storage) {
    super();
  }

  async page(
    wanted: Ranking,
    { first, after }: PageRequest,
    viewer: UserId | null,
  ): Promise<PageWithoutCount<RankingPlace>> {
    const ranking = rankingKey(wanted);
    const terms = { ranking, viewer, limit: first + 1, after: decodeCursor(after, ranking, 'integer', 'text') };
    const rows = await this.storage.search(viewer, (manager) => rankingPage(manager, terms));
    return pageOf(rows, { first, after }, ({ score, playerId }) => encodeCursor(ranking, score, playerId));
  }

  count(ranking: Ranking, viewer: UserId | null): Promise<number> {
    return this.storage.search(viewer, (manager) => rankingCount(manager, rankingKey(ranking), viewer, LARGEST_COUNT));
  }

  placeOf(ranking: Ranking, player: UserId): Promise<RankingPlace | null> {
    return rankingPlaceOf(this.storage.manager, rankingKey(ranking), player);
  }

  refresh({ now, most, scoresOf, dueAgain }: RankingRefresh): Promise<number> {
    return this.storage.transaction(async (manager) => {
      const players = await takeDuePlayers(manager, now, most);
      const ranked = await replaceScores(manager, players, scoresOf);
      const again = ranked.flatMap((player) => {
        const at = dueAgain(player);
        return at ? [{ id: player.id, at }] : [];
      });
      for (const [at, same] of Map.groupBy(again, ({ at }) => at.getTime())) {
        await rankingsAreDue(
          manager,
          same.map(({ id }) => id),
          new Date(at),
        );
      }
      return players.length;
    });
  }
}
