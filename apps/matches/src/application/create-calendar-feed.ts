import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import type { CalendarFeed } from '../domain/calendar/feed.js';
import type { MatchCode } from '../domain/refusals.js';
import { hashOfToken, newCalendarToken } from './calendar-token.js';
import { CalendarFeeds } from './ports/calendar-feeds.js';

const CREATING: RateLimit = { name: 'create-calendar-feed', points: 20, seconds: 3600 };

export interface NewCalendarFeed {
  readonly feed: CalendarFeed;
  /** Told this once: only its hash is kept. */
  readonly token: string;
}

/**
 * Makes an address for the player's calendar, in place of the one that the player names. Of two at once one is made:
 * the other is refused, so that nobody copies an address that ended in the same moment (BYD-05).
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
