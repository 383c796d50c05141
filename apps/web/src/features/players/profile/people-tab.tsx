import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { PlayerCards, PlayerCardsSkeleton } from '../../../entities/player/player-cards.js';
import { ForMembers } from './for-members.js';

const SIZE = 20;

const Following = graphql(`
  query FollowingOfPlayer($id: ID!, $first: Int!, $after: String) {
    player(id: $id) {
      id
      following(first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          cursor
          node {
            ...PlayerCard
          }
        }
      }
    }
  }
`);

const Followers = graphql(`
  query FollowersOfPlayer($id: ID!, $first: Int!, $after: String) {
    player(id: $id) {
      id
      followers(first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          cursor
          node {
            ...PlayerCard
          }
        }
      }
    }
  }
`);

interface PeopleProps {
  readonly player: ProfileFragment;
  readonly self: boolean;
}

/** Whom a player follows, or who follows the player. */
export function PeopleTab({ list, ...props }: PeopleProps & { readonly list: 'following' | 'followers' }) {
  const me = useMe();
  if (!me) return <ForMembers player={props.player} tab={list === 'following' ? 'friends' : 'followers'} />;
  return list === 'following' ? <FollowingList {...props} /> : <FollowersList {...props} />;
}

function FollowingList({ player, self }: PeopleProps) {
  const { data, error, refetch, fetchMore } = useQuery(Following, {
    variables: { id: player.id, first: SIZE, after: null },
  });
  const found = data?.player?.following;
  return (
    <People
      player={player}
      self={self}
      list="following"
      people={found?.edges.map(({ node }) => node)}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => {})}
      more={
        found?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { id: player.id, first: SIZE, after: found.pageInfo.endCursor } })
          : null
      }
    />
  );
}

function FollowersList({ player, self }: PeopleProps) {
  const { data, error, refetch, fetchMore } = useQuery(Followers, {
    variables: { id: player.id, first: SIZE, after: null },
  });
  const found = data?.player?.followers;
  return (
    <People
      player={player}
      self={self}
      list="followers"
      people={found?.edges.map(({ node }) => node)}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => {})}
      more={
        found?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { id: player.id, first: SIZE, after: found.pageInfo.endCursor } })
          : null
      }
    />
  );
}

function People({
  player,
  self,
  list,
  people,
  failed,
  onRetry,
  more,
}: PeopleProps & {
  readonly list: 'following' | 'followers';
  readonly people: Parameters<typeof PlayerCards>[0]['items'][number]['player'][] | undefined;
  readonly failed: boolean;
  onRetry(): void;
  readonly more: (() => Promise<unknown>) | null;
}) {
  const { t } = useTranslation('player-ui');
  const me = useMe();
  const [loading, setLoading] = useState(false);
  const whose = self ? 'mine' : 'theirs';
  return (
    <Stack gap="md">
      <ListFrame
        items={people}
        failed={failed}
        onRetry={onRetry}
        skeleton={<PlayerCardsSkeleton count={3} />}
        empty={
          <EmptyState
            order={3}
            illustration="players"
            title={t(`people.${list}.${whose}`, { name: player.firstName })}
            action={
              self ? (
                <Button component={Link} to={list === 'following' ? '/player/list' : '/match/list'}>
                  {t(list === 'following' ? 'people.find' : 'statistics.find')}
                </Button>
              ) : undefined
            }
          />
        }
      >
        <PlayerCards
          items={people?.map((one) => ({ player: one })) ?? []}
          action={(one) => (me && me.id !== one.id ? <FollowButton player={one} size="sm" /> : null)}
        />
      </ListFrame>
      {more && (
        <Button
          variant="default"
          loading={loading}
          style={{ alignSelf: 'center' }}
          onClick={() => {
            setLoading(true);
            void more()
              .catch(() => {})
              .finally(() => setLoading(false));
          }}
        >
          {t('people.more')}
        </Button>
      )}
    </Stack>
  );
}
