import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import type { GuestMatchFragment } from '@setpoint/client/documents';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { Missing } from '../../../entities/missing/missing.js';
import { MatchSummary } from '../page/match-summary.js';
import { ResultPanel } from '../page/result-panel.js';
import { TeamSeats } from '../page/team-seats.js';
import { GuestPage } from './documents.js';
import { GuestChat } from './guest-chat.js';
import { GuestActions } from './guest-actions.js';
import { KeepMatch } from './keep-match.js';
import { StopMessages } from './stop-messages.js';

/** Guests have no live connection, so the page polls. */
const ASK_AGAIN_MS = 30_000;

/** The match of a guest, who needs no account for it: the link is enough (MAT-05). */
export function Component() {
  const { t } = useTranslation(['match-page', 'match']);
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(GuestPage, { variables: { token }, pollInterval: ASK_AGAIN_MS });
  const guest = data?.guestMatch;

  if (guest === undefined)
    return (
      <Page title={t('guest.title')} hideTitle noIndex width="narrow">
        {error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <GuestSkeleton />}
      </Page>
    );
  if (guest === null)
    return (
      <Missing title={t('guest.goneTitle')} text={t('guest.goneText')} to="/match/list" label={t('missing.action')} />
    );
  const stopFirst = params.has('stop');
  const isWithdrawn = guest.standing === 'WITHDRAWN';
  return (
    <Page title={t('guest.greeting', { name: guest.name })} noIndex width="narrow">
      <Stack gap="lg">
        {stopFirst && <StopMessages guest={guest} token={token} />}
        <Alert color={isWithdrawn ? 'gray' : 'grass'} title={t(`guest.standing.${guest.standing}`)}>
          {isWithdrawn ? t('guest.withdrawn') : t('guest.invitedBy', { name: guest.invitedBy.displayName })}
        </Alert>
        <GuestActions guest={guest} token={token} />
        <MatchSummary match={guest.match} menu={null} />
        {guest.match.result && <ResultPanel match={guest.match} />}
        {guest.match.message && <Text>{guest.match.message}</Text>}
        <Sides guest={guest} />
        <GuestChat token={token} />
        <KeepMatch guest={guest} token={token} />
        {!stopFirst && <StopMessages guest={guest} token={token} />}
      </Stack>
    </Page>
  );
}

/** Their own place is theirs from the invitation on. */
const Sides = ({ guest: { id, match } }: { readonly guest: GuestMatchFragment }) => (
  <Stack gap="md">
    {(['A', 'B'] as const).map((side) => (
      <TeamSeats key={side} match={match} side={side} me={id} canRemove={false} onRemove={() => {}} />
    ))}
  </Stack>
);

const GuestSkeleton = () => (
  <Loading>
    <Stack gap="md">
      <Skeleton h={80} radius="lg" />
      <Skeleton h={150} radius="lg" />
      <Skeleton h={220} radius="lg" />
    </Stack>
  </Loading>
);
