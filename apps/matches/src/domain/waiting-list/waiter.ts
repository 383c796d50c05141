import type { UserId } from '@setpoint/kernel';

/** An entry of the waiting list of a full match. */
export interface Waiter {
  readonly playerId: UserId;
  readonly since: Date;
}
