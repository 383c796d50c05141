import { z } from 'zod';
import type { RateDecision, RateLimiter } from '../ports/ports.js';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Settings of every service that has SMS sent: the same for all of them, since they count together. */
export const smsCeiling = {
  smsPerHour: z.int().positive().default(200),
  smsPerDay: z.int().positive().default(1_000),
};

export interface SmsCeiling {
  readonly smsPerHour: number;
  readonly smsPerDay: number;
}

/** Takes one of the SMS that the whole platform may send in an hour and in a day: each costs, whoever causes it. */
export async function takeSms(limiter: RateLimiter, { smsPerHour, smsPerDay }: SmsCeiling): Promise<RateDecision> {
  const hour = await limiter.take({ name: 'platform-sms', points: smsPerHour, seconds: HOUR_SECONDS }, 'all');
  if (!hour.allowed) return hour;
  return limiter.take({ name: 'platform-sms', points: smsPerDay, seconds: DAY_SECONDS }, 'all');
}
