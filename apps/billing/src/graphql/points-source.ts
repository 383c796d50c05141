import type { UserId } from '@setpoint/kernel';

/** The owner of the points; balance and history are loaded on demand. */
export interface PointsOf {
  readonly playerId: UserId;
}
