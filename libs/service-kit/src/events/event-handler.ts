import { SetMetadata } from '@nestjs/common';
import type { DataOf, EventContract, EventOf } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import type { Effects } from '../outbox/effects.js';

export const EVENT_REACTION = 'setpoint:event-reaction';

export interface ReactionOptions<C extends EventContract = EventContract> {
  /**
   * For handlers whose effect is "the newest wins": the version of the last event is remembered for the event's subject,
   * or for the key that the function gives where what is overwritten is finer than the subject, and older events are
   * skipped. So replayed dead letters, late topics and snapshots do no harm. Never for handlers that count or append.
   */
  readonly overwrites?: boolean | ((data: DataOf<C>) => string);
}

export interface ReactionMetadata extends ReactionOptions {
  readonly contract: EventContract;
}

/**
 * Marks a provider as this service's reaction to an event. One class, one file `events/on-<event>.ts`.
 * The effect, the inbox entry and the events it leads to are one transaction: use only the given `manager` to write.
 * Versions are remembered by the name of the class.
 */
export const OnEvent = <C extends EventContract>(contract: C, options: ReactionOptions<C> = {}): ClassDecorator =>
  SetMetadata(EVENT_REACTION, { contract, ...options } as ReactionMetadata);

export interface EventHandler<C extends EventContract> {
  /** May be called again for the same event when the transaction before was rolled back. */
  handle(event: EventOf<C>, manager: EntityManager, effects: Effects): Promise<void>;
}
