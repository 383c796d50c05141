import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { published } from '@setpoint/events';
import { type Identity, type Outcome, pageSize, toConnection, userId } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { type DeliveryCriteria, Webhooks } from '../application/ports/webhooks.js';
import { ManageWebhooks } from '../application/webhooks/manage-webhooks.js';
import type { WebhookRefusal } from '../domain/webhooks/endpoint.js';
import type {
  MutationCreateWebhookEndpointArgs,
  MutationReplayWebhooksArgs,
  MutationRotateWebhookSecretArgs,
  MutationSetWebhookEndpointEnabledArgs,
  MutationTestWebhookEndpointArgs,
  QueryWebhookDeliveriesArgs,
  QueryWebhookEndpointsArgs,
  ResolversTypes,
  WebhookDeliveriesFilter,
} from './generated/schema.js';
import type { WebhookEndpoint } from './models.js';

/** Webhooks of partners, for support (BYD-11); its role is the rule of every field. */
@Resolver('WebhookEndpoint')
export class WebhooksResolver {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly manage: ManageWebhooks,
  ) {}

  @Query('webhookEventTypes')
  types(): ResolversTypes['WebhookEventType'][] {
    return published.PUBLIC_EVENTS.map(({ type, scope, ownCentre, description }) => ({
      type,
      scope,
      ownCentre,
      description,
    }));
  }

  @Query('webhookEndpoints')
  async endpoints(@Args() { keyId }: QueryWebhookEndpointsArgs): Promise<WebhookEndpoint[]> {
    return [...(await this.webhooks.endpoints(keyId ?? null))];
  }

  @Query('webhookDeliveries')
  async deliveries(@Args() { filter, first, after }: QueryWebhookDeliveriesArgs) {
    const page = { first: pageSize(first, 50), after: after ?? null };
    return toConnection(await this.webhooks.deliveries(criteriaOf(filter ?? {}), page));
  }

  @Mutation('createWebhookEndpoint')
  async create(@Args() { input }: MutationCreateWebhookEndpointArgs, @Viewer() viewer: Identity) {
    return this.payload(await this.manage.create(input.keyId, input, signedIn(viewer)));
  }

  @Mutation('rotateWebhookSecret')
  async rotate(@Args() { id }: MutationRotateWebhookSecretArgs, @Viewer() viewer: Identity) {
    return this.payload(await this.manage.rotate(id, signedIn(viewer)));
  }

  @Mutation('setWebhookEndpointEnabled')
  async setEnabled(@Args() { input }: MutationSetWebhookEndpointEnabledArgs, @Viewer() viewer: Identity) {
    const { id, enabled, reason } = input;
    return this.payload(await this.manage.setEnabled(id, enabled, reason ?? null, signedIn(viewer)));
  }

  @Mutation('testWebhookEndpoint')
  async test(@Args() { id }: MutationTestWebhookEndpointArgs, @Viewer() viewer: Identity) {
    return this.payload(await this.manage.test(id, signedIn(viewer)));
  }

  @Mutation('replayWebhooks')
  async replay(
    @Args() { input }: MutationReplayWebhooksArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['ReplayWebhooksPayload']> {
    const { deliveryIds, endpointId, ...filter } = input;
    const criteria = { ...criteriaOf(filter), endpointId };
    const outcome = await this.manage.replay(criteria, deliveryIds ?? [], signedIn(viewer));
    return outcome.ok ? succeed({ count: outcome.value }) : failed(outcome, { count: null });
  }

  @ResolveField('log')
  async log(@Parent() { id }: WebhookEndpoint): Promise<ResolversTypes['WebhookAction'][]> {
    const actions = await this.webhooks.log(id);
    return actions.map(({ kind, by, at, reason }) => ({
      kind,
      at,
      reason,
      by: by === null ? null : { id: userId(by) },
    }));
  }

  private async payload(
    outcome: Outcome<{ endpointId: string; secret: string | null }, WebhookRefusal>,
  ): Promise<ResolversTypes['WebhookEndpointPayload']> {
    if (!outcome.ok) return failed(outcome, { endpoint: null, secret: null });
    const { endpointId, secret } = outcome.value;
    return succeed({ endpoint: await this.webhooks.endpoint(endpointId), secret });
  }
}

const criteriaOf = ({ endpointId, state, type, from, to }: WebhookDeliveriesFilter): DeliveryCriteria => ({
  ...(endpointId && { endpointId }),
  ...(state && { state }),
  ...(type && { type }),
  ...(from && { from }),
  ...(to && { to }),
});
