import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity, type Outcome, pageSize, toConnection, userId } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { type Issued, ManageApiKeys } from '../application/api-keys/manage-api-keys.js';
import { ApiKeys } from '../application/ports/api-keys.js';
import { openSecrets, stateOf } from '../domain/api-keys/api-key.js';
import type { ApiKeyRefusal } from '../domain/api-keys/change-api-key.js';
import type {
  MutationCountApiKeyUseArgs,
  MutationCreateApiKeyArgs,
  MutationRevokeApiKeyArgs,
  MutationRotateApiKeyArgs,
  QueryApiKeyArgs,
  QueryApiKeyGrantArgs,
  QueryApiKeysArgs,
  ResolversTypes,
} from './generated/schema.js';
import type { ApiKey } from './models.js';

const DAYS_SHOWN = 30;

/** API keys for support, and for the gateway (API-22). */
@Resolver('ApiKey')
export class ApiKeysResolver {
  constructor(
    private readonly keys: ApiKeys,
    private readonly manage: ManageApiKeys,
    private readonly clock: Clock,
  ) {}

  @Query('apiKeys')
  async list(@Args() { filter, first, after }: QueryApiKeysArgs): Promise<ResolversTypes['ApiKeyConnection']> {
    const text = filter?.text?.trim();
    const criteria = { ...(text && { text }), ...(filter?.state && { state: filter.state }) };
    return toConnection(
      await this.keys.page(criteria, { first: pageSize(first, 50), after: after ?? null }, this.clock.now()),
    );
  }

  @Query('apiKey')
  one(@Args() { id }: QueryApiKeyArgs): Promise<ApiKey | null> {
    return this.keys.find(id);
  }

  @Query('apiKeyGrant')
  async grant(@Args() { hash }: QueryApiKeyGrantArgs): Promise<ResolversTypes['ApiKeyGrant'] | null> {
    const key = await this.keys.findBySecret(hash);
    const secret = key && openSecrets(key, this.clock.now()).find((one) => one.hash === hash);
    if (!key || !secret) return null;
    const { id, scopes, perMinute, perDay, costPerMinute } = key;
    const ends = [key.expiresAt, secret.expiresAt].filter((end) => end !== null);
    const expiresAt = ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null;
    return { keyId: id, scopes, perMinute, perDay, costPerMinute, expiresAt };
  }

  @Mutation('createApiKey')
  async create(@Args() { input }: MutationCreateApiKeyArgs, @Viewer() viewer: Identity) {
    const { perMinute = 60, perDay = 10_000, costPerMinute = 20_000, courtId, expiresAt, ...rest } = input;
    const quota = { perMinute: perMinute ?? 60, perDay: perDay ?? 10_000, costPerMinute: costPerMinute ?? 20_000 };
    const wish = { ...rest, ...quota, courtId: courtId ?? null, expiresAt: expiresAt ?? null };
    return this.payload(await this.manage.create(wish, signedIn(viewer)));
  }

  @Mutation('rotateApiKey')
  async rotate(@Args() { input }: MutationRotateApiKeyArgs, @Viewer() viewer: Identity) {
    return this.payload(await this.manage.rotate(input.id, input.overlapHours ?? 24, signedIn(viewer)));
  }

  @Mutation('revokeApiKey')
  async revoke(@Args() { input }: MutationRevokeApiKeyArgs, @Viewer() viewer: Identity) {
    return this.payload(await this.manage.revoke(input.id, input.reason, signedIn(viewer)));
  }

  @Mutation('countApiKeyUse')
  async count(@Args() { uses }: MutationCountApiKeyUseArgs): Promise<boolean> {
    await this.keys.count(uses);
    return true;
  }

  @ResolveField('state')
  state(@Parent() key: ApiKey) {
    return stateOf(key, this.clock.now());
  }

  @ResolveField('secrets')
  secrets(@Parent() key: ApiKey) {
    return openSecrets(key, this.clock.now());
  }

  @ResolveField('usage')
  usage(@Parent() key: ApiKey) {
    return this.keys.usage(key.id, DAYS_SHOWN);
  }

  @ResolveField('log')
  async log(@Parent() key: ApiKey): Promise<ResolversTypes['ApiKeyAction'][]> {
    const actions = await this.keys.log(key.id);
    return actions.map(({ by, before, after, ...action }) => ({
      ...action,
      by: { id: userId(by) },
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    }));
  }

  private async payload(outcome: Outcome<Issued, ApiKeyRefusal>): Promise<ResolversTypes['ApiKeyPayload']> {
    if (!outcome.ok) return failed(outcome, { key: null, secret: null });
    return succeed({ key: await this.keys.find(outcome.value.keyId), secret: outcome.value.secret });
  }
}
