import type { UserId } from '@setpoint/kernel';
import type { SupportAction } from '../../domain/discounts/support-action.js';

export interface Bar {
  readonly playerId: UserId;
  readonly barredBy: UserId;
  readonly reason: string;
  readonly barredAt: Date;
}

export interface PaymentAccess {
  /** By support. */
  readonly barred: boolean;
  /** While a dispute with the bank is open. */
  readonly disputed: boolean;
  /** By a lost dispute, until support lifts that. */
  readonly lost: boolean;
  /** Oldest first. */
  readonly actions: readonly SupportAction[];
}

/** Players barred from paid registrations (BIL-09). */
export abstract class BarredPayers {
  /** The first bar of a player is kept. Publishes an event if it changes whether the player is barred. */
  abstract bar(bar: Bar): Promise<void>;
  /** Lifts the bars of lost disputes as well. */
  abstract unbar(playerId: UserId, by: UserId, reason: string | null, at: Date): Promise<void>;
  abstract isBarred(playerId: UserId): Promise<boolean>;
  abstract accessOf(playerId: UserId): Promise<PaymentAccess>;
}
