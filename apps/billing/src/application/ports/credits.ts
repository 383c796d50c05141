import type { UserId } from '@setpoint/kernel';
import type { Money } from '../../domain/money.js';

/** What the platform owes players. */
export abstract class Credits {
  /** Zero for who never had any. */
  abstract of(player: UserId): Promise<Money>;
}
