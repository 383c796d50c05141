import type { UserId } from '@setpoint/kernel';
import type { FoundReductions, WantedReductions } from '../../domain/discounts/reductions.js';
import type { Due } from '../../domain/due.js';

/** Reductions available to a player for a due. */
export abstract class PriceReductions {
  /** Reserves nothing. Reservations of an open payment of the same due count as available. */
  abstract of(due: Due, wanted: WantedReductions, now: Date): Promise<FoundReductions>;
  /** Whether entering a tournament now would be the player's first. */
  abstract isFirstTournament(player: UserId): Promise<boolean>;
}
