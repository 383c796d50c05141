import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Loader, Skeleton, Stack, Text, Title } from '@mantine/core';
import { ErrorState, Illustration, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useAskAgain } from '../../../entities/checkout/ask-again.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { subscribePath } from './addresses.js';
import { PaidForPhase, Subscribe } from './subscribe-fields.js';

/** /league/{id}/subscribe/confirmed: outcome of the subscription and next steps. */
export function Component() {
  const { t } = useTranslation(['league', 'checkout', 'match']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(Subscribe, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const mine = data?.league?.mySubscription ?? null;
  const toPay = mine?.paymentReference ?? null;
  const due = useQuery(PaidForPhase, {
    skip: toPay === null,
    variables: { reference: toPay ?? '' },
    fetchPolicy: 'network-only',
  });
  const isPaid = due.data?.dueOf?.status === 'PAID';
  const isMoving = mine?.state === 'PENDING' && (toPay === null || isPaid);
  const takesLong = useAskAgain(isMoving, () => refetch());
  if (data && (!mine || mine.state === 'INACTIVE')) return <Navigate to={leaguePath({ id })} replace />;
  // Nothing was paid yet.
  if (toPay !== null && due.data && !isPaid) return <Navigate to={subscribePath(id)} replace />;
  return (
    <Page title={t('subscribe.title')} lead={data?.league?.name} width="narrow" noIndex>
      {!mine || (toPay !== null && !due.data) ? (
        error || due.error ? (
          <ErrorState
            onRetry={() => {
              void refetch().catch(() => {});
              if (toPay !== null) void due.refetch().catch(() => {});
            }}
          />
        ) : (
          <Loading>
            <Skeleton height={220} radius="lg" />
          </Loading>
        )
      ) : isMoving ? (
        <Stack align="center" gap="sm" role="status">
          <Loader aria-hidden />
          <Text ta="center">{t(takesLong ? 'subscribe.movingLong' : 'subscribe.moving')}</Text>
        </Stack>
      ) : (
        <Stack gap="lg">
          <Stack gap={4} align="center" role="status">
            <Illustration name="court" height={120} />
            <Title order={2} ta="center">
              {t('subscribe.done.title')}
            </Title>
            <Text c="dimmed" ta="center">
              {t('subscribe.done.text')}
            </Text>
          </Stack>
          <Anchor variant="standalone" component={Link} to="/player/sports/availability" py={8}>
            {t('subscribe.availability')}
          </Anchor>
          <Anchor variant="standalone" component={Link} to="/player/account/invoices" py={8}>
            {t('subscribe.done.receipt')}
          </Anchor>
          <Button component={Link} to={leaguePath({ id })}>
            {t('subscribe.toLeague')}
          </Button>
        </Stack>
      )}
    </Page>
  );
}
