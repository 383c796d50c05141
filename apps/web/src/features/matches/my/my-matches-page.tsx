import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { MyMatches } from '@setpoint/client/documents';
import { EmptyState, Page } from '@setpoint/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { wordIn } from '../../../entities/filters/params.js';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { MyWaitingLists } from '../waiting-list/my-waiting-lists.js';
import { MatchesTabs } from '../matches-tabs.js';

const SIZE = 20;
const WHEN = ['waiting', 'upcoming', 'past'] as const;

const Mine = graphql(`
  query MyMatches($when: MyMatches!, $first: Int!, $after: String) {
    myMatches(when: $when, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...MatchCard
        }
      }
    }
  }
`);

const Steps = graphql(`
  query MyMatchesSteps($when: MyMatches!, $first: Int!, $after: String) {
    myMatches(when: $when, first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const Waiting = graphql(`
  query MyMatchesWaiting {
    myMatches(when: WAITING, first: 1) {
      totalCount
    }
  }
`);

/** Mine: waiting, upcoming, past (MAT-15). Opens with what waits for me, if anything does. */
export function Component() {
  const { t } = useTranslation('match-page');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const waiting = useQuery(Waiting, { fetchPolicy: 'cache-and-network' });
  const waits = waiting.data?.myMatches?.totalCount ?? 0;
  const ready = params.has('when') || waiting.data !== undefined || waiting.error !== undefined;
  const when = wordIn(params, 'when', WHEN, waits > 0 ? 'waiting' : 'upcoming');
  const page = pageNumber(params.get('page') ?? undefined);
  const to = (tab: string, number = 1) => `/match/my?when=${tab}${number > 1 ? `&page=${number}` : ''}`;
  const variables = { when: when.toUpperCase() as MyMatches };
  const list = usePagedList({
    field: 'myMatches',
    query: Mine,
    steps: Steps,
    variables,
    page,
    size: SIZE,
    ready,
  });

  return (
    <Page
      title={t('my.title')}
      noIndex
      actions={
        <>
          <Button component={Link} to="/match/find" variant="default">
            {t('find.title')}
          </Button>
          <Button component={Link} to="/match/new" leftSection={<IconPlus size={18} aria-hidden />}>
            {t('new.open')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <MatchesTabs active="my" />
        <SegmentedControl
          aria-label={t('my.when')}
          value={when}
          onChange={(tab) => void navigate(to(tab))}
          data={WHEN.map((value) => ({
            value,
            label: value === 'waiting' && waits > 0 ? t('my.waitingCount', { count: waits }) : t(`my.${value}`),
          }))}
        />
        <PagedList
          list={list}
          to={(number) => to(when, number)}
          skeleton={<MatchCardsSkeleton count={3} />}
          empty={
            <EmptyState
              illustration={when === 'past' ? 'results' : 'court'}
              title={t(`my.empty.${when}`)}
              text={t(`my.empty.${when}Text`)}
              action={
                <Button component={Link} to={when === 'waiting' ? to('upcoming') : '/match/list'}>
                  {t(when === 'waiting' ? 'my.upcoming' : 'my.empty.find')}
                </Button>
              }
            />
          }
        >
          {(nodes) => <MatchCards items={nodes.map((node) => ({ match: node }))} />}
        </PagedList>
        {ready && when === 'upcoming' && page === 1 && <MyWaitingLists />}
      </Stack>
    </Page>
  );
}
