import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { isBeyond, PageGone } from '../../../entities/paging/page-gone.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { Pages } from '../../../entities/paging/pages.js';
import { useAfter } from '../../../entities/paging/use-after.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { ForMembers } from './for-members.js';

const SIZE = 12;

const MatchesOfPlayer = graphql(`
  query MatchesOfPlayer($playerId: ID!, $first: Int!, $after: String) {
    matches(filter: { playerId: $playerId }, first: $first, after: $after) {
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
  query MatchesOfPlayerSteps($playerId: ID!, $first: Int!, $after: String) {
    matches(filter: { playerId: $playerId }, first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** Coming and played; visitors are asked to sign in (PLY-03). */
export function MatchesTab({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  return useMe() ? <MatchesList player={player} self={self} /> : <ForMembers player={player} tab="matches" />;
}

function MatchesList({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  const { t } = useTranslation('player-ui');
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page') ?? undefined);
  const variables = { playerId: player.id };
  const { after, failed, retry, remember } = useAfter({
    steps: Steps,
    variables,
    page,
    size: SIZE,
    pageInfoOf: (data) => data.matches.pageInfo,
  });
  const { data, error, refetch } = useQuery(MatchesOfPlayer, {
    variables: { ...variables, first: SIZE, after: after ?? null },
    skip: after === undefined,
  });
  const list = data?.matches;
  useEffect(() => remember(list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null));
  const to = (number: number) => `${playerPath(player, 'matches')}${number > 1 ? `?page=${number}` : ''}`;
  const paged = { size: SIZE, total: list?.totalCount ?? 0, to };
  return (
    <Stack gap="md">
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
              order={3}
              illustration="court"
              title={t('matches.empty')}
              action={
                <Button
                  component={Link}
                  to={self ? '/match/list' : `/match/new?invite=${encodeURIComponent(player.id)}`}
                >
                  {t(self ? 'statistics.find' : 'profile.invite')}
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
  );
}
