import type { UserId } from '@setpoint/kernel';

export abstract class CurrentSubscriptions {
  /** Subscriptions that are not over in which somebody plays, as captain or partner. */
  abstract of(player: UserId): Promise<readonly { readonly id: string; readonly leagueId: string }[]>;
}
