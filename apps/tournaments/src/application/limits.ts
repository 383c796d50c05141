import type { RateLimit } from '@setpoint/service-kit';

/** Per person: enough for typing errors, too few to guess a code. */
export const INVITE_CODES: RateLimit = { name: 'tournament-invite-codes', points: 15, seconds: 600 };
/** Of checks, with or without registering, because their answers reveal something about a partner. */
export const CHECKS: RateLimit = { name: 'tournament-checks', points: 60, seconds: 600 };
