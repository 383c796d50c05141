import type { Due } from '../../domain/due.js';
import { NO_REDUCTIONS, type Reductions } from '../../domain/price.js';

/** What lowers the price of a due for its player. */
export abstract class PriceReductions {
  abstract of(due: Due): Promise<Reductions>;
}

/** Everybody pays the price of the tournament or league. */
export class FullPrice extends PriceReductions {
  async of(): Promise<Reductions> {
    return NO_REDUCTIONS;
  }
}
