import { mailboxOf, type UserId } from '@setpoint/kernel';
import type { RateLimit, RateLimiter } from '@setpoint/service-kit';

const DAY = 86_400;
/** Limits per inviter, and per mailbox across inviters, against mail floods. */
const INVITING: RateLimit = { name: 'invite-guests', points: 20, seconds: DAY };
const BEING_INVITED: RateLimit = { name: 'invitations-to-address', points: 5, seconds: DAY };

/** Counts an invitation to this address. Resolves with the seconds to wait, or null if it may be sent. */
export async function waitToInvite(limiter: RateLimiter, who: UserId, address: string): Promise<number | null> {
  for (const [limit, key] of [
    [INVITING, who],
    [BEING_INVITED, mailboxOf(address)],
  ] as const) {
    const { allowed, retryAfterSeconds } = await limiter.take(limit, key);
    if (!allowed) return retryAfterSeconds;
  }
  return null;
}
