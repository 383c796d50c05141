import { graphql } from '@setpoint/client';
import type { MatchReaction, MatchViewFragment } from '@setpoint/client/documents';

export const Follow = graphql(`
  mutation FollowMatch($input: MatchIdInput!) {
    followMatch(input: $input) {
      success
      errorCode
      match {
        ...Audience
      }
    }
  }
`);

export const Unfollow = graphql(`
  mutation UnfollowMatch($input: MatchIdInput!) {
    unfollowMatch(input: $input) {
      success
      errorCode
      match {
        ...Audience
      }
    }
  }
`);

export const React = graphql(`
  mutation ReactToMatch($input: ReactToMatchInput!) {
    reactToMatch(input: $input) {
      success
      errorCode
      match {
        ...Audience
      }
    }
  }
`);

export type Audience = MatchViewFragment['audience'];

export const REACTIONS: readonly MatchReaction[] = ['CLAP', 'FIRE', 'ACE', 'HEART', 'WOW'];

export const countOf = (audience: Audience, reaction: MatchReaction): number =>
  audience.reactions.find((each) => each.reaction === reaction)?.count ?? 0;

/** Optimistic state after following. */
export const asFollowing = (audience: Audience): Audience => ({
  ...audience,
  fans: audience.fans + 1,
  isFollowing: true,
  canFollow: false,
});

/** Optimistic state after unfollowing. */
export const asGone = (audience: Audience): Audience => ({
  ...withReaction(audience, null),
  fans: Math.max(0, audience.fans - 1),
  isFollowing: false,
  canFollow: true,
});

/** Optimistic state after reacting. */
export function withReaction(audience: Audience, mine: MatchReaction | null): Audience {
  const change = (reaction: MatchReaction) => Number(reaction === mine) - Number(reaction === audience.myReaction);
  const reactions = REACTIONS.map((reaction) => ({
    __typename: 'ReactionCount',
    reaction,
    count: countOf(audience, reaction) + change(reaction),
  })).filter(({ count }) => count > 0);
  return { ...audience, reactions, myReaction: mine };
}
