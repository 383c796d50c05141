import type { UserId } from '@setpoint/kernel';

export interface Bar {
  readonly playerId: UserId;
  readonly barredBy: UserId;
  readonly reason: string;
  readonly barredAt: Date;
}

/** Who may not begin to pay for registrations (BIL-09). */
export abstract class BarredPayers {
  /** The first bar of a player stays. */
  abstract bar(bar: Bar): Promise<void>;
  abstract unbar(playerId: UserId): Promise<void>;
}
