import { useMe } from '@setpoint/client/session';
import { Page } from '@setpoint/ui';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Missing } from '../../../entities/missing/missing.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { rankingAt, rankingPath, type RankingAddress } from './address.js';
import { LevelList } from './level-list.js';
import { RankingFilters } from './ranking-filters.js';
import { useRankingWords } from './ranking-words.js';
import { StatisticsList } from './statistics-list.js';

/** One ranking (RNK-01 to RNK-03, RTE-10). */
export function Component() {
  const { t } = useTranslation('ranking');
  const me = useMe();
  const { pathname } = useLocation();
  const found = rankingAt(pathname);
  if (!found) {
    return <Missing title={t('missing.title')} text={t('missing.text')} to="/rank" label={t('missing.action')} />;
  }
  // Visitors don't see who is a woman or a man, so their list is of everybody (PLY-03).
  if (!me && found.ranking.kind === 'level' && found.ranking.sex !== 'I') {
    return <Navigate to={rankingPath({ ...found.ranking, sex: 'I' })} replace />;
  }
  return <Ranking ranking={found.ranking} page={pageNumber(found.page)} />;
}

function Ranking({ ranking, page }: { readonly ranking: RankingAddress; readonly page: number }) {
  const { t } = useTranslation('ranking');
  const words = useRankingWords();
  const { title, lead } = words.of(ranking);
  return (
    <Page title={title} description={t('description', { title, lead })} lead={lead}>
      <Stack gap="md">
        <RankingFilters ranking={ranking} />
        {ranking.kind === 'level' ? (
          <LevelList ranking={ranking} page={page} />
        ) : (
          <StatisticsList ranking={ranking} page={page} />
        )}
      </Stack>
    </Page>
  );
}
