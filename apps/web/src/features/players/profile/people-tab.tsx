import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { FollowingOfPlayerQuery, ProfileFragment } from '@setpoint/client/documents';
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

function FollowingList(props: PeopleProps) {
  const list = useQuery(Following, { variables: firstOf(props.player) });
  return <People {...props} list="following" answer={list} found={list.data?.player?.following} />;
}

function FollowersList(props: PeopleProps) {
  const list = useQuery(Followers, { variables: firstOf(props.player) });
  return <People {...props} list="followers" answer={list} found={list.data?.player?.followers} />;
}

const firstOf = ({ id }: ProfileFragment) => ({ id, first: SIZE, after: null as string | null });

function People({
  player,
  self,
  list,
  answer: { error, refetch, fetchMore },
  found,
}: PeopleProps & {
  readonly list: 'following' | 'followers';
  readonly answer: {
    readonly error?: unknown;
    refetch(): Promise<unknown>;
    fetchMore(options: { readonly variables: ReturnType<typeof firstOf> }): Promise<unknown>;
  };
  readonly found: NonNullable<FollowingOfPlayerQuery['player']>['following'] | undefined;
}) {
  const { t } = useTranslation('player-ui');
  const me = useMe();
  const [loading, setLoading] = useState(false);
  const people = found?.edges.map(({ node }) => node);
  const whose = self ? 'mine' : 'theirs';
  return (
    <Stack gap="md">
      <ListFrame
        items={people}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => {})}
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
      {found?.pageInfo.hasNextPage && (
        <Button
          variant="default"
          loading={loading}
          style={{ alignSelf: 'center' }}
          onClick={() => {
            setLoading(true);
            void fetchMore({ variables: { ...firstOf(player), after: found.pageInfo.endCursor } })
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
