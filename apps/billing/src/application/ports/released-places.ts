import type { UserId } from '@setpoint/kernel';
import type { Due } from '../../domain/due.js';
import type { RefundTarget } from '../../domain/refund.js';

/** A place that a player has given up. */
export interface ReleasedPlace extends Pick<Due, 'kind' | 'reference'> {
  readonly playerId: UserId;
  /** Where payments for it are refunded, past or still to come. */
  readonly to: RefundTarget;
}

/** Places that were given up; kept for payments that arrive later. */
export abstract class ReleasedPlaces {
  /** The first release of a place is kept. */
  abstract keep(places: readonly ReleasedPlace[], at: Date): Promise<void>;
  /** Claims places with something to close or refund, until `leaseUntil`. */
  abstract claim(now: Date, leaseUntil: Date, limit: number): Promise<readonly ReleasedPlace[]>;
  /** Marks a place as settled unless money arrived since the claim. */
  abstract settled(place: ReleasedPlace, leaseUntil: Date): Promise<void>;
}
