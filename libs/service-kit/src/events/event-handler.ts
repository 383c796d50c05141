import { SetMetadata } from '@nestjs/common';
import type { DataOf, EventContract, EventOf } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import type { Effects } from '../outbox/effects.js';

export const EVENT_REACTION = 'setpoint:event-reaction';

export interface Overwriting<C extends EventContract = EventContract> {
  /**
   * Name of what is overwritten; the handler's name by default. Handlers that write the same data from different events
   * of one owner use the same name, so that the newest of all these events wins.
   */
  readonly what?: string;
  /** Key within it, if finer than the event's subject. */
  readonly key?: (data: DataOf<C>) => string;
}

export interface ReactionOptions<C extends EventContract = EventContract> {
  /**
   * For "last write wins" handlers: the version of the last event is stored for what it has
   * overwritten, and older events are skipped. Replayed dead letters and late topics are therefore harmless, and snapshots are
   * delivered to these handlers only. Not for handlers that notify, count or append.
   */
  readonly overwrites?: true | Overwriting<C>;
}

export interface ReactionMetadata extends ReactionOptions {
  readonly contract: EventContract;
}

/**
 * Marks a provider as the handler of an event, or of several events that it treats alike. One class,
 * one file `events/on-<event>.ts`. The effect, the inbox entry and emitted events share one transaction: write only
 * through the given `manager`.
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
  /** May be called again for the same event if the previous transaction was rolled back. */
  handle(event: EventOf<C>, manager: EntityManager, effects: Effects): Promise<void>;
}
