import { refuse } from '@setpoint/kernel';
import type { RateLimit } from '@setpoint/service-kit';

/** Changes of one's own profile, per player. */
export const PROFILE_CHANGES: RateLimit = { name: 'players:profile', points: 120, seconds: 60 };
/** Follows and blocks, per player. */
export const RELATION_CHANGES: RateLimit = { name: 'players:relation', points: 120, seconds: 60 };
/** Invitation code attempts per player; makes guessing one of 31⁸ codes hopeless. */
export const CODES_TRIED: RateLimit = { name: 'players:invite-code', points: 20, seconds: 600 };

/** The refusal of a rate limit (API-14); `data` has the retry delay in seconds. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
