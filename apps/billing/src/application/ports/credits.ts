import type { UserId } from '@setpoint/kernel';
import type { Due } from '../../domain/due.js';
import type { Money } from '../../domain/money.js';

/** Players' credit with the platform. */
export abstract class Credits {
  /** Zero for players who never had any. */
  abstract of(player: UserId): Promise<Money>;
  /** Credit available for a due, including what an open payment of the same due has reserved. */
  abstract forDue(due: Due): Promise<Money>;
}
