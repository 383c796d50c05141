import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { changeIn } from './change-match.js';
import type { GuestOfMatch } from './ports/guests.js';
import type { MatchTransaction } from './ports/matches.js';

/** Everything of one transaction in which somebody's places as a guest become those of their account. */
export interface GuestPlaces {
  /** Guests with this address that are no account's yet, in the order of their matches; 100 at most. */
  withAddress(address: string): Promise<readonly GuestOfMatch[]>;
  readonly transaction: MatchTransaction;
}

/** Who verified an address keeps the matches to which it was invited (MAT-05); what a rule forbids stays the guest's. */
@Injectable()
export class KeepGuestMatches {
  constructor(private readonly clock: Clock) {}

  async execute(address: string, who: UserId, places: GuestPlaces): Promise<void> {
    for (const { matchId, guestId } of await places.withAddress(address.toLowerCase()))
      await changeIn(places.transaction, matchId, { type: 'KEEP_GUEST_PLACE', who, guestId }, this.clock.now());
  }
}
