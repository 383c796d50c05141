import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { useCatchUp, usePolling } from '@setpoint/client';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { Missing } from '../../../entities/missing/missing.js';
import { LeaguePageQuery } from './first.js';
import { LeagueView } from './league-view.js';
import { tabOf } from './tabs.js';

/** While the bank has yet to answer. */
const ASK_AGAIN_MS = 3_000;

/** One league: its phases and my next step, below it one of its pages (LEA-10). */
export function Component() {
  const { id = '' } = useParams();
  return <LeaguePage key={id} id={id} />;
}

function LeaguePage({ id }: { readonly id: string }) {
  const { t } = useTranslation(['league', 'competitions', 'common', 'match']);
  const { pagematchs, year } = useParams();
  const { data, error, refetch, startPolling } = useQuery(LeaguePageQuery, { variables: { id } });
  usePolling({ error, startPolling }, data?.league?.mySubscription?.isCharging ? ASK_AGAIN_MS : 0);
  const ask = () => void refetch().catch(() => {});
  useCatchUp(ask);
  const league = data?.league;
  if (!league) {
    if (league === null && !error) {
      return <Missing title={t('missing.title')} text={t('missing.text')} to="/league" label={t('missing.action')} />;
    }
    return (
      <Page title={t('page.title')} hideTitle>
        {error ? (
          <ErrorState onRetry={ask} />
        ) : (
          <Loading>
            <Stack gap="md">
              <Skeleton h={190} radius="lg" />
              <Skeleton h={92} radius="lg" />
              <Skeleton h={44} />
              <Skeleton h={320} radius="lg" />
            </Stack>
          </Loading>
        )}
      </Page>
    );
  }
  const tab = year === undefined ? tabOf(pagematchs) : 'ranking';
  if (!tab) return <Navigate to={leaguePath(league)} replace />;
  const what = [
    `${t(`common:sport.${league.sport.id}`)}, ${t(`match:format.${league.numberPlayers}`)}`,
    t('card.province', { name: league.province.name }),
    league.year,
  ];
  return (
    <Page
      title={tab === 'groups' ? league.name : `${league.name}: ${t(`page.tab.${tab}`)}`}
      description={what.join(' · ')}
      hideTitle
    >
      <LeagueView league={league} tab={tab} />
    </Page>
  );
}
