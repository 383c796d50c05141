import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { EmptyState, ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { MyLeaguePrizes } from '../../../entities/award/award-fields.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { TakeAward } from './take-award.js';

/** /league/{id}/take-award: what I won there, taken once as one of its choices (LEA-11). */
export function Component() {
  const { t } = useTranslation(['award', 'league']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(MyLeaguePrizes, { fetchPolicy: 'cache-and-network' });
  const awards = data?.myLeagueAwards.filter(({ league }) => league.id === id);
  return (
    <Page title={t('take.title')} lead={awards?.[0]?.league.name} width="narrow" noIndex>
      {!awards ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Loading>
            <Skeleton height={60} mb="lg" />
            <Skeleton height={220} radius="lg" />
          </Loading>
        )
      ) : awards.length === 0 ? (
        <EmptyState
          illustration="results"
          title={t('take.none')}
          text={t('take.noneText')}
          action={
            <Button component={Link} to={leaguePath({ id })}>
              {t('league:subscribe.toLeague')}
            </Button>
          }
        />
      ) : (
        <Stack gap="lg">
          {awards.map((award) => (
            <TakeAward key={award.id} award={award} onStale={() => void refetch().catch(() => {})} />
          ))}
        </Stack>
      )}
    </Page>
  );
}
