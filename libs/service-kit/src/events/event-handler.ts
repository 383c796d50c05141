import { SetMetadata } from '@nestjs/common';
import type { EventContract, EventOf } from '@setpoint/events';
import type { Transaction } from 'kysely';

export const EVENT_CONTRACT = 'setpoint:event-contract';

/**
 * Marks a provider as this service's reaction to an event. One class, one file `events/on-<event>.ts`.
 * The effect and the inbox entry are one transaction: use only the given `tx` to write.
 */
export const OnEvent = (contract: EventContract): ClassDecorator => SetMetadata(EVENT_CONTRACT, contract);

export interface EventHandler<C extends EventContract, Tables = unknown> {
  handle(event: EventOf<C>, tx: Transaction<Tables>): Promise<void>;
}
