import type { UserId } from '@setpoint/kernel';

/** What the audience can say of a match. */
export const REACTIONS = ['CLAP', 'FIRE', 'ACE', 'HEART', 'WOW'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Somebody who follows a match, or did: who comes back finds their reaction again (MAT-22). */
export interface Fan {
  readonly playerId: UserId;
  readonly isFollowing: boolean;
  readonly reaction: { readonly kind: Reaction; readonly at: Date } | null;
}

/** What somebody in front of the court wants. */
export type AudienceCommand =
  | { readonly type: 'FOLLOW'; readonly who: UserId }
  | { readonly type: 'UNFOLLOW'; readonly who: UserId }
  /** `reaction` as it was sent; not yet checked. */
  | { readonly type: 'REACT'; readonly who: UserId; readonly reaction: string };
