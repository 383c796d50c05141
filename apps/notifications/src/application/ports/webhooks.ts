import type { published } from '@setpoint/events';
import type { Page, PageRequest } from '@setpoint/kernel';
import type { DisabledReason, PartnerKey, WebhookEndpoint } from '../../domain/webhooks/endpoint.js';

/** What is sent: the same text to every endpoint that gets it, and with each try. */
export interface WebhookMessage {
  /** Of the delivery too, as receivers know it: the same again is the same message. */
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly at: Date;
  readonly body: string;
}

export type DeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED' | 'DROPPED';

export interface WebhookDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly message: WebhookMessage;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** What the last try was answered with, or why there was no answer. */
  readonly status: number | null;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly triedAt: Date | null;
}

/** What a try came to. */
export interface Attempt {
  readonly at: Date;
  readonly state: DeliveryState;
  readonly status: number | null;
  readonly error: string | null;
}

export interface DeliveryCriteria {
  readonly endpointId?: string;
  readonly state?: DeliveryState;
  readonly type?: string;
  readonly from?: Date;
  readonly to?: Date;
}

export interface WebhookAction {
  readonly endpointId: string;
  readonly kind: 'CREATED' | 'ROTATED' | 'ENABLED' | 'DISABLED' | 'TESTED' | 'REPLAYED';
  /** Null is the platform itself. */
  readonly by: string | null;
  readonly at: Date;
  readonly reason: string | null;
}

/** Endpoints of partners, what is sent to them, and what was done with them. */
export abstract class Webhooks {
  abstract key(keyId: string): Promise<PartnerKey | null>;
  /** Oldest first; of one key, or all. */
  abstract endpoints(keyId: string | null): Promise<readonly WebhookEndpoint[]>;
  abstract endpoint(id: string): Promise<WebhookEndpoint | null>;
  abstract addEndpoint(endpoint: WebhookEndpoint, action: WebhookAction): Promise<void>;
  abstract changeEndpoint(
    id: string,
    change: Partial<Pick<WebhookEndpoint, 'secret' | 'formerSecret' | 'disabled' | 'failingSince'>>,
    action: WebhookAction,
  ): Promise<void>;
  /** Keeps the message with a delivery and its job for this endpoint. */
  abstract send(endpointId: string, message: WebhookMessage, action: WebhookAction): Promise<void>;
  abstract delivery(id: string): Promise<WebhookDelivery | null>;
  /** Newest first. */
  abstract deliveries(criteria: DeliveryCriteria, page: PageRequest): Promise<Page<WebhookDelivery>>;
  /** Keeps what a try came to; with `disabled` the endpoint is given up, and logged as such. */
  abstract attempted(delivery: WebhookDelivery, attempt: Attempt, disabled: DisabledReason | null): Promise<void>;
  /** Has deliveries that meet the criteria sent again, the oldest first, at most so many; how many these are. */
  abstract replay(
    criteria: DeliveryCriteria,
    ids: readonly string[],
    most: number,
    action: WebhookAction,
  ): Promise<number>;
  /** Forgets what happened before; how many messages. */
  abstract forget(before: Date): Promise<number>;
  /** Oldest first. */
  abstract log(endpointId: string): Promise<readonly WebhookAction[]>;
}

/** Keeps what an event tells partners, in the event's own transaction. */
export interface PublishedFact {
  readonly message: WebhookMessage;
  readonly event: published.PublicEvent;
  readonly courtId: string | null;
}
