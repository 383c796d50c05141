import type { UserId } from '@setpoint/kernel';

/** Somebody who waits for a place of a full match. */
export interface Waiter {
  readonly playerId: UserId;
  readonly since: Date;
}
