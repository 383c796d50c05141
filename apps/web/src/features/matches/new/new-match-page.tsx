import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { CreatedMatch } from './created-match.js';
import { MatchWizard } from './match-wizard.js';
import type { Created, Start } from './use-new-match.js';

const StartOfDraft = graphql(`
  query StartOfDraft($player: ID!, $court: ID!, $withPlayer: Boolean!, $withCourt: Boolean!) {
    player(id: $player) @include(if: $withPlayer) {
      ...PlayerChip
      isFollowedByMe
    }
    court(id: $court) @include(if: $withCourt) {
      id
      name
      city
      timeZone
    }
  }
`);

/**
 * The wizard of a new match (MAT-01 to MAT-03), and the match once it is created. `?invite=` starts a private draft with
 * that player (MAT-02), `?court=` one at that centre.
 */
export function Component() {
  const me = useMe();
  const { t } = useTranslation('match');
  const [params, setParams] = useSearchParams();
  const invite = params.get('invite');
  const court = params.get('court');
  const prefilled = invite !== null || court !== null;
  const { data, error, refetch } = useQuery(StartOfDraft, {
    variables: { player: invite ?? '', court: court ?? '', withPlayer: invite !== null, withCourt: court !== null },
    skip: !prefilled,
    fetchPolicy: 'network-only',
  });
  const [start, setStart] = useState<Start | null>(null);
  const [created, setCreated] = useState<Created | null>(null);
  const createdId = params.get('created');

  useEffect(() => {
    if (!prefilled || !data) return;
    const { player } = data;
    setStart({
      player: player
        ? {
            id: player.id,
            displayName: player.displayName,
            avatarThumbnail: player.profiles.avatarThumbnail,
            isFollowedByMe: player.isFollowedByMe,
          }
        : null,
      court: data.court ?? null,
    });
    // The address names the wizard from here on: a reload goes on with the draft.
    setParams({}, { replace: true });
  }, [prefilled, data, setParams]);

  if (!me) return null;
  if (createdId !== null && created?.match?.id !== createdId)
    return <Navigate to={`/match/${encodeURIComponent(createdId)}`} replace />;
  return (
    <Page title={t('new.title')} width="narrow" noIndex>
      {created?.match && createdId !== null ? (
        <CreatedMatch match={created.match} overlapping={created.overlapping} />
      ) : !prefilled ? (
        <MatchWizard
          key={`${start?.player?.id}-${start?.court?.id}`}
          me={me}
          // Whoever goes on with another match begins with nothing.
          start={created ? null : start}
          onCreated={setCreated}
        />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton h={52} mb="lg" />
          <Skeleton h={420} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}
