import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { FriendsPageFragment } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { Pages } from '../../../entities/paging/pages.js';
import { useAfter } from '../../../entities/paging/use-after.js';
import { Section } from './section.js';

export const FRIENDS_PAGE = 6;

export const FriendsPageFields = graphql(`
  fragment FriendsPage on MatchConnection {
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
`);

const LaterPage = graphql(`
  query FriendsMatchesOfDashboard($first: Int!, $after: String) {
    friendsMatches(first: $first, after: $after) {
      ...FriendsPage
    }
  }
`);

const Steps = graphql(`
  query FriendsMatchesOfDashboardSteps($first: Int!, $after: String) {
    friendsMatches(first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const NO_VARIABLES = {};

/** What the people I follow play (PLY-11). The first page comes with the dashboard, later ones by themselves. */
export function FriendsMatches({
  first,
  page,
}: {
  readonly first: FriendsPageFragment | undefined;
  readonly page: number;
}) {
  const { t } = useTranslation('dashboard');
  const later = page > 1;
  const { after, failed, retry, remember } = useAfter({
    steps: Steps,
    variables: NO_VARIABLES,
    page,
    size: FRIENDS_PAGE,
    pageInfoOf: (data) => data.friendsMatches.pageInfo,
  });
  const { data, error, refetch } = useQuery(LaterPage, {
    variables: { first: FRIENDS_PAGE, after: after ?? null },
    skip: !later || after === undefined,
  });
  const list = later ? data?.friendsMatches : first;
  useEffect(() => remember(list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null));
  return (
    <Section title={t('friends.title')} more={{ to: '/match/friends', label: t('friends.more') }}>
      <Stack gap="md">
        <ListFrame
          items={list?.edges}
          failed={later && (Boolean(error) || failed)}
          onRetry={() => (failed ? retry() : void refetch().catch(() => {}))}
          skeleton={<MatchCardsSkeleton rail count={3} />}
          empty={
            <EmptyState
              order={3}
              illustration="players"
              title={t('friends.empty')}
              text={t('friends.emptyText')}
              action={
                <Button component={Link} to="/player/list" variant="light">
                  {t('players.more')}
                </Button>
              }
            />
          }
        >
          <MatchCards rail items={list?.edges.map(({ node }) => ({ match: node })) ?? []} />
        </ListFrame>
        {list && (
          <Pages
            page={page}
            size={FRIENDS_PAGE}
            total={list.totalCount}
            to={(number) => (number > 1 ? `/dashboard/app/${number}` : '/dashboard/app')}
          />
        )}
      </Stack>
    </Section>
  );
}
