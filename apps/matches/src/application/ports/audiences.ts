import type { MatchId, UserId } from '@setpoint/kernel';
import type { Reaction } from '../../domain/audience/fan.js';

/** The audience of a match as a viewer sees it. */
export interface Audience {
  readonly matchId: MatchId;
  readonly fans: number;
  readonly reactions: ReadonlyMap<Reaction, number>;
  readonly isFollowing: boolean;
  readonly myReaction: Reaction | null;
}

/** Read access to audiences. They exclude players of the match and those who may no longer see it. */
export abstract class Audiences {
  /** One per match, in any order; the viewer is null for visitors. */
  abstract of(matches: readonly MatchId[], viewer: UserId | null): Promise<readonly Audience[]>;
}
