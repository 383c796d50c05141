import { useQuery, useSubscription } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { graphql, useCatchUp } from '@setpoint/client';
import { useMe, useSessionState } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { shownDate, shownTime } from '../../../entities/match/match-time.js';
import { useSides } from '../../../entities/match/use-sides.js';
import { Missing } from '../../../entities/missing/missing.js';
import { loginPath } from '../../../entities/site/paths.js';
import { MatchPageQuery } from './first.js';
import { MatchBoard } from './match-board.js';

const Updates = graphql(`
  subscription MatchUpdated($id: ID!) {
    matchUpdated(id: $id) {
      ...MatchView
    }
  }
`);

const OrganiseFlow = lazy(async () => ({ default: (await import('../organise/organise-flow.js')).OrganiseFlow }));
/** `?do=` and what it opens. */
const RESULT_FLOWS = {
  result: lazy(async () => ({ default: (await import('../result/enter-result.js')).EnterResult })),
  confirm: lazy(async () => ({ default: (await import('../result/confirm-result.js')).ConfirmResult })),
  evaluate: lazy(async () => ({ default: (await import('../result/evaluate-opponents.js')).EvaluateOpponents })),
} as const;

/** One match: board, actions, flows (MAT-16). Another one starts afresh. */
export function Component() {
  const { id = '' } = useParams();
  return <MatchPage key={id} id={id} />;
}

/** Updates live. */
function MatchPage({ id }: { readonly id: string }) {
  const { t } = useTranslation(['match-page', 'match', 'common']);
  const me = useMe();
  const sides = useSides();
  const { kind } = useSessionState();
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closed = useRef<string | null>(null);
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
  const wanted = params.get('do');
  // A code that was scanned, by somebody who is not signed in or with another account: a private match has no page then.
  if (wanted === 'confirm' && kind === 'signed-out') {
    return <Navigate to={loginPath(location.pathname + location.search)} replace />;
  }
  if (wanted === 'confirm' && me && !error && !match?.mySide) {
    return (
      <Missing
        title={t('result.notYours.title')}
        text={t('result.notYours.text')}
        to="/match/list"
        label={t('missing.action')}
      />
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

  const flow = (content: ReactNode) => <Suspense fallback={<MatchSkeleton />}>{content}</Suspense>;
  if (me && wanted === 'organise' && match.myActions.includes('ORGANISE')) return flow(<OrganiseFlow match={match} />);
  const ResultFlow =
    wanted && Object.hasOwn(RESULT_FLOWS, wanted) ? RESULT_FLOWS[wanted as keyof typeof RESULT_FLOWS] : null;
  if (me && match.mySide && ResultFlow) return flow(<ResultFlow match={match} mySide={match.mySide} />);

  const open = (what: string) => setParams({ do: what }, { state: { inside: true } });
  // Sheets are closed by going back in the history, so that closing and Back are the same.
  const close = () => {
    if (closed.current === location.key) return;
    closed.current = location.key;
    if ((location.state as { inside?: boolean } | null)?.inside) void navigate(-1);
    else setParams({}, { replace: true });
  };
  const names = [sides.nameOf(match, 'A'), sides.nameOf(match, 'B')].filter(Boolean).join(' – ');
  const title = `${t(`common:sport.${match.sport.id}`)}, ${t(`format.${match.numberPlayers}`)}${names ? `: ${names}` : ''}`;
  const description = [
    match.datePlay && match.timePlay ? `${shownDate(match.datePlay)}, ${shownTime(match.timePlay)}` : t('when.open'),
    match.court ? courtAndCity(match.court) : (match.city ?? ''),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Page title={title} description={description} hideTitle noIndex={match.visibility === 'PRIVATE'}>
      <MatchBoard match={match} onDo={open} doing={wanted} onDone={close} />
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
