import type { MatchId, UserId } from '@setpoint/kernel';

export interface GuestOfMatch {
  readonly matchId: MatchId;
  readonly guestId: UserId;
}

/** Guests, as far as their links and addresses lead to them. */
export abstract class Guests {
  abstract withLink(tokenHash: string): Promise<GuestOfMatch | null>;
  /** Whether this address asked for no more messages. */
  abstract isSilenced(address: string): Promise<boolean>;
  /** No more messages to this address, whoever invites. Twice is once. */
  abstract silence(address: string, at: Date): Promise<void>;
}
