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
  /** A dispute with the bank is open. */
  readonly disputed: boolean;
  /** Oldest first. */
  readonly actions: readonly SupportAction[];
}

/** Who may not begin to pay for registrations (BIL-09). */
export abstract class BarredPayers {
  /** The first bar of a player stays. Others hear of it where it changes whether they are barred. */
  abstract bar(bar: Bar): Promise<void>;
  abstract unbar(playerId: UserId, by: UserId, reason: string | null, at: Date): Promise<void>;
  abstract accessOf(playerId: UserId): Promise<PaymentAccess>;
}
