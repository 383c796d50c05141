import type { MatchId, UserId } from '@setpoint/kernel';

/** Pending actions: matches waiting for a player, or a player waiting for a match. */
export interface Commitment {
  readonly organised: readonly MatchId[];
  readonly joined: readonly MatchId[];
  readonly invited: readonly MatchId[];
  readonly waiting: readonly MatchId[];
}

export abstract class Commitments {
  abstract of(who: UserId): Promise<Commitment>;
}
