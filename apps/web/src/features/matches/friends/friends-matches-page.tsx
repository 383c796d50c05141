import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState, Page } from '@setpoint/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { PageGone, isBeyond } from '../../../entities/paging/page-gone.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { Pages } from '../../../entities/paging/pages.js';
import { useAfter } from '../../../entities/paging/use-after.js';
import { MatchesTabs } from '../matches-tabs.js';

const SIZE = 20;

const Friends = graphql(`
  query FriendsMatches($first: Int!, $after: String) {
    friendsMatches(first: $first, after: $after) {
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
  query FriendsMatchesSteps($first: Int!, $after: String) {
    friendsMatches(first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const NO_VARIABLES = {};

/** Matches of the players I follow (PLY-11). */
export function Component() {
  const { t } = useTranslation('match');
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page') ?? undefined);
  const { after, failed, retry, remember } = useAfter({
    steps: Steps,
    variables: NO_VARIABLES,
    page,
    size: SIZE,
    pageInfoOf: (data) => data.friendsMatches.pageInfo,
  });
  const { data, error, refetch } = useQuery(Friends, {
    variables: { first: SIZE, after: after ?? null },
    skip: after === undefined,
  });
  const list = data?.friendsMatches;
  useEffect(() => remember(list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null));
  const to = (number: number) => `/match/friends${number > 1 ? `?page=${number}` : ''}`;
  const paged = { size: SIZE, total: list?.totalCount ?? 0, to };

  return (
    <Page title={t('friends.title')} noIndex>
      <Stack gap="md">
        <MatchesTabs active="friends" />
        <ListFrame
          items={list?.edges}
          failed={Boolean(error) || failed}
          onRetry={() => (failed ? retry() : void refetch().catch(() => {}))}
          skeleton={<MatchCardsSkeleton count={3} />}
          empty={
            isBeyond({ page, ...paged }) ? (
              <PageGone {...paged} />
            ) : (
              <EmptyState
                illustration="players"
                title={t('friends.empty.title')}
                text={t('friends.empty.text')}
                action={
                  <Button component={Link} to="/player/list">
                    {t('friends.empty.find')}
                  </Button>
                }
              />
            )
          }
        >
          <MatchCards items={list?.edges.map(({ node }) => ({ match: node })) ?? []} />
        </ListFrame>
        {list && <Pages page={page} {...paged} />}
      </Stack>
    </Page>
  );
}
