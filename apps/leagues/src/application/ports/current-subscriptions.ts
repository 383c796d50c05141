import type { UserId } from '@setpoint/kernel';

export abstract class CurrentSubscriptions {
  /** Subscriptions that are not over in which somebody plays or stands by. */
  abstract of(player: UserId): Promise<readonly { readonly id: string; readonly leagueId: string }[]>;
}
