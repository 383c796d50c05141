import { refuse } from '@setpoint/kernel';
import type { RateLimit } from '@setpoint/service-kit';

/** Changes of one's own profile, per player. */
export const PROFILE_CHANGES: RateLimit = { name: 'players:profile', points: 120, seconds: 60 };
/** Follows and blocks, per player. */
export const RELATION_CHANGES: RateLimit = { name: 'players:relation', points: 120, seconds: 60 };
/** Invitation codes tried, per player: guessing one of 31⁸ is hopeless at this pace. */
export const CODES_TRIED: RateLimit = { name: 'players:invite-code', points: 20, seconds: 600 };

/** The refusal of a limit (API-14): `data` has the seconds until it is worth trying again. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
