import type { RateLimit } from '@setpoint/service-kit';

/** Of one person: enough to mistype a code, too few to guess one. */
export const INVITE_CODES: RateLimit = { name: 'tournament-invite-codes', points: 15, seconds: 600 };
/** A check tells something about a partner; nobody fills in the steps that often. */
export const CHECKS: RateLimit = { name: 'tournament-checks', points: 60, seconds: 600 };
