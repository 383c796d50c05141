import { z } from 'zod';
import type { RateDecision, RateLimiter } from '../ports/ports.js';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Settings shared by all services that send SMS, since they count together. */
export const smsCeiling = {
  smsPerHour: z.int().positive().default(200),
  smsPerDay: z.int().positive().default(1_000),
};

export interface SmsCeiling {
  readonly smsPerHour: number;
  readonly smsPerDay: number;
}

/** Share of the limits that SMS to guests may use, so that codes have a reserve whatever is sent to guests. */
const GUEST_SHARE = 0.5;

/** Counts an SMS against the platform's hourly and daily limits, since each one costs money. */
export const takeSms = (limiter: RateLimiter, ceiling: SmsCeiling): Promise<RateDecision> =>
  takeFrom('platform-sms', limiter, ceiling);

/** Counts an SMS to a guest, against the limits of such SMS first. */
export async function takeGuestSms(limiter: RateLimiter, ceiling: SmsCeiling): Promise<RateDecision> {
  const share = (points: number) => Math.max(1, Math.floor(points * GUEST_SHARE));
  const own = { smsPerHour: share(ceiling.smsPerHour), smsPerDay: share(ceiling.smsPerDay) };
  const ofGuests = await takeFrom('platform-guest-sms', limiter, own);
  return ofGuests.allowed ? takeSms(limiter, ceiling) : ofGuests;
}

async function takeFrom(
  name: string,
  limiter: RateLimiter,
  { smsPerHour, smsPerDay }: SmsCeiling,
): Promise<RateDecision> {
  const hour = await limiter.take({ name, points: smsPerHour, seconds: HOUR_SECONDS }, 'all');
  if (!hour.allowed) return hour;
  return limiter.take({ name, points: smsPerDay, seconds: DAY_SECONDS }, 'all');
}
