import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { HandleDispute } from '../application/handle-dispute.js';
import { Disputes } from '../application/ports/disputes.js';
import { PaymentIncidents } from '../application/ports/payment-incidents.js';
import { SupportPayments } from '../application/ports/support-payments.js';
import { ResolvePaymentIncident } from '../application/resolve-payment-incident.js';
import type { Dispute } from '../domain/dispute.js';
import type { PaymentIncident } from '../domain/payment-incident.js';
import type {
  MutationHandlePaymentDisputeArgs,
  MutationResolvePaymentIncidentArgs,
  QueryPaymentDisputesArgs,
  QueryPaymentIncidentsArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo } from './ids.js';
import { disputeShape, incidentShape } from './support-payment-shapes.js';

/** Disputes and incidents, which wait for support (BIL-03, BIL-09). */
@Resolver()
export class PaymentCareResolver {
  constructor(
    private readonly disputes: Disputes,
    private readonly incidents: PaymentIncidents,
    private readonly payments: SupportPayments,
    private readonly handle: HandleDispute,
    private readonly resolve: ResolvePaymentIncident,
  ) {}

  @Query('paymentDisputes')
  async listDisputes(
    @Args() { filter, first, after }: QueryPaymentDisputesArgs,
  ): Promise<ResolversTypes['PaymentDisputeConnection']> {
    const criteria = { state: filter?.state ?? null, waiting: filter?.waiting ?? null };
    const page = await this.disputes.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: await this.disputesOf(page.items) });
  }

  @Query('paymentIncidents')
  async listIncidents(
    @Args() { filter, first, after }: QueryPaymentIncidentsArgs,
  ): Promise<ResolversTypes['PaymentIncidentConnection']> {
    const criteria = { resolved: filter?.resolved ?? null };
    const page = await this.incidents.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: await this.incidentsOf(page.items) });
  }

  @Mutation('handlePaymentDispute')
  async handled(
    @Args() { input }: MutationHandlePaymentDisputeArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['HandlePaymentDisputePayload']> {
    const outcome = await this.handle.execute(signedIn(viewer), { ...input, id: knownTo(input.id) });
    if (!outcome.ok) return failed(outcome, { dispute: null });
    return succeed({ dispute: (await this.disputesOf([outcome.value]))[0]! });
  }

  @Mutation('resolvePaymentIncident')
  async resolved(
    @Args() { input }: MutationResolvePaymentIncidentArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['ResolvePaymentIncidentPayload']> {
    const outcome = await this.resolve.execute(signedIn(viewer), { ...input, id: knownTo(input.id) });
    if (!outcome.ok) return failed(outcome, { incident: null });
    return succeed({ incident: (await this.incidentsOf([outcome.value]))[0]! });
  }

  private async disputesOf(items: readonly Dispute[]) {
    const payments = await this.payments.all(items.map(({ paymentId }) => paymentId));
    return items.map((dispute) => disputeShape(dispute, payments.get(dispute.paymentId)!));
  }

  private async incidentsOf(items: readonly PaymentIncident[]) {
    const payments = await this.payments.all(items.flatMap(({ paymentId }) => paymentId ?? []));
    return items.map((incident) => incidentShape(incident, payments.get(incident.paymentId ?? '') ?? null));
  }
}
