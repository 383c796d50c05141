import { Injectable } from '@nestjs/common';
import { dataBundleRequested, outgoing } from '@setpoint/events';
import { accept, Clock, Ids, type Outcome, type UserId } from '@setpoint/kernel';
import { type DataBundle, givenUpSince, stateOf } from '../domain/data-bundle.js';
import { Limits } from './limits.js';
import { DataBundles } from './ports/data-bundles.js';

/** Requests a data bundle (BYD-08). Idempotent while one is being collected. */
@Injectable()
export class RequestDataBundle {
  constructor(
    private readonly bundles: DataBundles,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(userId: UserId): Promise<Outcome<DataBundle, 'TOO_MANY_REQUESTS'>> {
    const now = this.clock.now();
    const latest = await this.bundles.latest(userId);
    if (latest && stateOf(latest, now) === 'COLLECTING') return accept(latest);
    const limited = await this.limits.take('bundlesByAccount', userId);
    if (limited) return limited;
    const bundle = { id: this.ids.next(), userId, requestedAt: now, parts: [], ready: null };
    const events = [outgoing(dataBundleRequested, { userId, bundleId: bundle.id })];
    return accept(await this.bundles.add(bundle, givenUpSince(now), events));
  }
}
