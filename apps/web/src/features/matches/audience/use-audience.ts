import type { MatchReaction, MatchViewFragment } from '@setpoint/client/documents';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { asFollowing, asGone, Follow, React, Unfollow, withReaction, type Audience } from './audience.js';

/** Following, unfollowing and reacting, with optimistic updates and rollback (MAT-22). */
export function useAudience({ id, audience }: Pick<MatchViewFragment, 'id' | 'audience'>) {
  const [sendFollow] = useMatchCommand(Follow);
  const [sendUnfollow] = useMatchCommand(Unfollow);
  const [sendReaction] = useMatchCommand(React);
  const expected = (payload: string, next: Audience) => ({
    ...{ __typename: payload, success: true, errorCode: null },
    match: { __typename: 'Match', id, audience: { __typename: 'MatchAudience', ...next } },
  });
  const input = { matchId: id };
  return {
    follow: () => void sendFollow({ input }, { followMatch: expected('FollowMatchPayload', asFollowing(audience)) }),
    unfollow: () => void sendUnfollow({ input }, { unfollowMatch: expected('UnfollowMatchPayload', asGone(audience)) }),
    react: (reaction: MatchReaction) =>
      void sendReaction(
        { input: { ...input, reaction } },
        { reactToMatch: expected('ReactToMatchPayload', withReaction(audience, reaction)) },
      ),
  };
}
