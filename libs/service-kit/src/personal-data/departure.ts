import { SetMetadata } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';

export const BEFORE_ERASURE = 'setpoint:before-erasure';

/** Marks a provider that ends a person's participations by the service's rules before their data is erased. */
export const BeforeErasure = (): ClassDecorator => SetMetadata(BEFORE_ERASURE, true);

export interface Departure {
  /** Uses its own transactions and must be idempotent. A rejection leads to a retry. */
  leave(userId: UserId, now: Date): Promise<void>;
}
