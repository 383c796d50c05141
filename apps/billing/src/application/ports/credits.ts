import type { UserId } from '@setpoint/kernel';
import type { Due } from '../../domain/due.js';
import type { Money } from '../../domain/money.js';

/** What the platform owes players. */
export abstract class Credits {
  /** Zero for who never had any. */
  abstract of(player: UserId): Promise<Money>;
  /** What could pay a due of its player: also what an open payment of the same due has set aside. */
  abstract forDue(due: Due): Promise<Money>;
}
