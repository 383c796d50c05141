import type { UserId } from '@setpoint/kernel';
import type { RateLimit, RateLimiter } from '@setpoint/service-kit';
import { mailboxOf } from '../domain/rules/mailbox.js';

const DAY = 86_400;
/** Per person, and per mailbox whoever invites: nobody gets a flood of mails out of this. */
const INVITING: RateLimit = { name: 'invite-guests', points: 20, seconds: DAY };
const BEING_INVITED: RateLimit = { name: 'invitations-to-address', points: 5, seconds: DAY };

/** Counts an invitation of this address. Resolves with the seconds to wait; null where it may be sent. */
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
