import type { UserId } from '@setpoint/kernel';
import type { Due } from '../../domain/due.js';
import type { RefundTarget } from '../../domain/refund.js';

/** A place that a player does not have any more. */
export interface ReleasedPlace extends Pick<Due, 'kind' | 'reference'> {
  readonly playerId: UserId;
  /** Where goes what was paid for it, or is paid yet. */
  readonly to: RefundTarget;
}

/** Places that are given up; they stay known, for money that arrives later. */
export abstract class ReleasedPlaces {
  /** The first release of a place stays. */
  abstract keep(places: readonly ReleasedPlace[], at: Date): Promise<void>;
  /** Those of which something may be to close or to give back; whoever gets them has them until `leaseUntil`. */
  abstract claim(now: Date, leaseUntil: Date, limit: number): Promise<readonly ReleasedPlace[]>;
  /** All is done, unless something came for it since the claim. */
  abstract settled(place: ReleasedPlace, leaseUntil: Date): Promise<void>;
}
