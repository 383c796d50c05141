import type { UserId } from '@setpoint/kernel';
import type { FoundReductions, WantedReductions } from '../../domain/discounts/reductions.js';
import type { Due } from '../../domain/due.js';

/** What lowers the price of a due for its player. */
export abstract class PriceReductions {
  /** Sets nothing aside. What an open payment of the same due has set aside counts as there. */
  abstract of(due: Due, wanted: WantedReductions, now: Date): Promise<FoundReductions>;
  /** Whether a tournament that this player enters now would be the first. */
  abstract isFirstTournament(player: UserId): Promise<boolean>;
}
