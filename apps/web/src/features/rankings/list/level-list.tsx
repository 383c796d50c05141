import { useQuery } from '@apollo/client/react';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { rankingPath, type LevelAddress } from './address.js';
import { LevelRanking, levelVariables, PLACES_A_PAGE } from './first.js';
import { LevelRankingSteps, OwnLevelPlace } from './ranking-queries.js';
import { RankingTable } from './ranking-table.js';

/** Players of a level with a tournament in the last twelve months (RNK-03). */
export function LevelList({ ranking, page }: { readonly ranking: LevelAddress; readonly page: number }) {
  const { t } = useTranslation('ranking');
  const me = useMe();
  const variables = levelVariables(ranking);
  const list = usePagedList({
    field: 'levelRanking',
    query: LevelRanking,
    steps: LevelRankingSteps,
    variables,
    page,
    size: PLACES_A_PAGE,
  });
  const own = useQuery(OwnLevelPlace, { variables, skip: !me });
  return (
    <RankingTable
      list={list}
      own={own.data?.levelRanking?.own ?? null}
      to={(number) => rankingPath(ranking, number)}
      valueName={t('list.TOURNAMENTS_PLAYED.value')}
      emptyText={t('empty.level')}
    />
  );
}
