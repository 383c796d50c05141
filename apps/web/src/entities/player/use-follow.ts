import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { PlayerErrorCode } from '@setpoint/client/documents';
import { useRefusal } from '../refusal/use-refusal.js';
import { noteFollow } from './just-followed.js';

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

export interface Followable {
  readonly id: string;
  readonly followersCount: number | null;
}

/**
 * Follows or unfollows, shown at once; what the server refuses is rolled back with a message (PLY-04). Answers whether it
 * was done.
 */
export function useFollow(): (player: Followable, following: boolean) => Promise<boolean> {
  const refused = useRefusal('player-ui');
  const [follow] = useMutation(Follow);
  const [unfollow] = useMutation(Unfollow);

  return async (player, following) => {
    const afterwards = {
      __typename: 'User' as const,
      id: player.id,
      isFollowedByMe: following,
      followersCount: Math.max(0, (player.followersCount ?? 0) + (following ? 1 : -1)),
    };
    const expected = {
      __typename: 'PlayerRelationPayload' as const,
      success: true,
      errorCode: null,
      player: afterwards,
    };
    const variables = { playerId: player.id };
    try {
      const answer = following
        ? (await follow({ variables, optimisticResponse: { followPlayer: expected } })).data?.followPlayer
        : (await unfollow({ variables, optimisticResponse: { unfollowPlayer: expected } })).data?.unfollowPlayer;
      if (!answer?.success) {
        refused(answer?.errorCode satisfies PlayerErrorCode | null | undefined);
        return false;
      }
      if (following) noteFollow(player.id);
      return true;
    } catch (error) {
      refused(error);
      return false;
    }
  };
}
