import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
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
  const list = usePagedList({
    field: 'matches',
    query: MatchesOfPlayer,
    steps: Steps,
    variables,
    page,
    size: SIZE,
  });
  const to = (number: number) => `${playerPath(player, 'matches')}${number > 1 ? `?page=${number}` : ''}`;
  return (
    <Stack gap="md">
      <PagedList
        list={list}
        to={to}
        skeleton={<MatchCardsSkeleton count={3} />}
        empty={
          <EmptyState
            order={3}
            illustration="court"
            title={t('matches.empty')}
            action={
              <Button component={Link} to={self ? '/match/list' : `/match/new?invite=${encodeURIComponent(player.id)}`}>
                {t(self ? 'statistics.find' : 'profile.invite')}
              </Button>
            }
          />
        }
      >
        {(nodes) => <MatchCards items={nodes.map((node) => ({ match: node }))} />}
      </PagedList>
    </Stack>
  );
}
