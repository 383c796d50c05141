import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { hashOfToken, RateLimiter, type RateLimit } from '@setpoint/service-kit';
import type { CalendarFeed } from '../domain/calendar/feed.js';
import type { MatchCode } from '../domain/refusals.js';
import { newCalendarToken } from './calendar-token.js';
import { CalendarFeeds } from './ports/calendar-feeds.js';

const CREATING: RateLimit = { name: 'create-calendar-feed', points: 20, seconds: 3600 };

export interface NewCalendarFeed {
  readonly feed: CalendarFeed;
  /** Returned only this once; only its hash is stored. */
  readonly token: string;
}

/**
 * Creates the URL of the player's calendar feed, replacing the one that the client names. Of two concurrent requests one succeeds:
 * the other is refused, so that nobody copies a URL that has just been revoked (BYD-05).
 */
@Injectable()
export class CreateCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(replaced: string | null, who: UserId): Promise<Outcome<NewCalendarFeed, MatchCode>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(CREATING, who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    const feed: CalendarFeed = { id: this.ids.next(), createdAt: this.clock.now() };
    const token = newCalendarToken();
    const made = await this.feeds.replace(who, replaced, feed, hashOfToken(token));
    return made ? accept({ feed, token }) : refuse('CALENDAR_FEED_CHANGED');
  }
}
