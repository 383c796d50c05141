import { useQuery } from '@apollo/client/react';
import { Button, Loader, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { EnteredTournamentFragment, MyEntryFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState, ErrorState, Illustration, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useAskAgain } from '../../../entities/checkout/ask-again.js';
import { Missing } from '../../../entities/missing/missing.js';
import { subscribePath, tournamentPath } from './addresses.js';
import { Confirmed, PaidForEntry } from './confirmed-fields.js';
import { NextSteps } from './next-steps.js';
import { TournamentLine } from './tournament-line.js';

/** /tournament/{id}/subscribe/confirmed: outcome of the registration and next steps. */
export function Component() {
  const { t } = useTranslation(['subscribe', 'checkout', 'match']);
  const { id = '' } = useParams();
  const me = useMe();
  const { data, error, refetch } = useQuery(Confirmed, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const tournament = data?.tournament;
  const entry = tournament?.myRegistration ?? null;
  const toPay = entry && entry.state !== 'OFFERED' ? entry.paymentReference : null;
  const due = useQuery(PaidForEntry, {
    skip: toPay === null,
    variables: { reference: toPay ?? '' },
    fetchPolicy: 'network-only',
  });
  const status = due.data?.dueOf?.status;
  const isMoving = entry?.state === 'EXPIRING' || (toPay !== null && status === 'PAID');
  const takesLong = useAskAgain(isMoving, () => refetch());

  if (data && !tournament) {
    return <Missing title={t('missing.title')} text={t('missing.text')} to="/tournament/list" label={t('another')} />;
  }
  if (tournament && !entry) return <Navigate to={subscribePath(id)} replace />;
  // Nothing was paid yet: the place is still to be.
  if (toPay !== null && entry?.state !== 'EXPIRING' && due.data && status !== 'PAID')
    return <Navigate to={subscribePath(id)} replace />;
  if (entry?.state === 'OFFERED' || entry?.paymentRefusal) return <Navigate to={subscribePath(id)} replace />;
  return (
    <Page title={t('title')} width="narrow" noIndex>
      {!tournament || !entry || !me || (toPay !== null && !isMoving) ? (
        error || due.error ? (
          <ErrorState
            onRetry={() => {
              void refetch().catch(() => {});
              if (toPay !== null) void due.refetch().catch(() => {});
            }}
          />
        ) : (
          <Loading>
            <Stack gap="lg">
              <Skeleton height={120} width={180} mx="auto" />
              <Skeleton height={60} />
              <Skeleton height={160} radius="lg" />
            </Stack>
          </Loading>
        )
      ) : (
        <Stack gap="lg">
          <TournamentLine tournament={tournament} />
          {isMoving ? (
            <Stack align="center" gap="sm" role="status">
              <Loader aria-hidden />
              <Title order={2} size="h3" ta="center">
                {t('moving.title')}
              </Title>
              <Text c="dimmed" ta="center">
                {t(takesLong ? 'moving.long' : 'moving.text')}
              </Text>
            </Stack>
          ) : (
            <Outcome tournament={tournament} entry={entry} me={me.id} />
          )}
        </Stack>
      )}
    </Page>
  );
}

const GONE: ReadonlySet<MyEntryFragment['state']> = new Set(['RELEASED', 'CANCELLED', 'EXCLUDED', 'WITHDRAWN']);

function Outcome({
  tournament,
  entry,
  me,
}: {
  readonly tournament: EnteredTournamentFragment;
  readonly entry: MyEntryFragment;
  readonly me: string;
}) {
  const { t } = useTranslation('subscribe');
  const { state, captain, partner } = entry;
  const other = (partner?.id === me ? captain : partner)?.displayName ?? '';
  if (GONE.has(state)) {
    const isTryable = tournament.registrationRefusal === null;
    return (
      <EmptyState
        illustration="lost"
        title={t('gone.title')}
        text={[t(`gone.${entry.endedBecause ?? 'CANCELLED'}`), entry.paid.includes(me) ? t('gone.refund') : '']
          .join(' ')
          .trim()}
        action={
          <Button component={Link} to={isTryable ? subscribePath(tournament.id) : '/tournament/list'}>
            {t(isTryable ? 'way.again' : 'another')}
          </Button>
        }
      />
    );
  }
  const key = state === 'HELD' ? 'awaitingCaptain' : state === 'AWAITING_PARTNER' ? 'awaitingPartner' : state;
  return (
    <>
      <Stack gap={4} align="center" role="status">
        <Illustration name="court" height={120} />
        <Title order={2} ta="center">
          {t(`done.${key}.title`, { name: other })}
        </Title>
        <Text c="dimmed" ta="center">
          {t(`done.${key}.text`, { name: other })}
        </Text>
      </Stack>
      <NextSteps tournament={tournament} entry={entry} me={me} />
      <Button component={Link} to={tournamentPath(tournament.id)} variant="default">
        {t('toTournament')}
      </Button>
    </>
  );
}
