import type { UserId } from '@setpoint/kernel';
import type { CalendarFeed } from '../../domain/calendar/feed.js';

/** Addresses of calendars, one for each player; tokens are kept as hashes. */
export abstract class CalendarFeeds {
  abstract of(player: UserId): Promise<CalendarFeed | null>;
  /** Puts a feed in the place of the one with the id, or where there was none; false when it is another one by now. */
  abstract replace(player: UserId, replaced: string | null, feed: CalendarFeed, tokenHash: string): Promise<boolean>;
  abstract remove(player: UserId): Promise<void>;
  abstract ownerOf(tokenHash: string): Promise<UserId | null>;
}
