import type { IncomingMessage } from 'node:http';
import type { Clock } from '@setpoint/kernel';
import type { PushBus } from '@setpoint/service-kit/edge';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Authenticator } from '../auth/authenticator.js';
import type { Caller } from '../auth/caller.js';
import type { EndedSessions } from '../auth/ended-sessions.js';
import type { FormatError } from '../errors/format-error.js';
import type { Admission } from '../limits/admission.js';
import type { CallCounter } from '../limits/call-rates.js';
import type { DocumentLimits, SubscriptionLimits } from '../limits/settings.js';
import type { Prices } from '../limits/prices.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import type { Hydration } from './hydration.js';
import type { Readership } from './room.js';

export interface LiveServerSettings {
  readonly schema: () => GraphQLSchema;
  /** Fields that are equal for everyone who may read them, such as `Message.text`. */
  readonly sharedFields: () => ReadonlySet<string>;
  /** Who of these people may read a conversation. */
  readonly readersOf: (conversationId: string, userIds: readonly string[]) => Promise<Readership>;
  /** Runs a query through the gateway as the caller; errors are already formatted. */
  readonly run: (hydration: Hydration, caller: Caller, requestId: string) => Promise<ExecutionResult>;
  readonly authenticator: Authenticator;
  readonly ended: EndedSessions;
  readonly push: PushBus;
  readonly clock: Clock;
  readonly calls: CallCounter;
  readonly admission: Admission;
  readonly prices: () => Prices;
  readonly limits: DocumentLimits;
  readonly subscriptionLimits: SubscriptionLimits;
  readonly formatError: FormatError;
  readonly metrics: GatewayMetrics;
  readonly originAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly pingMs: number;
}
