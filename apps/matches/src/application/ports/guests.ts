import type { MatchId, UserId } from '@setpoint/kernel';

export interface GuestOfMatch {
  readonly matchId: MatchId;
  readonly guestId: UserId;
}

/** Lookup of guests by link or address. */
export abstract class Guests {
  abstract withLink(tokenHash: string): Promise<GuestOfMatch | null>;
  /** Whether this address opted out of messages. */
  abstract isSilenced(address: string): Promise<boolean>;
  /** Opts the address out of messages from any inviter. Idempotent. */
  abstract silence(address: string, at: Date): Promise<void>;
}
