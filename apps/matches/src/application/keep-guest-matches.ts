import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { changeIn } from './change-match.js';
import type { GuestOfMatch } from './ports/guests.js';
import type { MatchTransaction } from './ports/matches.js';

/** Unit of work for transferring a guest's places to an account. */
export interface GuestPlaces {
  /** Guests with this address and no account yet, ordered by match; at most 100. */
  withAddress(address: string): Promise<readonly GuestOfMatch[]>;
  readonly transaction: MatchTransaction;
}

/** A verified address gets the matches it was invited to as a guest (MAT-05), unless a rule forbids it. */
@Injectable()
export class KeepGuestMatches {
  constructor(private readonly clock: Clock) {}

  async execute(address: string, who: UserId, places: GuestPlaces): Promise<void> {
    for (const { matchId, guestId } of await places.withAddress(address.toLowerCase()))
      await changeIn(places.transaction, matchId, { type: 'KEEP_GUEST_PLACE', who, guestId }, this.clock.now());
  }
}
