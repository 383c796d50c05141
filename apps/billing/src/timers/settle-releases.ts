import { Injectable } from '@nestjs/common';
import { type DueWork, isUnavailable, Log, Timer } from '@setpoint/service-kit';
import { ReleasedPlaces } from '../application/ports/released-places.js';
import { SettleRelease } from '../application/settle-release.js';

const BATCH = 20;
/** Lease: a worker settles a place within this time or is considered dead. */
const LEASE_MS = 60_000;

/** Closes dues and refunds payments of places that were given up (BIL-06). */
@Injectable()
@Timer({ everyMs: 2_000 })
export class SettleReleases implements DueWork {
  constructor(
    private readonly places: ReleasedPlaces,
    private readonly settle: SettleRelease,
    private readonly log: Log,
  ) {}

  async run(now: Date, signal: AbortSignal): Promise<number> {
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const places = await this.places.claim(now, leaseUntil, BATCH);
    for (const place of places) {
      if (signal.aborted) break;
      try {
        await this.settle.execute(place);
        await this.places.settled(place, leaseUntil);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        // The lease expires before the next try; other rows continue.
        this.log.error({ err: error, reference: place.reference }, 'a released place could not be settled');
      }
    }
    return places.length;
  }
}
