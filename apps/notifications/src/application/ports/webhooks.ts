import type { published } from '@setpoint/events';
import type { Page, PageRequest } from '@setpoint/kernel';
import type { DisabledReason, PartnerKey, WebhookEndpoint } from '../../domain/webhooks/endpoint.js';

/** What is sent: the same text to every endpoint that gets it, and with each try. */
export interface WebhookMessage {
  /** Also the delivery id, which receivers use for deduplication. */
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
  /** Response status of the last attempt, or the error. */
  readonly status: number | null;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly triedAt: Date | null;
}

/** Result of an attempt. */
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
  /** Null means the platform. */
  readonly by: string | null;
  readonly at: Date;
  readonly reason: string | null;
}

/** Partners' endpoints, deliveries and log. */
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
  /** Stores the result of an attempt; `disabled` disables the endpoint, with a log entry. */
  abstract attempted(delivery: WebhookDelivery, attempt: Attempt, disabled: DisabledReason | null): Promise<void>;
  /** Has deliveries that meet the criteria sent again, the oldest first, at most so many; how many these are. */
  abstract replay(
    criteria: DeliveryCriteria,
    ids: readonly string[],
    most: number,
    action: WebhookAction,
  ): Promise<number>;
  /** Deletes messages before the given time, with their deliveries: a batch of them. Returns their number, 0 if there are none. */
  abstract forget(before: Date): Promise<number>;
  /** Oldest first. */
  abstract log(endpointId: string): Promise<readonly WebhookAction[]>;
}

/** Stores an event's webhook message in the event's transaction. */
export interface PublishedFact {
  readonly message: WebhookMessage;
  readonly event: published.PublicEvent;
  readonly courtId: string | null;
}
