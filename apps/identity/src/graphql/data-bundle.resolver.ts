import { Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { failed, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { DataBundles } from '../application/ports/data-bundles.js';
import { RequestDataBundle } from '../application/request-data-bundle.js';
import { BUNDLE_PARTS, stateOf } from '../domain/data-bundle.js';
import type { ResolversTypes } from './generated/schema.js';
import type { DataBundle, User } from './models.js';

/** Data bundles (BYD-08). */
@Resolver('User')
export class DataBundleResolver {
  constructor(
    private readonly bundles: DataBundles,
    private readonly requestBundle: RequestDataBundle,
    private readonly clock: Clock,
  ) {}

  /** Own bundles only, even for support. */
  @ResolveField('dataBundle')
  async dataBundle(@Parent() { id }: User, @Viewer() viewer: Identity): Promise<DataBundle | null> {
    if (viewer.kind !== 'user' || viewer.userId !== id) return null;
    const bundle = await this.bundles.latest(id);
    const state = bundle && stateOf(bundle, this.clock.now());
    if (!bundle || !state || state === 'EXPIRED') return null;
    const { requestedAt, parts, ready } = bundle;
    const progress = { partsDone: parts.length, partsAll: BUNDLE_PARTS.length };
    const file = { bytes: ready?.bytes ?? null, expiresAt: ready?.expiresAt ?? null };
    return { id: bundle.id, userId: id, state, requestedAt, ...progress, ...file };
  }

  @Mutation('requestDataBundle')
  async request(@Viewer() viewer: Identity): Promise<ResolversTypes['DataBundlePayload']> {
    const id = signedIn(viewer);
    const outcome = await this.requestBundle.execute(id);
    return outcome.ok
      ? succeed({ retryAfterSeconds: null, user: { id } })
      : failed(outcome, { retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds'), user: null });
  }
}
