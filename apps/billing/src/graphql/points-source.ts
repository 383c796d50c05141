import type { UserId } from '@setpoint/kernel';

/** Whose points: balance and history are read where they are asked for. */
export interface PointsOf {
  readonly playerId: UserId;
}
