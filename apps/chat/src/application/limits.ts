import type { UserId } from '@setpoint/kernel';
import type { RateLimit, RateLimiter } from '@setpoint/service-kit';

const HOUR = 3_600;
/** CHT-08: allows quick exchanges, prevents floods. */
const SENDING: readonly RateLimit[] = [
  { name: 'chat-burst', points: 20, seconds: 10 },
  { name: 'chat-messages', points: 200, seconds: HOUR },
];
const GUEST_SENDING: readonly RateLimit[] = [
  { name: 'guest-chat-burst', points: 5, seconds: 10 },
  { name: 'guest-chat-messages', points: 40, seconds: HOUR },
];
/** New conversations between people who do not follow each other. */
const APPROACHING: readonly RateLimit[] = [{ name: 'chat-strangers', points: 10, seconds: HOUR }];
/** Each is read by a person. */
const REPORTING: readonly RateLimit[] = [{ name: 'chat-reports', points: 20, seconds: HOUR }];

async function wait(limiter: RateLimiter, limits: readonly RateLimit[], key: string): Promise<number | null> {
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await limiter.take(limit, key);
    if (!allowed) return retryAfterSeconds;
  }
  return null;
}

/** Each takes one point. Resolves with the seconds to wait, or null if allowed. */
export const waitToSend = (limiter: RateLimiter, who: UserId) => wait(limiter, SENDING, who);
export const waitToSendAsGuest = (limiter: RateLimiter, guestId: string) => wait(limiter, GUEST_SENDING, guestId);
export const waitToReport = (limiter: RateLimiter, who: UserId) => wait(limiter, REPORTING, who);
export const waitToApproach = (limiter: RateLimiter, who: UserId) => wait(limiter, APPROACHING, who);
