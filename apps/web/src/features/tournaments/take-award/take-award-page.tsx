import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { EmptyState, ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { MyTournamentPrizes } from '../../../entities/award/award-fields.js';
import { tournamentPath } from '../subscribe/addresses.js';
import { TakeAward } from './take-award.js';

/** /tournament/{id}/take-award: what I won there, taken once as one of its choices (TRN-13). */
export function Component() {
  const { t } = useTranslation(['award', 'tournament-errors']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(MyTournamentPrizes, { fetchPolicy: 'cache-and-network' });
  const awards = data?.myTournamentAwards.filter(({ tournament }) => tournament.id === id);
  return (
    <Page title={t('take.title')} lead={awards?.[0]?.tournament.name} width="narrow" noIndex>
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
            <Button component={Link} to={tournamentPath(id)}>
              {t('take.tournament')}
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
