import type { MatchId, UserId } from '@setpoint/kernel';

/** Matches that wait for somebody, or that they wait for. */
export interface Commitment {
  readonly organised: readonly MatchId[];
  readonly joined: readonly MatchId[];
  readonly invited: readonly MatchId[];
  readonly waiting: readonly MatchId[];
}

export abstract class Commitments {
  abstract of(who: UserId): Promise<Commitment>;
}
