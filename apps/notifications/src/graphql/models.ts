import type { UserId } from '@setpoint/kernel';
import type * as schema from './generated/schema.js';

/** Source types of the resolvers; `npm run codegen` reads the names. */

/** Carries its owner, which the access rule SELF needs. */
type Owned<T> = T & { readonly userId: UserId };

export type Notification = Owned<schema.Notification>;
export type NotificationEdge = Owned<Omit<schema.NotificationEdge, 'node'> & { readonly node: Notification }>;
export type NotificationConnection = Owned<
  Omit<schema.NotificationConnection, 'edges'> & { readonly edges: readonly NotificationEdge[] }
>;
export type NotificationPreference = Owned<schema.NotificationPreference>;
export type QuietHours = Owned<schema.QuietHours>;
export type NotificationSettings = Owned<
  Omit<schema.NotificationSettings, 'preferences' | 'quietHours'> & {
    readonly preferences: readonly NotificationPreference[];
    readonly quietHours: QuietHours;
  }
>;

/** An endpoint with its secrets, which no field shows; the log is read when a field asks for it. */
export type { WebhookEndpoint } from '../domain/webhooks/endpoint.js';
export type { WebhookDelivery } from '../application/ports/webhooks.js';
export type { Ticket } from '../domain/tickets/ticket.js';
