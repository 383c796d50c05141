import { DateTime } from 'luxon';
import type { NoticeDays, Tournament } from './tournament.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a place is held during registration. */
export const CAPTAIN_PAYS_MS = 30 * MINUTE_MS;
/** Starts with the captain's payment (TRN-07). */
export const PARTNER_PAYS_MS = 24 * HOUR_MS;
/** How long a freed place of a slam is offered to a team. */
export const OFFER_MS = 24 * HOUR_MS;
/** Minimum time between closing and start, for timely notices (TRN-09). */
const CLOSED_DAYS = 7;
const SLAM_DAYS = 10;
export const NOTICE_DAYS: readonly NoticeDays[] = [7, 3, 1];

export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** Adds local days; a day has 23 to 25 hours. */
const localDays = (at: Date, timeZone: string, days: number): Date =>
  DateTime.fromJSDate(at, { zone: timeZone }).plus({ days }).toJSDate();

/** Start of a local day; later than 0:00 if midnight is skipped by a clock change. */
export const startOfDay = (day: string, timeZone: string): Date =>
  DateTime.fromISO(day, { zone: timeZone }).startOf('day').toJSDate();

export const localDay = (at: Date, timeZone: string): string =>
  DateTime.fromJSDate(at, { zone: timeZone }).toFormat('yyyy-MM-dd');

type Start = Pick<Tournament, 'startsAt' | 'timeZone'>;

/** Deadline for paying or returning places of a slam (TRN-12). */
export const tenDaysBefore = ({ startsAt, timeZone }: Start): Date => localDays(startsAt, timeZone, -SLAM_DAYS);

/** The planned start, or seven days after closing if that is later. */
export const startAfterClosing = ({ startsAt, timeZone }: Start, closedAt: Date): Date =>
  later(startsAt, localDays(closedAt, timeZone, CLOSED_DAYS));

export const noticeAt = ({ startsAt, timeZone }: Start, days: NoticeDays): Date => localDays(startsAt, timeZone, -days);

/** Age in whole years on a given date. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const ACTIVITY_MS = 90 * 24 * HOUR_MS;

/** Matches since then count for activity (TRN-12). */
export const activitySince = (at: Date): Date => after(at, -ACTIVITY_MS);
