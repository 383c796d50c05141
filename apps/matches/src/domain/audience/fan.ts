import type { UserId } from '@setpoint/kernel';

/** Reactions of the audience. */
export const REACTIONS = ['CLAP', 'FIRE', 'ACE', 'HEART', 'WOW'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A current or former follower of a match; returning followers keep their reaction (MAT-22). */
export interface Fan {
  readonly playerId: UserId;
  readonly isFollowing: boolean;
  readonly reaction: { readonly kind: Reaction; readonly at: Date } | null;
}

/** Commands of the audience. */
export type AudienceCommand =
  | { readonly type: 'FOLLOW'; readonly who: UserId }
  | { readonly type: 'UNFOLLOW'; readonly who: UserId }
  /** `reaction` is unvalidated. */
  | { readonly type: 'REACT'; readonly who: UserId; readonly reaction: string };
