import type { MatchId, UserId } from '@setpoint/kernel';
import type { Reaction } from '../../domain/audience/fan.js';

/** The audience of a match as somebody sees it. */
export interface Audience {
  readonly matchId: MatchId;
  readonly fans: number;
  readonly reactions: ReadonlyMap<Reaction, number>;
  readonly isFollowing: boolean;
  readonly myReaction: Reaction | null;
}

/** Audiences, as far as they are looked at. Who plays in a match, or may not see it any more, is in none. */
export abstract class Audiences {
  /** One for each match, in any order; the viewer is null for those who never are in one. */
  abstract of(matches: readonly MatchId[], viewer: UserId | null): Promise<readonly Audience[]>;
}
