import type { Outcome, UserId } from '@setpoint/kernel';
import type { KeptBillingData } from '../../domain/billing-data.js';

/** The billing data of players, one set each. */
export abstract class BillingDataOfPlayers {
  abstract of(player: UserId): Promise<KeptBillingData | null>;

  /** Serialised per player; a refusal changes nothing. */
  abstract change<Code extends string>(
    player: UserId,
    decide: (kept: KeptBillingData | null) => Outcome<KeptBillingData, Code>,
  ): Promise<Outcome<KeptBillingData, Code>>;
}
