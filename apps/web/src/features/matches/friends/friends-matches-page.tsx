import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
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

/** Matches of the players I follow (PLY-11). */
export function Component() {
  const { t } = useTranslation('match');
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page') ?? undefined);
  const list = usePagedList({
    field: 'friendsMatches',
    query: Friends,
    steps: Steps,
    variables: {},
    page,
    size: SIZE,
  });
  const to = (number: number) => `/match/friends${number > 1 ? `?page=${number}` : ''}`;
  return (
    <Page title={t('friends.title')} noIndex>
      <Stack gap="md">
        <MatchesTabs active="friends" />
        <PagedList
          list={list}
          to={to}
          skeleton={<MatchCardsSkeleton count={3} />}
          empty={
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
          }
        >
          {(nodes) => <MatchCards items={nodes.map((node) => ({ match: node }))} />}
        </PagedList>
      </Stack>
    </Page>
  );
}
