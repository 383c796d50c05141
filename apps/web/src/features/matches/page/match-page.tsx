import { useQuery, useSubscription } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { graphql, useCatchUp } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { shownDate, shownTime } from '../../../entities/match/match-time.js';
import { teamName } from '../../../entities/match/match-names.js';
import { Missing } from '../../../entities/missing/missing.js';
import { OrganiseFlow } from '../organise/organise-flow.js';
import { ResultFlow } from '../result/result-flow.js';
import { MatchBoard } from './match-board.js';

const MatchPageQuery = graphql(`
  query MatchPage($id: ID!) {
    match(id: $id) {
      ...MatchView
    }
  }
`);

const Updates = graphql(`
  subscription MatchUpdated($id: ID!) {
    matchUpdated(id: $id) {
      ...MatchView
    }
  }
`);

/** `?do=` and what it opens. */
const RESULT_FLOWS = { result: 'enter', confirm: 'confirm', evaluate: 'evaluate' } as const;

/** One match: board, actions, flows (MAT-16). Another one starts afresh. */
export function Component() {
  const { id = '' } = useParams();
  return <MatchPage key={id} id={id} />;
}

/** What others do appears by itself. */
function MatchPage({ id }: { readonly id: string }) {
  const { t } = useTranslation(['match', 'common']);
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(MatchPageQuery, { variables: { id } });
  useSubscription(Updates, { variables: { id }, skip: !me });
  useCatchUp(() => void refetch().catch(() => {}));
  const match = data?.match;

  if (match === undefined) {
    return (
      <Page title={t('page.title')} hideTitle width="narrow">
        {error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <MatchSkeleton />}
      </Page>
    );
  }
  if (match === null) {
    return error ? (
      <Page title={t('page.title')} hideTitle>
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      </Page>
    ) : (
      <Missing title={t('missing.title')} text={t('missing.text')} to="/match/list" label={t('missing.action')} />
    );
  }

  const wanted = params.get('do');
  const close = () => setParams({}, { replace: true });
  if (me && wanted === 'organise' && match.myActions.includes('ORGANISE'))
    return <OrganiseFlow match={match} onDone={close} />;
  const purpose =
    wanted && Object.hasOwn(RESULT_FLOWS, wanted) ? RESULT_FLOWS[wanted as keyof typeof RESULT_FLOWS] : null;
  if (me && match.mySide && purpose) {
    return <ResultFlow key={purpose} match={match} mySide={match.mySide} purpose={purpose} onDone={close} />;
  }

  const sides = [teamName(match.teamA), teamName(match.teamB)].filter(Boolean).join(' – ');
  const title = `${t(`common:sport.${match.sport.id}`)}, ${t(`format.${match.numberPlayers}`)}${sides ? `: ${sides}` : ''}`;
  const description = [
    match.datePlay && match.timePlay ? `${shownDate(match.datePlay)}, ${shownTime(match.timePlay)}` : t('when.open'),
    match.court ? `${match.court.name}, ${match.court.city}` : (match.city ?? ''),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Page title={title} description={description} hideTitle noIndex={match.visibility === 'PRIVATE'}>
      <MatchBoard match={match} onDo={(what) => setParams({ do: what })} doing={wanted} onDone={close} />
    </Page>
  );
}

function MatchSkeleton() {
  return (
    <Loading>
      <Stack gap="md">
        <Skeleton h={150} radius="lg" />
        <Skeleton h={96} radius="lg" />
        <Skeleton h={260} radius="lg" />
      </Stack>
    </Loading>
  );
}
