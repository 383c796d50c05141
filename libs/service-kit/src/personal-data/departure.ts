import { SetMetadata } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';

export const BEFORE_ERASURE = 'setpoint:before-erasure';

/** Marks a provider that ends by the service's rules what a person takes part in, before their data is erased. */
export const BeforeErasure = (): ClassDecorator => SetMetadata(BEFORE_ERASURE, true);

export interface Departure {
  /** Has transactions of its own and may be called again: what has ended is left alone. A rejection leads to another try. */
  leave(userId: UserId, now: Date): Promise<void>;
}
