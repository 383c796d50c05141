import { useQuery } from '@apollo/client/react';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { rankingPath, type StatisticsAddress } from './address.js';
import { PLACES_A_PAGE, StatisticsRanking, statisticsVariables } from './first.js';
import { OwnStatisticsPlace, StatisticsRankingSteps } from './ranking-queries.js';
import { RankingTable } from './ranking-table.js';

/** Who played, met or reached most. */
export function StatisticsList({ ranking, page }: { readonly ranking: StatisticsAddress; readonly page: number }) {
  const { t } = useTranslation('ranking');
  const me = useMe();
  const variables = statisticsVariables(ranking);
  const list = usePagedList({
    field: 'statisticsRanking',
    query: StatisticsRanking,
    steps: StatisticsRankingSteps,
    variables,
    page,
    size: PLACES_A_PAGE,
  });
  const own = useQuery(OwnStatisticsPlace, { variables, skip: !me });
  return (
    <RankingTable
      list={list}
      own={own.data?.statisticsRanking?.own ?? null}
      to={(number) => rankingPath(ranking, number)}
      valueName={t(`list.${ranking.list}.value`)}
      emptyText={t(ranking.list.startsWith('TOURNAMENT') ? 'empty.tournaments' : 'empty.matches')}
    />
  );
}
