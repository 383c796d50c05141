import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { reasonErrors, reasonOf } from '../domain/discounts/reason.js';
import { Points } from './ports/points.js';

const MOST = 1_000;

export interface AdjustPointsCommand {
  readonly playerId: UserId;
  readonly points: number;
  readonly reason: string;
  readonly requestId: string;
}

/** Support gives or takes points, with a reason (ADM-06). */
@Injectable()
export class AdjustPoints {
  constructor(
    private readonly points: Points,
    private readonly clock: Clock,
  ) {}

  async execute(
    by: UserId,
    { playerId, points, requestId, ...given }: AdjustPointsCommand,
  ): Promise<Outcome<null, 'INVALID_DATA' | 'INSUFFICIENT_CREDIT'>> {
    const reason = reasonOf(given.reason);
    const isWrong = !Number.isInteger(points) || points === 0 || Math.abs(points) > MOST;
    const fields = [...(isWrong ? [{ field: 'points', code: 'OUT_OF_RANGE' }] : []), ...reasonErrors(reason)];
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const at = this.clock.now();
    const cause = `ADJUSTED:${by}:${requestId}`;
    const done = await this.points.adjust(
      { playerId, kind: 'ADJUSTED', cause, points, at, about: null, reason, by },
      { kind: 'POINTS_ADJUSTED', by, at, about: playerId, reason, before: null, after: { points } },
    );
    return done === 'TOO_FEW' ? refuse('INSUFFICIENT_CREDIT') : accept(null);
  }
}
