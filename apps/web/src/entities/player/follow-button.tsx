import { useMutation } from '@apollo/client/react';
import { Button, type ButtonProps } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { PlayerErrorCode } from '@setpoint/client/documents';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../refusal/use-refusal.js';

const Follow = graphql(`
  mutation FollowPlayer($playerId: ID!) {
    followPlayer(input: { playerId: $playerId }) {
      success
      errorCode
      player {
        id
        isFollowedByMe
        followersCount
      }
    }
  }
`);

const Unfollow = graphql(`
  mutation UnfollowPlayer($playerId: ID!) {
    unfollowPlayer(input: { playerId: $playerId }) {
      success
      errorCode
      player {
        id
        isFollowedByMe
        followersCount
      }
    }
  }
`);

interface Followable {
  readonly id: string;
  readonly displayName: string;
  readonly isFollowedByMe: boolean;
  readonly followersCount: number;
}

/** Follows and unfollows at once; what the server refuses is rolled back with a message (PLY-04). */
export function FollowButton({
  player,
  onDone,
  ...look
}: {
  readonly player: Followable;
  /** After the server agreed. */
  readonly onDone?: (followed: boolean) => void;
} & ButtonProps) {
  const { t } = useTranslation('player-ui');
  const refused = useRefusal('player-ui');
  const following = player.isFollowedByMe;
  const afterwards = {
    __typename: 'User' as const,
    id: player.id,
    isFollowedByMe: !following,
    followersCount: Math.max(0, player.followersCount + (following ? -1 : 1)),
  };
  const answered = { __typename: 'PlayerRelationPayload' as const, success: true, errorCode: null, player: afterwards };
  const [follow] = useMutation(Follow);
  const [unfollow] = useMutation(Unfollow);

  async function toggle() {
    try {
      const variables = { playerId: player.id };
      const answer = following
        ? (
            await unfollow({
              variables,
              optimisticResponse: { unfollowPlayer: answered },
            })
          ).data?.unfollowPlayer
        : (
            await follow({
              variables,
              optimisticResponse: { followPlayer: answered },
            })
          ).data?.followPlayer;
      if (answer?.success) onDone?.(!following);
      else refused(answer?.errorCode satisfies PlayerErrorCode | null | undefined);
    } catch (error) {
      refused(error);
    }
  }

  return (
    <Button
      variant={following ? 'default' : 'light'}
      leftSection={following ? <IconUserCheck size={18} aria-hidden /> : <IconUserPlus size={18} aria-hidden />}
      aria-pressed={following}
      aria-label={t(following ? 'follow.stopNamed' : 'follow.startNamed', { name: player.displayName })}
      onClick={() => void toggle()}
      {...look}
    >
      {t(following ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
