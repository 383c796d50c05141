import { SetMetadata } from '@nestjs/common';
import type { EventContract, EventOf } from '@setpoint/events';
import type { Transaction } from 'kysely';
import type { Effects } from '../outbox/effects.js';

export const EVENT_CONTRACT = 'setpoint:event-contract';

/**
 * Marks a provider as this service's reaction to an event. One class, one file `events/on-<event>.ts`.
 * The effect, the inbox entry and the events it leads to are one transaction: use only the given `tx` to write.
 */
export const OnEvent = (contract: EventContract): ClassDecorator => SetMetadata(EVENT_CONTRACT, contract);

export interface EventHandler<C extends EventContract, Tables = unknown> {
  /** May be called again for the same event when the transaction before was rolled back. */
  handle(event: EventOf<C>, tx: Transaction<Tables>, effects: Effects): Promise<void>;
}
