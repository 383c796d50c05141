import { SetMetadata } from '@nestjs/common';
import type { DataOf, EventContract, EventOf } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import type { Effects } from '../outbox/effects.js';

export const EVENT_REACTION = 'setpoint:event-reaction';

export interface Overwriting<C extends EventContract = EventContract> {
  /**
   * Name of what is overwritten; the handler's own unless told. Handlers that write the same thing from different events
   * of one owner give the same name: then the newest of all these events wins.
   */
  readonly what?: string;
  /** Which one of it, where that is finer than the event's subject. */
  readonly key?: (data: DataOf<C>) => string;
}

export interface ReactionOptions<C extends EventContract = EventContract> {
  /**
   * For handlers whose effect is "the newest wins": the version of the last event is remembered for what it has
   * overwritten, and older events are skipped. So replayed dead letters and late topics do no harm, and snapshots come
   * to these handlers alone. Never for handlers that notify, count or append.
   */
  readonly overwrites?: true | Overwriting<C>;
}

export interface ReactionMetadata extends ReactionOptions {
  readonly contract: EventContract;
}

/**
 * Marks a provider as this service's reaction to an event, or to each of several events that it treats alike. One class,
 * one file `events/on-<event>.ts`. The effect, the inbox entry and the events it leads to are one transaction: use only
 * the given `manager` to write.
 */
export const OnEvent = <C extends EventContract>(
  contracts: C | readonly C[],
  options: ReactionOptions<C> = {},
): ClassDecorator =>
  SetMetadata(
    EVENT_REACTION,
    [contracts].flat().map((contract) => ({ contract, ...options }) as ReactionMetadata),
  );

export interface EventHandler<C extends EventContract> {
  /** May be called again for the same event when the transaction before was rolled back. */
  handle(event: EventOf<C>, manager: EntityManager, effects: Effects): Promise<void>;
}
