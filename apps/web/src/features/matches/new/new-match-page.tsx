import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { SPORTS } from '@setpoint/kernel';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { opponentsIn } from '../find/times.js';
import { CreatedMatch } from './created-match.js';
import { MatchWizard } from './match-wizard.js';
import type { Created, Start } from './use-new-match.js';

const StartOfDraft = graphql(`
  query StartOfDraft($one: ID!, $two: ID!, $three: ID!, $court: ID!, $withPlayers: Boolean!, $withCourt: Boolean!) {
    one: player(id: $one) @include(if: $withPlayers) {
      ...InvitedFromElsewhere
    }
    two: player(id: $two) @include(if: $withPlayers) {
      ...InvitedFromElsewhere
    }
    three: player(id: $three) @include(if: $withPlayers) {
      ...InvitedFromElsewhere
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
 * that player or up to three (MAT-02), of the sport `?sport=`; `?court=` one at that centre.
 */
export function Component() {
  const me = useMe();
  const { t } = useTranslation('match-page');
  const [params, setParams] = useSearchParams();
  const invited = opponentsIn(params.get('invite'), me?.id ?? '');
  const [one = '', two = one, three = one] = invited;
  const sport = params.get('sport');
  const court = params.get('court');
  const prefilled = params.has('invite') || court !== null;
  const { data, error, refetch } = useQuery(StartOfDraft, {
    variables: { one, two, three, court: court ?? '', withPlayers: one !== '', withCourt: court !== null },
    skip: !prefilled,
    fetchPolicy: 'network-only',
  });
  const [start, setStart] = useState<Start | null>(null);
  const [created, setCreated] = useState<Created | null>(null);
  const createdId = params.get('created');

  useEffect(() => {
    if (!prefilled || !data) return;
    const players = new Map(
      [data.one, data.two, data.three].flatMap((player) => (player ? [[player.id, player]] : [])),
    );
    setStart({
      players: [...players.values()].map(({ id, displayName, profiles, isFollowedByMe }) => ({
        ...{
          id,
          displayName,
          isFollowedByMe: isFollowedByMe ?? false,
          avatarThumbnail: profiles?.avatarThumbnail ?? null,
        },
      })),
      sport: SPORTS.find(({ id }) => String(id) === sport)?.id ?? null,
      court: data.court ? { ...data.court, city: data.court.city ?? '' } : null,
    });
    // Replaces the URL with the wizard's, so that a reload resumes the draft.
    setParams({}, { replace: true });
  }, [prefilled, data, sport, setParams]);

  if (!me) return null;
  if (createdId !== null && created?.match?.id !== createdId)
    return <Navigate to={`/match/${encodeURIComponent(createdId)}`} replace />;
  return (
    <Page title={t('new.title')} width="narrow" noIndex>
      {created?.match && createdId !== null ? (
        <CreatedMatch match={created.match} overlapping={created.overlapping} />
      ) : !prefilled ? (
        <MatchWizard
          key={`${start?.players.map(({ id }) => id).join()}-${start?.court?.id}`}
          me={me}
          // Another match starts with an empty draft.
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
