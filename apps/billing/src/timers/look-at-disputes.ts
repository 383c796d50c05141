import { Injectable } from '@nestjs/common';
import { type DueWork, isUnavailable, Log, Timer } from '@setpoint/service-kit';
import { FollowDispute } from '../application/follow-dispute.js';
import { Disputes } from '../application/ports/disputes.js';

const BATCH = 20;
const LEASE_MS = 60_000;

/** Fetches disputes for which the provider has announced changes. */
@Injectable()
@Timer({ everyMs: 10_000 })
export class LookAtDisputes implements DueWork {
  constructor(
    private readonly disputes: Disputes,
    private readonly follow: FollowDispute,
    private readonly log: Log,
  ) {}

  async run(now: Date, signal: AbortSignal): Promise<number> {
    const looks = await this.disputes.claimLooks(now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const look of looks) {
      if (signal.aborted) break;
      try {
        await this.follow.look(look);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        this.log.error({ err: error, paymentId: look.paymentId }, 'a dispute could not be looked at');
      }
    }
    return looks.length;
  }
}
