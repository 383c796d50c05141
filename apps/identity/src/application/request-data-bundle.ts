import { Injectable } from '@nestjs/common';
import { dataBundleRequested, outgoing } from '@setpoint/events';
import { accept, Clock, Ids, type Outcome, type UserId } from '@setpoint/kernel';
import type { DataBundle } from '../domain/data-bundle.js';
import { Limits } from './limits.js';
import { DataBundles } from './ports/data-bundles.js';

/** Somebody asks for all of their data (BYD-08). While one bundle is collected, asking again changes nothing. */
@Injectable()
export class RequestDataBundle {
  constructor(
    private readonly bundles: DataBundles,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(userId: UserId): Promise<Outcome<DataBundle, 'TOO_MANY_REQUESTS'>> {
    const latest = await this.bundles.latest(userId);
    if (latest && !latest.ready) return accept(latest);
    const limited = await this.limits.take('bundlesByAccount', userId);
    if (limited) return limited;
    const bundle = { id: this.ids.next(), userId, requestedAt: this.clock.now(), parts: [], ready: null };
    return accept(await this.bundles.add(bundle, [outgoing(dataBundleRequested, { userId, bundleId: bundle.id })]));
  }
}
