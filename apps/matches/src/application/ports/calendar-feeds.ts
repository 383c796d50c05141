import type { UserId } from '@setpoint/kernel';
import type { CalendarFeed } from '../../domain/calendar/feed.js';

/** Calendar feeds, one per player; tokens are stored as hashes. */
export abstract class CalendarFeeds {
  abstract of(player: UserId): Promise<CalendarFeed | null>;
  /** Creates a feed or replaces the one with the given id; false if that has changed in the meantime. */
  abstract replace(player: UserId, replaced: string | null, feed: CalendarFeed, tokenHash: string): Promise<boolean>;
  abstract remove(player: UserId): Promise<void>;
  abstract ownerOf(tokenHash: string): Promise<UserId | null>;
}
